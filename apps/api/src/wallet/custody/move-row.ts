import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { CurrencyCode } from '@jindu/domain/money'
import { asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { OutputChain, SignedTransaction } from '../../platform/chain/index.ts'
import { walletCoin } from '../treasury/tables.ts'
import { coldMove } from './tables.ts'

export type MoveRow = typeof coldMove.$inferSelect
type CoinRow = typeof walletCoin.$inferSelect

/** @throws DomainError COLD_WALLET_MISSING */
export function coldOf(app: Pick<App, 'chains'>, currency: CurrencyCode) {
  const chain = app.chains[currency]
  if (chain?.holds !== 'outputs' || chain.cold === null) return fail('COLD_WALLET_MISSING')
  const { cold } = chain
  return { chain, cold } satisfies { readonly chain: OutputChain; readonly cold: typeof cold }
}

/** @throws DomainError COLD_MOVE_CHANGED */
export async function loadMove({ db }: App, id: number, states: readonly MoveRow['state'][]): Promise<MoveRow> {
  const [row] = await db.select().from(coldMove).where(eq(coldMove.id, id))
  return row !== undefined && states.includes(row.state) ? row : fail('COLD_MOVE_CHANGED')
}

/**
 * The nodes know both addresses of a move: what the database says of them is not believed.
 * @throws DomainError PAYOUT_NOT_SIGNED (wrong), COLD_WALLET_MISSING, CHAIN_UNAVAILABLE
 */
export async function assertOwnAddresses(app: Pick<App, 'chains'>, move: MoveRow): Promise<void> {
  const { chain, cold } = coldOf(app, move.currency)
  const isTopUp = move.direction === 'topUp'
  const [receiving, paying] = isTopUp ? [chain.reader, cold] : [cold, chain.reader]
  if (!(await receiving.owns(move.address))) fail('PAYOUT_NOT_SIGNED', { wrong: 'address' })
  if (!(await paying.owns(move.changeAddress))) fail('PAYOUT_NOT_SIGNED', { wrong: 'change' })
}

/** What was ordered: its coins, where it goes, and its fee. */
export const orderOf = (
  move: Pick<MoveRow, 'currency' | 'address' | 'amountUnits' | 'changeAddress' | 'feeRate'>,
  coins: readonly CoinRow[],
) => ({
  inputs: coins.map(({ txid, outputIndex, address, amountUnits }) => ({
    txid,
    outputIndex,
    address,
    units: amountUnits,
  })),
  address: move.address,
  units: move.amountUnits,
  changeAddress: move.changeAddress,
  feeRate: move.feeRate,
  dustUnits: BigInt(rules.wallet.payout.changeDustUnits[move.currency]),
})

/** The coins that a move reserves, in one order at each asking. */
export const coinsOfMove = ({ db }: App, { id }: Pick<MoveRow, 'id'>): Promise<CoinRow[]> =>
  db.select().from(walletCoin).where(eq(walletCoin.moveId, id)).orderBy(asc(walletCoin.id))

/** What is stored of a signed transaction. */
export const signedColumns = ({ raw, txid, feeUnits, change }: SignedTransaction) => ({
  raw,
  tx: txid,
  feeUnits,
  changeIndex: change?.outputIndex ?? null,
  changeUnits: change?.units ?? null,
})
