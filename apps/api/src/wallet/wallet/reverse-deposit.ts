import { entryTemplates } from '@jindu/domain/ledger'
import type { StoredMessage } from '@jindu/domain/messages'
import { money, shortAmount, type CurrencyCode } from '@jindu/domain/money'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Statement } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { tell } from '../../records/messages/index.ts'
import { bookFoundAt, loseCoin, tellFinance } from '../treasury/index.ts'
import type { DepositRow } from './credit-deposit.ts'
import { deposit, depositAddress } from './tables.ts'

async function entryOf({ db }: App, { uid, currency, amountUnits }: DepositRow) {
  const amount = money(currency, amountUnits)
  if (uid === null) return { entry: entryTemplates.capitalReversal({ money: amount }), owed: 0n }
  const held = async (kind: 'user_fund' | 'user_otc') =>
    money(currency, await balanceUnits(db, { kind, currency, owner: String(uid) }))
  const [fund, otc] = [await held('user_fund'), await held('user_otc')]
  const owed = amountUnits - fund.units - otc.units
  return { entry: entryTemplates.depositReversal({ uid, money: amount, fund, otc }), owed: owed > 0n ? owed : 0n }
}

/** The messages to the owner and to finance. */
function messagesOf(app: App, { id, uid, currency }: DepositRow, owed: bigint): Statement[] {
  const of = { subjectId: id, side: null } as const
  const toFinance = tellFinance(app, { kind: 'finance.depositReversed', ...of, facts: {} })
  if (uid === null) return toFinance
  const message: StoredMessage =
    owed === 0n
      ? { kind: 'deposit.reversed', ...of, facts: {} }
      : {
          kind: 'deposit.reversedOwing',
          ...of,
          facts: { owed: `${shortAmount(money(currency, owed))} ${currency}` },
        }
  return [tell(uid, message, { at: app.clock.now() }), ...toFinance]
}

/**
 * Reverses a credited deposit: debits the owner's balances; the rest becomes their debt.
 * @throws DomainError CONCURRENT_CHANGE while a completed payout holds the coin: that must be reopened first
 */
function reverseDeposit(app: App, id: number): Promise<void> {
  const { db, clock } = app
  return runVerb(app, null, async () => {
    const marked = and(eq(deposit.id, id), eq(deposit.status, 'credited'), isNotNull(deposit.revertedAt))
    const [row] = await db.select().from(deposit).where(marked)
    if (row === undefined) return
    const { uid, currency, txid, outputIndex, address, amountUnits, generation, addressId } = row
    await bookFoundAt(app, currency, { txid, outputIndex })
    const { entry, owed } = await entryOf(app, row)
    await commitVerb(app, {
      guards: [
        {
          change: db
            .update(deposit)
            .set({
              status: 'orphaned',
              creditedAt: null,
              creditedHeight: null,
              confirmations: 0,
              revertedAt: clock.now(),
              generation: generation + 1,
            })
            .where(and(marked, eq(deposit.generation, generation))),
        },
        { change: loseCoin(app, { currency, txid, outputIndex, address, units: amountUnits }) },
      ],
      writes: [
        ...(addressId === null
          ? []
          : [
              db
                .update(depositAddress)
                .set({ receivedUnits: sql`${depositAddress.receivedUnits} - ${amountUnits}` })
                .where(eq(depositAddress.id, addressId)),
            ]),
        ...messagesOf(app, row, owed),
      ],
      entries: [
        {
          entry,
          key: `deposit-reversal:${currency}:${txid}:${outputIndex}:${generation}`,
          reference: { kind: 'deposit', id },
        },
      ],
      audit: [{ action: 'wallet.reverseDeposit', actor: { kind: 'clock' }, subject: { kind: 'deposit', id } }],
      outbox: uid === null ? [] : [{ topic: 'wallet', uids: [uid], payload: { currency, depositId: id } }],
    })
    app.log.error({ depositId: id, txid }, 'a credited deposit left the chain and was taken out of the books')
  })
}

/** Reverses all deposits marked as gone. One that fails stays marked, for the next run. */
export async function reverseMarked(app: App, currency: CurrencyCode): Promise<number> {
  const marked = await app.db
    .select({ id: deposit.id })
    .from(deposit)
    .where(and(eq(deposit.currency, currency), eq(deposit.status, 'credited'), isNotNull(deposit.revertedAt)))
    .orderBy(deposit.id)
  let done = 0
  for (const { id } of marked) {
    try {
      await reverseDeposit(app, id)
      done += 1
    } catch (error) {
      app.log.error({ err: error, depositId: id }, 'a deposit that left the chain could not be taken back yet')
    }
  }
  return done
}
