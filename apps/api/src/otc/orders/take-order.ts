import { needsSecondArbiter } from '@jindu/domain/trust/disputes'
import { whyNotDeal } from '@jindu/domain/accounts/people'
import { fail } from '@jindu/domain/errors'
import type { takeOfferInput } from '@jindu/domain/input'
import { amountFor, opensAt, pricedAsSeen, unmetRequirement, volumeLimits } from '@jindu/domain/otc/offers'
import { isOpen, nextWarning, otcOrderEntry, takeOffer, unattendedAt } from '@jindu/domain/otc/orders'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { assertOpen } from '../../platform/chain/index.ts'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow, type CountedLimit } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { assertNoWait } from '../../accounts/accounts/index.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { dealNotBlocked, readBlocks } from '../../accounts/people/index.ts'
import { greet, openConversation } from '../../trust/conversations/index.ts'
import { otcTalk } from './conversation-subject.ts'
import { tell } from '../../records/messages/index.ts'
import {
  fixSum,
  hoursOf,
  isTriggeredNow,
  loadOffer,
  offerOf,
  readTaker,
  takeVolume,
  tellOfOffer,
  termsMark,
  type OfferRow,
} from '../offers/index.ts'
import { appendEntry, NO_ENTRIES } from '../../records/timeline/index.ts'
import { fiatColumns, fiatFacts } from './to-pay.ts'
import { tellParties } from '../../records/messages/index.ts'
import { columnsOf } from './order-row.ts'
import { keepPayees, payeesOfTrade } from './kept-payees.ts'
import { assertFewOpen, assertMayCancel, countOpenOrders, fewOpen, readCancellations } from './order-bounds.ts'
import { otcOrder } from './tables.ts'
import { left, tellWhenRunOut } from './tell-run-out.ts'

export type TakeOrder = Omit<z.output<typeof takeOfferInput>, 'payPassword' | 'payees'> & {
  /** Receiving accounts of a selling taker; old clients name none. */
  readonly payees?: readonly number[] | undefined
}

/** Loads ids and limits that decide whether the user may take an order now. */
async function readLimits(app: App, uid: number, { side, ownerUid, currency }: OfferRow) {
  // A sell offer whose owner has a debt cannot be taken. A seller who takes a buy offer needs no check: their balance
  // already went to the debt.
  const ownersDebt = { kind: 'user_debt', currency, owner: String(ownerUid) } as const
  const [[drawn], open, cancelled, cancelledByOwner, debt] = await Promise.all([
    app.db
      .select({
        orderId: sql`nextval('otc_order_id_seq')`.mapWith(Number),
        chatId: sql`nextval('conversation_id_seq')`.mapWith(Number),
      })
      .from(appUser)
      .where(and(eq(appUser.uid, ownerUid), isNull(appUser.frozenAt))),
    countOpenOrders(app, uid),
    readCancellations(app, uid),
    side === 'buy' ? readCancellations(app, ownerUid) : null,
    side === 'sell' ? balanceUnits(app.db, ownersDebt) : 0n,
  ])
  const orderId = drawn?.orderId ?? null
  return { orderId, chatId: drawn?.chatId ?? 0, open, cancelled, cancelledByOwner, owes: debt > 0n }
}

/** The same check in the commit: the debt may arise meanwhile. */
const ownerOwesNothing = ({ ownerUid, currency }: OfferRow): CountedLimit => ({
  count: sql`otc_owner_owes(${ownerUid}::bigint, ${currency}::text)`,
  below: 1,
})

/** Buyers without cancellations left get no new orders, neither as takers nor as offer owners. */
function assertWithinLimits({ open, cancelled, cancelledByOwner }: Awaited<ReturnType<typeof readLimits>>): void {
  assertFewOpen(open)
  assertMayCancel(cancelled)
  const secondsLeft = cancelledByOwner?.secondsLeft ?? null
  if (secondsLeft !== null) fail('OFFER_OWNER_CANCELLED_TOO_OFTEN', { secondsLeft })
}

/**
 * Takes an offer: the coin moves into the order's escrow, from a sell offer's lock or the taker's fiat-trade balance.
 * All changes are one commit; the same idempotency key returns the first order.
 * @throws DomainError OFFER_NOT_FOUND, CURRENCY_NOT_ACCEPTED, RATE_UNAVAILABLE where the price follows the market, OFFER_TERMS_CHANGED, OFFER_PRICE_CHANGED, OFFER_PRICE_BELOW_FLOOR, OFFER_PRICE_ABOVE_CEILING, OFFER_OUTSIDE_HOURS, OFFER_REQUIREMENT_NOT_MET, PERSON_BLOCKED, SELLER_FROZEN, OFFER_OWNER_OWES, SECURITY_WAIT of one who sells, the refusals of `take` in the
 *   offer's table, FIAT_NOT_ACCEPTED, FIAT_RATE_UNAVAILABLE, FIAT_SUM_CHANGED, OTC_ORDER_TOO_MANY_OPEN, OTC_ORDER_CANCELLED_TOO_OFTEN, OFFER_OWNER_CANCELLED_TOO_OFTEN, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH, OFFER_OTHER_CURRENCY,
 *   and what `namedPayees` refuses
 */
