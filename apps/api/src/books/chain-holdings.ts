import { formatAmount, money, type CurrencyCode } from '@jindu/domain/money'
import { compareHoldings } from '../wallet/treasury/index.ts'
import { createChainTurns, type Chain, type Chains } from '../platform/chain/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { BooksFinding } from '../platform/ledger/index.ts'

interface Compared {
  readonly figure: string
  readonly wrong: readonly string[]
}

const amount = (units: bigint, code: CurrencyCode): string => `${formatAmount(money(code, units))} ${code}`

async function compare(db: Db, chain: Chain): Promise<Compared> {
  const { currency } = chain
  try {
    const { inBooks, found, missing } = await compareHoldings(db, chain)
    const figure = `${amount(found, currency)} on the chain, ${amount(inBooks, currency)} in the journal`
    const gone = missing.map(
      (coin) => `${amount(coin.amountUnits, currency)} at ${coin.txid}:${coin.outputIndex} is not there`,
    )
    return { figure, wrong: found === inBooks ? [] : [figure, ...gone] }
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
