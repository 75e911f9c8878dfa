import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import { deposit, depositAddress } from './tables.ts'

/**
 * Credits a deposit that has its confirmations. Its own guard and the entry's key make it happen once, whoever looks.
 * @returns whether this call credited it
 */
export async function creditDeposit(app: App, row: typeof deposit.$inferSelect): Promise<boolean> {
  const { db, clock, settings } = app
  const { id, uid, currency, txid, outputIndex, amountUnits } = row
  const needed = settings.current().depositConfirmations[currency]
  try {
    await commitVerb(app, {
      guards: [
        {
          change: db
            .update(deposit)
            .set({ status: 'credited', creditedAt: clock.now() })
            .where(and(eq(deposit.id, id), eq(deposit.status, 'unconfirmed'), gte(deposit.confirmations, needed))),
        },
      ],
      writes: [
        db
          .update(depositAddress)
          .set({ receivedUnits: sql`${depositAddress.receivedUnits} + ${amountUnits}` })
          .where(eq(depositAddress.id, row.addressId)),
      ],
      entries: [
        {
          entry: entryTemplates.deposit({ uid, money: money(currency, amountUnits) }),
          key: `deposit:${currency}:${txid}:${outputIndex}`,
          reference: { kind: 'deposit', id },
        },
      ],
      audit: [{ action: 'wallet.creditDeposit', actor: { kind: 'clock' }, subject: { kind: 'deposit', id } }],
      outbox: [{ topic: 'wallet', uids: [uid], payload: { currency, depositId: id } }],
    })
    return true
  } catch (error) {
    if (error instanceof ConflictError) return false
    throw error
  }
}
