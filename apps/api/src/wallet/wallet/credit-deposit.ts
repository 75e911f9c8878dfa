import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import { bookCoin } from '../treasury/index.ts'
import { tell } from '../../records/messages/index.ts'
import { smallestDeposit } from './smallest-deposit.ts'
import { deposit, depositAddress } from './tables.ts'

export type DepositRow = typeof deposit.$inferSelect

/** A deposit to an address without a user is the operator's capital. */
function entryOf({ uid, currency, amountUnits }: DepositRow) {
  const amount = money(currency, amountUnits)
  return uid === null
    ? entryTemplates.capitalDeposit({ money: amount })
    : entryTemplates.deposit({ uid, money: amount })
}

/**
 * Credits a deposit that has enough confirmations, and books its coin. The row's guard and the entry's key make it
 * idempotent across processes. A deposit that was reversed and mined again is credited again, under a new key.
 * @param height the chain's height
 * @returns whether this call credited it
 */
export async function creditDeposit(app: App, row: DepositRow, height: number): Promise<boolean> {
  const { db, clock, settings } = app
  const { id, uid, currency, txid, outputIndex, address, amountUnits, generation, addressId, cold } = row
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
                eq(deposit.settled, true),
                gte(deposit.confirmations, needed),
              ),
            ),
        },
      ],
      writes: [
        bookCoin(app, { currency, txid, outputIndex, address, units: amountUnits, source: 'deposit', cold }),
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

/** Uncredited deposits with enough confirmations. */
export function ripeDeposits(app: App, currency: DepositRow['currency']) {
  const { db, settings } = app
  return db
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.currency, currency),
        eq(deposit.status, 'unconfirmed'),
        isNull(deposit.creditedAt),
        eq(deposit.settled, true),
        gte(deposit.amountUnits, smallestDeposit(app, currency)),
        gte(deposit.confirmations, settings.current().depositConfirmations[currency]),
      ),
    )
}
