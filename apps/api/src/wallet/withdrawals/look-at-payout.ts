import { money } from '@jindu/domain/money'
import { isOut, type Seen } from '@jindu/domain/wallet/withdrawals'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain, Tip } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { coinsById } from './choose-coins.ts'
import type { AttemptRow } from './attempts.ts'
import { withdrawal } from './tables.ts'
import { stateOf, type WithdrawalRow } from './withdrawal-row.ts'

type ChainFacts = Pick<Seen['attempts'][number], 'confirmations' | 'inMempool'>

async function findOf({ reader }: Chain, tx: string): Promise<ChainFacts> {
  const found = await reader.find(tx)
  return { confirmations: Math.max(0, found?.confirmations ?? 0), inMempool: found?.inMempool ?? false }
}

/** The coins that, on the current chain, were spent by other transactions. */
export async function lostCoins(app: App, { reader }: Chain, coinIds: readonly number[]): Promise<ReadonlySet<number>> {
  const lost = new Set<number>()
  for (const coin of await coinsById(app, [...new Set(coinIds)])) if (await reader.isLost(coin)) lost.add(coin.id)
  return lost
}

/** Stores observations about a payout outside its state. */
async function note(
  app: App,
  id: number,
  seen: Partial<Pick<WithdrawalRow, 'lostHeight' | 'lostHash' | 'waiting' | 'waitingDetail'>>,
): Promise<void> {
  await commitVerb(app, { writes: [app.db.update(withdrawal).set(seen).where(eq(withdrawal.id, id))] })
}

async function forgetLoss(app: App, { id, lostHash }: WithdrawalRow): Promise<0> {
  if (lostHash !== null) await note(app, id, { lostHeight: null, lostHash: null })
  return 0
}

/**
 * For how many blocks the payout's shared coin has been lost, counted from the block in which that was first seen. It
 * restarts if that block is no longer on the chain. A node's own confirmation count does not work: older nodes keep
 * counting after a conflict's block was reorganised away.
 */
async function countLost(app: App, { reader }: Chain, row: WithdrawalRow, tip: Tip): Promise<number> {
  const { id, lostHeight, lostHash, waiting } = row
  if (lostHeight !== null && lostHash !== null && (await reader.stands(lostHash))) {
    // A failed run meanwhile may have overwritten the reason.
    if (waiting !== 'lost') await note(app, id, { waiting: 'lost', waitingDetail: null })
    return tip.height - lostHeight + 1
  }
  await note(app, id, { lostHeight: tip.height, lostHash: tip.hash, waiting: 'lost', waitingDetail: null })
  return 1
}

/** The lost coins of a payout, and for how many blocks its shared coin has been lost. */
async function lookForCoins(app: App, chain: Chain, row: WithdrawalRow, attempts: readonly AttemptRow[]) {
  const before = await chain.reader.tip()
  const lost = await lostCoins(
    app,
    chain,
    attempts.flatMap(({ coinIds }) => coinIds),
  )
  const tip = await chain.reader.tip()
  // A block arrived between the reads, so the results mix two chain states; the next run decides.
  if (tip.hash !== before.hash) return { lost: new Set<number>(), lostBlocks: 0 }
  const isAnchorLost = row.anchorCoinId !== null && lost.has(row.anchorCoinId)
  return { lost, lostBlocks: isAnchorLost ? await countLost(app, chain, row, tip) : await forgetLoss(app, row) }
}

/** Updates the confirmations that the owner's page shows. */
async function noteConfirmations(app: App, row: WithdrawalRow, attempts: Seen['attempts']): Promise<void> {
  const { id, uid, currency } = row
  const confirmations = Math.max(0, ...attempts.map((attempt) => attempt.confirmations))
  if (confirmations === row.confirmations) return
  await commitVerb(app, {
    writes: [app.db.update(withdrawal).set({ confirmations }).where(eq(withdrawal.id, id))],
    outbox: [{ topic: 'wallet', uids: [uid], payload: { currency, withdrawalId: id } }],
  })
}

/**
 * Reads the state of a payout's transactions from the chain. Looks up its coins only if no transaction is mined or in
 * the mempool.
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function lookAtPayout(
  app: App,
  chain: Chain,
  row: WithdrawalRow,
  attempts: readonly AttemptRow[],
): Promise<Seen> {
  const { currency } = row
  const needed = app.settings.current().depositConfirmations[currency]
  const seen = []
  for (const { tx, feeUnits } of attempts) {
    seen.push({ tx, networkFee: money(currency, feeUnits), ...(await findOf(chain, tx)), lost: false })
  }
  if (!isOut(stateOf(row))) return { attempts: seen, lostBlocks: 0, needed }
  await noteConfirmations(app, row, seen)
  const goesOn = seen.some(({ tx, confirmations, inMempool }) => confirmations > 0 || (tx === row.tx && inMempool))
  if (goesOn) return { attempts: seen, lostBlocks: await forgetLoss(app, row), needed }
  const { lost, lostBlocks } = await lookForCoins(app, chain, row, attempts)
  const lacks = (at: number) => attempts[at]?.coinIds.some((id) => lost.has(id)) ?? false
  return { attempts: seen.map((each, at) => ({ ...each, lost: lacks(at) })), lostBlocks, needed }
}
