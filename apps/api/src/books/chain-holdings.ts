import { formatAmount, money, type CurrencyCode } from '@jindu/domain/money'
import { shortGas } from '@jindu/domain/wallet/evm'
import { readGasHeld } from '../wallet/sweeps/index.ts'
import { compareHoldings, readGasBooks } from '../wallet/treasury/index.ts'
import { createChainTurns, openNonces, type Chain, type Chains } from '../platform/chain/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { BooksFinding } from '../platform/ledger/index.ts'

interface Compared {
  readonly figure: string
  readonly wrong: readonly string[]
}

const amount = (units: bigint, code: CurrencyCode): string => `${formatAmount(money(code, units))} ${code}`

/** Missing gas of the operator; null while our transactions are open, because their cost is not known yet. */
async function compareGas(db: Db, chain: Chain): Promise<Compared | null> {
  if (chain.holds === 'outputs') return null
  const { account } = chain
  if ((await openNonces(db, account.chainId)).length > 0) return null
  const [{ deposited, spent }, held] = [await readGasBooks({ db }, account.chainId), await readGasHeld({ db }, chain)]
  const coin = account.network.gasCoin
  const figure = `${shortGas(held)} ${coin} of gas on the chain, ${shortGas(deposited - spent)} ${coin} in the books`
  return { figure, wrong: held < deposited - spent ? [figure] : [] }
}

async function compare(db: Db, chain: Chain): Promise<Compared> {
  const { currency } = chain
  try {
    const { inBooks, found, missing } = await compareHoldings(db, chain)
    const figure = `${amount(found, currency)} on the chain, ${amount(inBooks, currency)} in the journal`
    const gone = missing.map(
      (coin) => `${amount(coin.amountUnits, currency)} at ${coin.txid}:${coin.outputIndex} is not there`,
    )
    const gas = await compareGas(db, chain)
    const coin = found === inBooks ? [] : [figure, ...gone]
    return gas === null
      ? { figure, wrong: coin }
      : { figure: `${figure}, ${gas.figure}`, wrong: [...coin, ...gas.wrong] }
  } catch (error) {
    const wrong = `${currency}: the node did not answer (${error instanceof Error ? error.message : String(error)})`
    return { figure: `${currency} unknown`, wrong: [wrong] }
  }
}

/**
 * Every coin of the journal is found on its chain, unspent or spent by a payout of ours, in the coin's own turn: both sides are of one
 * moment. A node that does not answer proves nothing and counts as a violation.
 */
export const checkHoldings = async (db: Db, chains: Chains): Promise<BooksFinding> => {
  const turns = createChainTurns(db.$client)
  const compared = await Promise.all(
    Object.values(chains).map((chain) => turns(chain.currency, () => compare(db, chain))),
  )
  const examples = compared.flatMap(({ wrong }) => wrong)
  return {
    figure: compared.map(({ figure }) => figure).join('; ') || 'no chain is configured',
    violations: compared.filter(({ wrong }) => wrong.length > 0).length,
    examples,
  }
}
