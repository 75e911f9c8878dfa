import { fail } from '@jindu/domain/errors'
import { entryTemplates } from '@jindu/domain/ledger'
import { equals, formatUsd, isPositive, usd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { rightsPrice } from '@jindu/domain/accounts/paid-terms'
import { isWithdrawn, monthCentsOf, renewedStopTime, type Right } from '@jindu/domain/accounts/rights'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { quoteAsSeen, quoteUsd } from '../../platform/rates/quote.ts'
import { appUser } from '../accounts/tables.ts'
import { withdrawalOf } from './holdings.ts'
import { rightPurchase, userRight } from './tables.ts'
import { storeRight } from './store-right.ts'

interface BuyInput {
  readonly right: Right
  readonly months: number
  readonly currency: CurrencyCode
  /** The price of a month that the buyer saw. */
  readonly monthPrice?: Money<'USD'> | undefined
  /** The total that the buyer saw, in the currency they pay with. Without it the newest rate counts. */
  readonly total?: Money<CurrencyCode> | undefined
  readonly idempotencyKey: string
}

interface Bought {
  readonly id: number
  /** Unix seconds. */
  readonly until: number
}

async function load({ db }: App, uid: number, right: Right) {
  const [row] = await db
    .select({ id: sql`nextval('right_purchase_id_seq')`.mapWith(Number), held: userRight })
    .from(appUser)
    .leftJoin(userRight, and(eq(userRight.uid, appUser.uid), eq(userRight.right, right)))
    .where(eq(appUser.uid, uid))
  return row ?? fail('USER_NOT_FOUND', { uid })
}

/**
 * Buys or renews a right, adding to its remaining time (wallet-and-otc.md §5 "Rights purchase"). The same idempotency
 * key returns the first purchase. The caller has verified the pay password.
 * @throws DomainError CURRENCY_NOT_ACCEPTED, RIGHT_WITHDRAWN, RIGHT_MONTHS_INVALID, PRICE_CHANGED, RATE_CHANGED, RATE_UNAVAILABLE, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH
 */
export function buyRight(app: App, uid: number, input: BuyInput): Promise<Bought> {
  const { right, months, currency, monthPrice } = input
  // The seen total is no part of it: a page that asks again after a lost answer may have read a newer rate.
  const key = once(uid, input.idempotencyKey, 'rights.buy', { right, months, currency })

  return runVerb(app, key, async () => {
    assertOpen(app, 'rights', currency)
    const { id, held } = await load(app, uid, right)
    const now = app.clock.now()
    if (isWithdrawn(withdrawalOf(held), now)) return fail('RIGHT_WITHDRAWN')
    const monthCents = monthCentsOf(right, app.settings.current())
    const current = usd(monthCents)
    if (monthPrice !== undefined && !equals(monthPrice, current))
      return fail('PRICE_CHANGED', { seen: Number(monthPrice.units), now: monthCents, price: formatUsd(current) })
    const newest = quoteUsd(app, rightsPrice(monthCents, months), currency)
    const { totalUsd, total, rate } = input.total === undefined ? newest : quoteAsSeen(app, newest, input.total)
    const until = renewedStopTime(held?.until ?? 0, months, now)
    const response = { id, until }
    await commitVerb(app, {
      once: key,
      response,
      guards: [{ change: storeRight(uid, right, held, { until, remindedDays: null }) }],
      writes: [
        insertRow(rightPurchase, {
          id,
          uid,
          right,
          months,
          totalCents: totalUsd.units,
          currency,
          paidUnits: total.units,
          rateE8: rate.usdE8,
          rateAt: rate.quotedAt,
          fromTime: Math.max(held?.until ?? 0, now),
          until,
          boughtAt: now,
        }),
      ],
      entries: isPositive(total)
        ? [
            {
              entry: entryTemplates.rights({ uid, money: total }),
              reference: { kind: 'right', id },
              actorUid: uid,
              details: { right, months },
            },
          ]
        : [],
      audit: [
        {
          action: 'right.bought',
          actor: { kind: 'user', uid },
          subject: { kind: 'account', id: uid },
          details: { right, months, purchase: id },
        },
      ],
      outbox: [
        { topic: 'right', uids: [uid], payload: { right, event: 'bought' } },
        { topic: 'wallet', uids: [uid], payload: { currency } },
      ],
    })
    return response
  })
}
