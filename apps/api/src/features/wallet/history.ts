import { ENTRY_KINDS, REFERENCE_KINDS } from '@jindu/domain/ledger'
import { CURRENCY_CODES, money, type CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'

export interface HistoryFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly balance?: 'fund' | 'otc' | undefined
}

const KIND_OF_BALANCE = { fund: 'user_fund', otc: 'user_otc' } as const

const line = z.object({
  id: z.coerce.number(),
  at: z.coerce.number(),
  account_kind: z.enum(['user_fund', 'user_otc']),
  currency: z.enum(CURRENCY_CODES),
  kind: z.enum(ENTRY_KINDS),
  units: z.coerce.bigint(),
  balance_before: z.coerce.bigint(),
  balance_after: z.coerce.bigint(),
  reference_kind: z.enum(REFERENCE_KINDS).nullable(),
  reference_id: z.coerce.number().nullable(),
})

/** The ledger lines of an account's balances, the latest first, with the balance before and after each. */
export async function readHistory({ db }: App, uid: number, { page, limit, currency, balance }: HistoryFilter) {
  const kinds = balance === undefined ? Object.values(KIND_OF_BALANCE) : [KIND_OF_BALANCE[balance]]
  const own = and(
    inArray(ledgerAccount.kind, kinds),
    eq(ledgerAccount.owner, String(uid)),
    currency === undefined ? undefined : eq(ledgerAccount.currency, currency),
  )
  const end = page * limit
  // Each account gives its own newest lines through its index, so that a long history costs no more than a page.
  const rows = await db.execute(sql`
    select p.id, extract(epoch from p.created_at)::bigint as at, ${ledgerAccount.kind} as account_kind, ${ledgerAccount.currency} as currency,
      e.kind, p.units, p.balance_before, p.balance_after, e.reference_kind, e.reference_id
    from ${ledgerAccount}
    cross join lateral (select * from posting l where l.account_id = ${ledgerAccount.id} order by l.seq desc limit ${end}) p
    join journal_entry e on e.id = p.entry_id
    where ${own}
    order by p.id desc limit ${limit} offset ${end - limit}`)
  const [total] = await db
    .select({ rows: sql`coalesce(sum(${ledgerAccount.postingCount}), 0)`.mapWith(Number) })
    .from(ledgerAccount)
    .where(own)
  const data = z
    .array(line)
    .parse([...rows])
    .map((row) => ({
      id: row.id,
      at: row.at,
      currency: row.currency,
      balance: row.account_kind === 'user_fund' ? ('fund' as const) : ('otc' as const),
      guide: row.units > 0n ? ('in' as const) : ('out' as const),
      kind: row.kind,
      amount: money(row.currency, row.units < 0n ? -row.units : row.units),
      before: money(row.currency, row.balance_before),
      after: money(row.currency, row.balance_after),
      reference: row.reference_kind === null ? null : { kind: row.reference_kind, id: row.reference_id ?? 0 },
    }))
  return { data, total: total?.rows ?? 0 }
}
