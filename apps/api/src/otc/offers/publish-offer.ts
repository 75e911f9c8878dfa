import { fail } from '@jindu/domain/errors'
import type { publishOfferInput } from '@jindu/domain/input'
import type { FiatCode } from '@jindu/domain/money'
import { offerProblems, otcOfferEntry, publishOtcOffer, triggerProblem } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { assertNoWait } from '../../accounts/accounts/index.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { namedPayees } from '../payees/index.ts'
import { appendEntry, NO_ENTRIES } from '../../records/timeline/index.ts'
import { assertOpenFiat } from './fiat.ts'
import { storedHours } from './hours.ts'
import { offerColumns } from './offer-row.ts'
import { assertPayTime } from './pay-time.ts'
import { priceFacts } from './price-facts.ts'
import { otcOffer } from './tables.ts'
import { tellOfOffer } from './tell-of-offer.ts'
import { triggerOf } from './trigger.ts'
import { termsAtPrice } from './terms-given.ts'

/** An offer as its owner wrote it. */
export type PublishOffer = Omit<
  z.output<typeof publishOfferInput>,
  'payPassword' | 'payees' | 'fiat' | 'paySeconds' | 'trigger' | 'greeting'
> & {
  /** What it is paid in; dollars if left out. */
  readonly fiat?: FiatCode | undefined
  /** The buyer's time to pay; the site's if left out. */
  readonly paySeconds?: number | null | undefined
  /** The market's price that takes a fixed offer down, US dollars times 10^8; none if left out. */
  readonly trigger?: bigint | null | undefined
  /** The first message that takers get; none if left out. */
  readonly greeting?: string | undefined
  /** Own accounts that fiat is paid to; old clients name none. */
  readonly payees?: readonly number[] | undefined
}

/**
 * Publishes an offer; a sell offer's total goes from the owner's fiat-trade balance into the offer's own lock.
 * @throws DomainError CURRENCY_NOT_ACCEPTED, FIAT_NOT_ACCEPTED, the codes of `offerProblems`, OFFER_PAY_TIME_OUT_OF_RANGE, OFFER_TRIGGER_REACHED, OFFER_TOO_MANY, INSUFFICIENT_FUNDS, RATE_UNAVAILABLE, IDEMPOTENCY_MISMATCH, SECURITY_WAIT of who sells, and what `namedPayees` refuses
 */
export function publishOffer(app: App, ownerUid: number, input: PublishOffer): Promise<{ id: number }> {
  const {
    side,
    total,
    minimum,
    maximum,
    requirements,
    remark,
    hours,
    methods,
    fiat = 'USD',
    paySeconds = null,
    trigger = null,
    greeting = '',
    payees = [],
    idempotencyKey,
  } = input
  const {
    idempotencyKey: _key,
    fiat: _fiat,
    paySeconds: _seconds,
    trigger: _trigger,
    greeting: _greeting,
    ...request
  } = input
  /** Facts that calls from before they existed do not name: a retry of such a call finds its answer. */
  const newer = {
    ...(fiat === 'USD' ? {} : { fiat }),
    ...(paySeconds === null ? {} : { paySeconds }),
    ...(trigger === null ? {} : { trigger }),
    ...(greeting === '' ? {} : { greeting }),
  }
  const asked = { ...request, ...newer }
  const key = once(ownerUid, idempotencyKey, 'otcOffers.publish', asked)

  return runVerb(app, key, async () => {
    const currency = total.asset
    assertOpen(app, 'otc', currency)
    assertOpenFiat(app, fiat)
    const market = app.rates.rate(currency)
    const unpriced = { unitPrice: { currency, usdE8: 0n }, margin: null }
    const terms = termsAtPrice(input, unpriced, { minimum, maximum, requirements }, market)
    const draft = { side, ownerUid, total, terms }
    const [problem] = offerProblems(draft, market, app.settings.current())
    if (problem !== undefined) return fail(problem.code, problem.details)
    assertPayTime(app, paySeconds)
    const wrong = triggerProblem(draft, triggerOf({ currency, triggerE8: trigger }), market)
    if (wrong !== null) return fail(wrong)
    await assertNoWait(app, ownerUid, `${side}Offer.publish`)
    const ongoing = app.db.$count(otcOffer, and(eq(otcOffer.ownerUid, ownerUid), eq(otcOffer.status, 'ongoing')))
    const [found] = await app.db
      .select({ id: sql`nextval('otc_offer_id_seq')`.mapWith(Number), ongoing: sql`${ongoing}`.mapWith(Number) })
      .from(appUser)
      .where(eq(appUser.uid, ownerUid))
    if (found === undefined) return fail('INTERNAL')
    if (found.ongoing >= rules.otc.maximumOngoingOffers) return fail('OFFER_TOO_MANY')
    await namedPayees(app, ownerUid, payees, { side, methods }, 'owner')

    const now = app.clock.now()
    const { id } = found
    const { state, moves, note } = publishOtcOffer(draft)
    const entry = otcOfferEntry(id, state, moves)
    const reference = { kind: 'otcOffer', id } as const
    const told = appendEntry(reference, NO_ENTRIES, {
      note,
      actor: 'owner',
      actorUid: ownerUid,
      details: {
        side,
        currency,
        totalUnits: total.units.toString(),
        ...priceFacts(terms),
        ...(fiat === 'USD' ? {} : { fiat }),
        ...(paySeconds === null ? {} : { paySeconds: paySeconds.toString() }),
      },
      at: now,
    })
    await commitVerb(app, {
      once: key,
      response: { id },
      limits: [{ count: sql`otc_ongoing_offers(${ownerUid}::bigint)`, below: rules.otc.maximumOngoingOffers }],
      writes: [
        insertRow(otcOffer, {
          ...offerColumns(state),
          id,
          fiat,
          remark,
          greeting,
          triggerE8: trigger,
          hours: storedHours(hours),
          paySeconds,
          methods,
          payeeIds: [...payees],
          createdAt: now,
          ...told.end,
        }),
        told.write,
      ],
      entries: entry === null ? [] : [{ entry, reference, actorUid: ownerUid }],
      audit: [{ action: 'otcOffer.publish', actor: { kind: 'user', uid: ownerUid }, subject: reference }],
      outbox: [
        tellOfOffer({ id, ownerUid, currency }, 'published'),
        ...(entry === null ? [] : [{ topic: 'wallet' as const, uids: [ownerUid], payload: { currency } }]),
      ],
    })
    return { id }
  })
}
