import { usd, type Money } from '@jindu/domain/money'
import { and, eq, gte, sql } from 'drizzle-orm'
import { holdsTrade, refuseWait, WAIT_CHANGES, waitAfterChange } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import type { CountedLimit } from '../../platform/db/index.ts'
import { goodsOrder } from './tables.ts'

/**
 * Refuses a purchase by which an account that waits spends more than the site's sum, with what it bought since the wait began.
 * @throws DomainError SECURITY_WAIT
 */
export async function assertMaySpend(app: App, uid: number, total: Money<'USD'>): Promise<void> {
  const wait = holdsTrade(app) ? await waitAfterChange(app, uid) : null
  if (wait === null) return
  const [bought] = await app.db
    .select({ cents: sql`coalesce(sum(${goodsOrder.totalCents}), 0)::text`.mapWith(BigInt) })
    .from(goodsOrder)
    .where(and(eq(goodsOrder.buyerUid, uid), gte(goodsOrder.paidAt, wait.since)))
  const spent = usd(bought?.cents ?? 0n)
  if (spent.units + total.units > BigInt(app.settings.current().waitPurchaseCents)) refuseWait(app, wait)
}

/** The same in the commit: purchases at the same time do not each find the sum free. */
export function maySpend(app: App, uid: number, total: Money<'USD'>): CountedLimit[] {
  if (!holdsTrade(app)) return []
  const { waitPurchaseCents, withdrawalWaitSeconds } = app.settings.current()
  const changes = sql`array[${sql.join(
    WAIT_CHANGES.map((change) => sql`${change}`),
    sql`, `,
  )}]::text[]`
  return [
    {
      count: sql`goods_spent_too_much(${uid}::bigint, ${total.units.toString()}::bigint, ${waitPurchaseCents}::bigint,
        ${changes}, to_timestamp(${app.clock.now() - withdrawalWaitSeconds}))`,
      below: 1,
    },
  ]
}
