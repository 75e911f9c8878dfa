import { CURRENCIES, type CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { alertFinance, isStuck } from '../treasury/index.ts'
import { withdrawal, type WaitingReason } from './tables.ts'

/** Waiting reasons that finance is alerted to because it can act; a stopped coin has its own message. */
const TOLD: readonly WaitingReason[] = ['limit', 'float', 'capital', 'node', 'gas', 'token', 'error']

/** Alerts finance to waiting, stuck and lost payouts of a coin. Only within the coin's turn. */
export async function alertPayouts(app: App, currency: CurrencyCode): Promise<void> {
  const { db, clock } = app
  const waiting = await db
    .selectDistinct({ why: withdrawal.waiting })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.currency, currency),
        inArray(withdrawal.status, ['approved', 'signed', 'broadcast']),
        inArray(withdrawal.waiting, [...TOLD]),
      ),
    )
  for (const { why } of waiting) {
    if (why === null) continue
    const subjectId = CURRENCIES[currency].id
    await alertFinance(app, { kind: 'finance.payoutsWait', subjectId, side: null, facts: { why } }, why)
  }
  const out = await db
    .select({ id: withdrawal.id, waiting: withdrawal.waiting })
    .from(withdrawal)
    .where(and(eq(withdrawal.currency, currency), isStuck(clock.now())))
  for (const { id, waiting: why } of out) {
    const kind = why === 'lost' ? 'finance.payoutLost' : 'finance.payoutStuck'
    await alertFinance(app, { kind, subjectId: id, side: null, facts: {} })
  }
}
