import { isDomainError } from '@jindu/domain/errors'
import { coinToUsd, CURRENCY_CODES, money, usd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'

export interface Balance {
  readonly currency: CurrencyCode
  readonly fund: Money<CurrencyCode>
  readonly otc: Money<CurrencyCode>
  /** Debt from a reversed deposit that was already spent: incoming coin pays it first. */
  readonly debt: Money<CurrencyCode>
}

/** The account's own balances of a coin. */
export type Spendable = Pick<Balance, 'currency' | 'fund' | 'otc'>

/** Both balances and the debt in every currency, in display order; zero if never used. */
export async function readBalances({ db }: Pick<App, 'db'>, uid: number): Promise<Balance[]> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(inArray(ledgerAccount.kind, ['user_fund', 'user_otc', 'user_debt']), eq(ledgerAccount.owner, String(uid))),
    )
  const held = (kind: string, currency: CurrencyCode) =>
    money(currency, rows.find((row) => row.kind === kind && row.currency === currency)?.balance ?? 0n)
  return CURRENCY_CODES.map((currency) => ({
    currency,
    fund: held('user_fund', currency),
    otc: held('user_otc', currency),
    debt: held('user_debt', currency),
  }))
}

const heldRow = z.object({ currency: z.string(), units: z.coerce.bigint() })

/** Coin in open orders of both markets, as buyer or seller. */
async function readEscrow({ db }: App, uid: number): Promise<(currency: CurrencyCode) => bigint> {
  const rows = await db.execute(sql`
    select currency, sum(amount_units)::text as units from (
      select currency, amount_units from goods_order where status = 'open' and (buyer_uid = ${uid} or seller_uid = ${uid})
      union all
      select currency, amount_units from otc_order where status = 'open' and (buyer_uid = ${uid} or seller_uid = ${uid})
    ) o group by currency`)
  const held = z.array(heldRow).parse([...rows])
  return (currency) => held.find((row) => row.currency === currency)?.units ?? 0n
}

/**
 * The dollar value of the account's own balances of a coin at the current rate, rounded down.
 * @throws DomainError RATE_UNAVAILABLE unless the balance is zero
 */
function worthOf({ rates }: Pick<App, 'rates'>, { currency, fund, otc }: Spendable): Money<'USD'> {
  const mine = money(currency, fund.units + otc.units)
  return mine.units === 0n ? usd(0) : coinToUsd(mine, rates.rate(currency), 'down')
}

/** The same; null if the coin has no rate. */
export function knownWorthOf(app: Pick<App, 'rates'>, balance: Spendable): Money<'USD'> | null {
  try {
    return worthOf(app, balance)
  } catch (error) {
    if (isDomainError(error) && error.code === 'RATE_UNAVAILABLE') return null
    throw error
  }
}

/**
 * An account's coins: own balances, coin in open orders, debt, dollar value, and share of the total value. The share is
 * in basis points, rounded down; null if the total is zero or a coin has no rate.
 */
export async function readHoldings(app: App, uid: number) {
  const [balances, escrowOf] = await Promise.all([readBalances(app, uid), readEscrow(app, uid)])
  const rows = balances.map((row) => ({
    ...row,
    escrow: money(row.currency, escrowOf(row.currency)),
    worth: knownWorthOf(app, row),
  }))
  const total = rows.reduce((sum, { worth }) => sum + (worth?.units ?? 0n), 0n)
  const known = total > 0n && rows.every(({ worth }) => worth !== null)
  return rows.map((row) => ({
    ...row,
    shareBasisPoints: known ? Number(((row.worth?.units ?? 0n) * 10_000n) / total) : null,
  }))
}
