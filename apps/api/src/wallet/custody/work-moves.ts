import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ANCHOR_BLOCKS, type Chain, type OutputChain } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { bookCoin, coinSubject, spendByMove } from '../treasury/index.ts'
import { coinsOfMove, type MoveRow } from './move-row.ts'
import { coldMove } from './tables.ts'

/** What came out of a move: coin of the receiving wallet, and change of the paying one. */
function bookOutputs(app: App, { currency, direction, tx, ...row }: MoveRow) {
  const { address, amountUnits: units, changeAddress, changeIndex, changeUnits } = row
  const coin = { currency, txid: tx ?? '', source: 'change' as const }
  const outputIndex = changeIndex === 0 ? 1 : 0
  const paid = bookCoin(app, { ...coin, outputIndex, address, units, cold: direction === 'drain' })
  if (changeIndex === null || changeUnits === null) return [paid]
  const change = { outputIndex: changeIndex, address: changeAddress, units: changeUnits, cold: direction === 'topUp' }
  return [paid, bookCoin(app, { ...coin, ...change })]
}

/** In a block to the depth of deposits: its coins leave the books, its outputs enter them, the operator bears the fee. */
async function completeMove(app: App, row: MoveRow, height: number): Promise<void> {
  const { db, clock } = app
  const { id, currency, feeUnits } = row
  const coins = await coinsOfMove(app, row)
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coldMove)
          .set({ state: 'completed', endedAt: clock.now(), height })
          .where(and(eq(coldMove.id, id), eq(coldMove.state, 'agreed'))),
      },
      spendByMove(app, id, coins.length),
    ],
    writes: bookOutputs(app, row),
    entries: [
      {
        entry: entryTemplates.coinWriteOff({ money: money(currency, feeUnits ?? 0n) }),
        key: `cold_move:${id}`,
        reference: { kind: 'correction', id },
      },
    ],
    audit: [
      {
        action: 'treasury.moveCompleted',
        actor: { kind: 'clock' },
        subject: coinSubject(currency),
        details: { moveId: id, tx: row.tx ?? '', networkFee: String(feeUnits ?? 0n) },
      },
    ],
  })
}

/**
 * Sends a move that neither mempool nor chain has, and completes one that is deep enough. Only within the coin's turn.
 * @param height the chain's height
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function advanceMove(app: App, chain: OutputChain, row: MoveRow, height: number): Promise<void> {
  const { tx, raw, state, currency } = row
  if (tx === null || raw === null) return
  const seen = await chain.reader.find(tx)
  if (seen === null || (seen.confirmations <= 0 && !seen.inMempool)) {
    const sending = await chain.signer.send(raw)
    if (sending !== 'sent') app.log.error({ moveId: row.id, sending }, 'a move between wallets could not be sent')
    return
  }
  const needed = app.settings.current().depositConfirmations[currency]
  if (state === 'agreed' && seen.confirmations >= needed) await completeMove(app, row, height)
}

/** Advances all moves of a coin; completed ones are sent again if a reorganisation dropped them. Only within the coin's turn. */
export async function workMoves(app: App, chain: Chain, height: number): Promise<void> {
  if (chain.holds === 'accounts') return
  const young = and(eq(coldMove.state, 'completed'), gt(coldMove.height, height - ANCHOR_BLOCKS))
  const rows = await app.db
    .select()
    .from(coldMove)
    .where(and(eq(coldMove.currency, chain.currency), or(eq(coldMove.state, 'agreed'), young)))
    .orderBy(asc(coldMove.id))
  for (const row of rows) {
    try {
      await advanceMove(app, chain, row, height)
    } catch (error) {
      app.log.error({ err: error, moveId: row.id }, 'a move between wallets could not go on')
    }
  }
}
