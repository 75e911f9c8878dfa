import { CURRENCY_CODES, money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'

export interface Balance {
  readonly currency: CurrencyCode
  readonly fund: Money<CurrencyCode>
  readonly otc: Money<CurrencyCode>
}

/** Both balances of every currency, in the order coins are shown in; what was never used is zero. */
export async function readBalances({ db }: Pick<App, 'db'>, uid: number): Promise<Balance[]> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, ['user_fund', 'user_otc']), eq(ledgerAccount.owner, String(uid))))
  const held = (kind: string, currency: CurrencyCode) =>
    money(currency, rows.find((row) => row.kind === kind && row.currency === currency)?.balance ?? 0n)
  return CURRENCY_CODES.map((currency) => ({
    currency,
    fund: held('user_fund', currency),
    otc: held('user_otc', currency),
  }))
}
