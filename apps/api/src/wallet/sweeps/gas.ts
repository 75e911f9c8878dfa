import { CURRENCIES } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { gasCarried, gasSpent, noteGasDeposit, openNonces, type AccountChain } from '../../platform/chain/index.ts'
import { evmNonce } from '../../platform/chain/tables.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { alertFinance, readGasBooks, readGasLevel } from '../treasury/index.ts'

/** Current gas balance of the paying address and of every address that it sent gas to, in wei. */
export async function readGasHeld({ db }: Pick<App, 'db'>, { account }: AccountChain): Promise<bigint> {
  const carried = await db
    .selectDistinct({ address: evmNonce.recipient })
    .from(evmNonce)
    .where(and(eq(evmNonce.chainId, account.chainId), eq(evmNonce.purpose, 'gas')))
  let held = 0n
  for (const address of new Set([await account.hot(), ...carried.map((each) => each.address)])) {
    held += await account.gasOf(address)
  }
  return held
}

/**
 * Compares what the gas account says of the paying address with what it holds, while nothing of ours is on its way: what is there besides, the
 * operator has put in; what lacks has left without our books.
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function measureGas(app: App, { account }: AccountChain): Promise<void> {
  const { chainId } = account
  if ((await openNonces(app.db, chainId)).length > 0) return
  const hot = await account.hot()
  const [{ deposited }, carried, spent, held] = [
    await readGasBooks(app, chainId),
    await gasCarried(app.db, chainId),
    await gasSpent(app.db, chainId, hot),
    await account.gasOf(hot),
  ]
  const besides = held - (deposited - carried - spent)
  if (besides > 0n) await commitVerb(app, { writes: [noteGasDeposit(app, chainId, besides)] })
  if (besides < 0n)
    app.log.error({ wei: String(-besides) }, 'gas left the paying address without a transaction of ours')
}

/** Tells finance while the paying address runs out of gas. */
export async function alertLowGas(app: App, chain: AccountChain): Promise<void> {
  if (!(await readGasLevel(chain)).low) return
  const subjectId = CURRENCIES[chain.currency].id
  await alertFinance(app, { kind: 'finance.payoutsWait', subjectId, side: null, facts: { why: 'gas' } }, 'gas')
}
