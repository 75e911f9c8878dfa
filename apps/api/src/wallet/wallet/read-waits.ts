import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import { and, eq, gt, max, sql } from 'drizzle-orm'
import { holdsTrade, waitAfterChange } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import { ledgerHold } from '../../platform/ledger/tables.ts'

/** Waits after a changed password, factor or device: the account's own, and of coin received from a waiting account. */
export async function readWaits(app: App, uid: number) {
  const now = app.clock.now()
  const [wait, received] = await Promise.all([
    waitAfterChange(app, uid),
    app.db
      .select({
        currency: sql<CurrencyCode>`${ledgerHold.currency}`,
        units: sql`sum(${ledgerHold.units})::text`.mapWith(BigInt),
        until: max(ledgerHold.heldUntil),
      })
      .from(ledgerHold)
      .where(and(eq(ledgerHold.owner, String(uid)), gt(ledgerHold.heldUntil, now)))
      .groupBy(ledgerHold.currency)
      .orderBy(ledgerHold.currency),
  ])
  const { waitPurchaseCents } = app.settings.current()
  return {
    wait:
      wait === null
        ? null
        : {
            until: wait.until,
            reason: wait.reason,
            spendsUpTo: holdsTrade(app) ? usd(BigInt(waitPurchaseCents)) : null,
          },
    received: received.map(({ currency, units, until }) => ({ amount: money(currency, units), until: until ?? now })),
  }
}
