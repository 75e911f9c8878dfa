import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import { bookCoin } from '../treasury/index.ts'
import { tell } from '../../records/messages/index.ts'
import { deposit, depositAddress } from './tables.ts'

export type DepositRow = typeof deposit.$inferSelect

/** What came to no user's address is the operator's own. */
function entryOf({ uid, currency, amountUnits }: DepositRow) {
  const amount = money(currency, amountUnits)
  return uid === null
    ? entryTemplates.capitalDeposit({ money: amount })
    : entryTemplates.deposit({ uid, money: amount })
}

/**
 * Credits a deposit that has its confirmations, and books its coin. Its own guard and the entry's key make it happen once, whoever looks;
 * taken back and mined again, it is credited again under a key of its own.
 * @param height the chain's
 * @returns whether this call credited it
 */
export async function creditDeposit(app: App, row: DepositRow, height: number): Promise<boolean> {
  const { db, clock, settings } = app
  const { id, uid, currency, txid, outputIndex, address, amountUnits, generation, addressId } = row
  const needed = settings.current().depositConfirmations[currency]
  try {
    await commitVerb(app, {
      guards: [
        {
          change: db
            .update(deposit)
            .set({ status: 'credited', creditedAt: clock.now(), creditedHeight: height, revertedAt: null })
            .where(
              and(
                eq(deposit.id, id),
                eq(deposit.status, 'unconfirmed'),
                eq(deposit.generation, generation),
                gte(deposit.confirmations, needed),
              ),
            ),
        },
      ],
      writes: [
        bookCoin(app, { currency, txid, outputIndex, address, units: amountUnits, source: 'deposit' }),
        ...(addressId === null
          ? []
          : [
              db
                .update(depositAddress)
                .set({ receivedUnits: sql`${depositAddress.receivedUnits} + ${amountUnits}` })
                .where(eq(depositAddress.id, addressId)),
            ]),
        ...(uid === null
          ? []
          : [tell(uid, { kind: 'deposit.credited', subjectId: id, side: null, facts: {} }, { at: clock.now() })]),
      ],
      entries: [
        {
          entry: entryOf(row),
          key: `deposit:${currency}:${txid}:${outputIndex}:${generation}`,
          reference: { kind: 'deposit', id },
        },
      ],
      audit: [{ action: 'wallet.creditDeposit', actor: { kind: 'clock' }, subject: { kind: 'deposit', id } }],
      outbox: uid === null ? [] : [{ topic: 'wallet', uids: [uid], payload: { currency, depositId: id } }],
    })
    return true
  } catch (error) {
    if (error instanceof ConflictError) return false
    throw error
  }
}

/** Deposits that nobody has credited yet and that lie deep enough. */
export function ripeDeposits({ db, settings }: App, currency: DepositRow['currency']) {
  return db
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.currency, currency),
        eq(deposit.status, 'unconfirmed'),
        isNull(deposit.creditedAt),
        gte(deposit.confirmations, settings.current().depositConfirmations[currency]),
      ),
    )
}
