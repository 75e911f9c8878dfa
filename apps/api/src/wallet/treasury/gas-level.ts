import { rules } from '@jindu/domain/rules'
import { shortGas } from '@jindu/domain/wallet/evm'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { gasSpent, type AccountChain } from '../../platform/chain/index.ts'
import { evmGasDeposit } from '../../platform/chain/tables.ts'
import { outageOf } from '../../platform/outage/outage.ts'

const { lowGasTransfers, transferGas } = rules.wallet.evm

/** The operator's gas account, in wei. */
export interface GasBooks {
  /** Put in by the operator. */
  readonly deposited: bigint
  /** Taken by the network for transactions that ended. */
  readonly spent: bigint
}

export async function readGasBooks({ db }: Pick<App, 'db'>, chainId: number): Promise<GasBooks> {
  const [[row], spent] = await Promise.all([
    db
      .select({ wei: sql`coalesce(sum(${evmGasDeposit.wei}), 0)::text`.mapWith(BigInt) })
      .from(evmGasDeposit)
      .where(eq(evmGasDeposit.chainId, chainId)),
    gasSpent(db, chainId),
  ])
  return { deposited: row?.wei ?? 0n, spent }
}

/** Gas of the paying address, and below how much finance must send some, in wei. @throws DomainError CHAIN_UNAVAILABLE */
export async function readGasLevel({ account }: AccountChain) {
  const [{ baseFee, tip }, wei] = await Promise.all([account.market(), account.hot().then((hot) => account.gasOf(hot))])
  const enough = BigInt(lowGasTransfers) * BigInt(transferGas) * (baseFee + tip)
  return { wei, enough, low: wei < enough }
}

/** The gas of a coin's paying address as finance sees it; the figures of the node are null while it does not answer. */
export async function readGas(app: App, chain: AccountChain) {
  const { network, chainId } = chain.account
  const [{ deposited, spent }, level] = await Promise.all([
    readGasBooks(app, chainId),
    readGasLevel(chain).catch((error: unknown) => {
      if (outageOf(error) === null) throw error
      return null
    }),
  ])
  return {
    network: network.name,
    coin: network.gasCoin,
    held: level === null ? null : shortGas(level.wei),
    low: level?.low ?? false,
    deposited: shortGas(deposited),
    spent: shortGas(spent),
  }
}