export function takeOrder(app: App, takerUid: number, input: TakeOrder): Promise<{ id: number }> {
  const { id: offerId, volume, unitPrice, toPay: seen, terms, payees: named = [], idempotencyKey } = input
  const key = once(takerUid, idempotencyKey, 'otcOrders.take', {
    offerId,
    volume,
    unitPrice,
    named,
    ...(seen === undefined ? {} : { seen }),
    ...(terms === undefined ? {} : { terms }),
  })

  return runVerb(app, key, async () => {
    const row = await loadOffer(app, offerId)
    if (volume.asset !== row.currency) return fail('OFFER_OTHER_CURRENCY', { currency: row.currency })
    assertOpen(app, 'otc', row.currency)
    const [taker, limits] = await Promise.all([readTaker(app, takerUid), readLimits(app, takerUid, row)])
    if (taker.hasBlocks) {
      const refusal = whyNotDeal('takeOffer', await readBlocks(app, takerUid, row.ownerUid))
      if (refusal !== null) return fail(refusal, { id: offerId })
    }
    const settings = app.settings.current()
    if (terms !== undefined && terms !== termsMark(row, settings)) return fail('OFFER_TERMS_CHANGED')
    const stored = offerOf(row)
    const { margin, requirements } = stored.terms
    const standing = margin === null ? [] : app.rates.standing(row.currency)
    const offer = row.ownerUid === takerUid ? stored : pricedAsSeen(stored, unitPrice, standing, settings)
    const makerHours = hoursOf(row)
    const again = opensAt(makerHours, app.clock.now())
    if (again !== null && row.ownerUid !== takerUid) {
      return fail('OFFER_OUTSIDE_HOURS', { secondsLeft: again - app.clock.now() })
    }
    const unmet = row.ownerUid === takerUid ? null : unmetRequirement(requirements, taker.facts)
    if (unmet !== null)
      return fail('OFFER_REQUIREMENT_NOT_MET', { requirement: unmet, asked: requirements[unmet] ?? 0 })

    const now = app.clock.now()
    const { order: step } = takeOffer(
      offer,
      {
        takerUid,
        volume,
        feeBasisPoints: settings.otcFeeBasisPoints,
        autoSettleSeconds: settings.autoOrderSettleSeconds,
        paySeconds: row.paySeconds,
        makerHours,
        disputeTerms: {
          responseSeconds: rules.otc.disputeResponseSeconds,
          needsSecondArbiter: needsSecondArbiter(amountFor(offer, volume), settings.secondArbiterCents),
        },
        settleDemand: settings.otcSettleDemand,
      },
      now,
    )
    const sum = fixSum(app, row.fiat, step.state.total, seen)
    if (limits.orderId === null) return fail('SELLER_FROZEN')
    await assertNoWait(app, takerUid, `take.${row.side}Offer`)
    if (limits.owes) return fail('OFFER_OWNER_OWES')
    assertWithinLimits(limits)
    const payees = await payeesOfTrade(app, row, takerUid, named)
    const talk = { subjectId: offerId, ownerUid: row.ownerUid, askerUid: takerUid }
    const greeted =
      row.greeting === ''
        ? // Reuse the conversation of an earlier order on the same offer.
          { guards: [], writes: [openConversation(app, limits.chatId, 'otcOffer', talk, now)], outbox: [] }
        : await greet(
            app,
            'otcOffer',
            otcTalk,
            { ...talk, orderId: limits.orderId, text: row.greeting },
            limits.chatId,
            now,
          )
    // Last, because the market's price may move while the calls above wait.
    if (isTriggeredNow(app, row)) return fail('OFFER_TAKEN_DOWN')
    const id = limits.orderId
    const { state, moves, note } = step
    if (!isOpen(state)) return fail('STATE_CORRUPT', { machine: 'otcOrder' })
    const { buyerUid, sellerUid, escrow, total } = state
    const warningAt = nextWarning(state, 0)?.at ?? null
    const entry = otcOrderEntry(id, state, { id: offerId, ongoing: true }, moves)
    const reference = { kind: 'otcOrder', id } as const
    const actor = takerUid === buyerUid ? 'buyer' : 'seller'
    const told = appendEntry(reference, NO_ENTRIES, {
      note,
      actor,
      actorUid: takerUid,
      details: {
        offer: offerId,
        currency: escrow.asset,
        toEscrow: escrow.units.toString(),
        usdE8: unitPrice.toString(),
        totalCents: total.units.toString(),
        ...fiatFacts(sum),
        ...(row.paySeconds === null ? {} : { paySeconds: row.paySeconds.toString() }),
      },
      at: now,
    })
    await commitVerb(app, {
      once: key,
      response: { id },
      limits: [
        fewOpen(takerUid),
        dealNotBlocked(takerUid, row.ownerUid),
        ...(row.side === 'sell' ? [ownerOwesNothing(row)] : []),
      ],
      guards: [{ ...takeVolume(app, row, escrow.units), met: left }, ...greeted.guards],
      writes: [
        insertRow(otcOrder, {
          ...columnsOf(state),
          ...fiatColumns(sum),
          id,
          offerId,
          unattendedAt: unattendedAt(state),
          warningAt,
          ...told.end,
        }),
        told.write,
        ...keepPayees(app, id, payees),
        ...greeted.writes,
        ...tellParties({ id, buyerUid, sellerUid }, { note, by: takerUid, at: now }),
        tell(
          row.ownerUid,
          { kind: 'otcOffer.taken', subjectId: id, side: actor === 'buyer' ? 'seller' : 'buyer', facts: {} },
          { by: takerUid, at: now },
        ),
        tellWhenRunOut(row, { taken: escrow.units, least: volumeLimits(offer).minimum.units, at: now }),
      ],
      entries: entry === null ? [] : [{ entry, reference, actorUid: takerUid }],
      audit: [{ action: 'otcOrder.take', actor: { kind: 'user', uid: takerUid }, subject: reference }],
      outbox: [
        { topic: 'otcOrder', uids: [buyerUid, sellerUid], payload: { id, event: 'taken' } },
        tellOfOffer(row, 'take'),
        ...greeted.outbox,
        { topic: 'wallet', uids: [sellerUid], payload: { currency: escrow.asset } },
      ],
    })
    return { id }
  })
}
