import { formatAmount, money, type CurrencyCode } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { ChainGateway, ChainGateways } from '../platform/chain/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { BooksFinding } from '../platform/ledger/index.ts'

/** What the journal says that the chain holds for us, smallest units. */
export type ChainClaims = ReadonlyMap<string, bigint>

export const readChainClaims = async (tx: Tx): Promise<ChainClaims> => {
  const rows = await tx.execute<{ currency: string; held: string }>(
    sql`select currency, (-sum(balance))::text as held from ledger_account where kind = 'chain' group by currency`,
  )
  return new Map(rows.map(({ currency, held }) => [currency, BigInt(held)]))
}

interface Compared {
  readonly figure: string
  readonly wrong: string | null
}

const amount = (units: bigint, code: CurrencyCode): string => `${formatAmount(money(code, units))} ${code}`

async function compare(gateway: ChainGateway, claimed: bigint): Promise<Compared> {
  const { currency } = gateway
  try {
    const held = await gateway.holdings()
    const figure = `${amount(held, currency)} on the chain, ${amount(claimed, currency)} in the journal`
    return { figure, wrong: held < claimed ? figure : null }
  } catch (error) {
    const wrong = `${currency}: the node did not answer (${error instanceof Error ? error.message : String(error)})`
    return { figure: `${currency} unknown`, wrong }
  }
}

/** Every wallet on a chain holds at least what the journal says. A node that does not answer proves nothing and counts as a violation. */
export const checkHoldings = async (claims: ChainClaims, chains: ChainGateways): Promise<BooksFinding> => {
  const compared = await Promise.all(
    Object.values(chains).map((gateway) => compare(gateway, claims.get(gateway.currency) ?? 0n)),
  )
  const examples = compared.flatMap(({ wrong }) => (wrong === null ? [] : [wrong]))
  return {
    figure: compared.map(({ figure }) => figure).join('; ') || 'no chain is configured',
    violations: examples.length,
    examples,
  }
}
