import { entryKindsOf, REFERENCE_KINDS, type HistoryKind } from '@jindu/domain/ledger'
import { CURRENCY_CODES, money, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { entryKind } from '../../trpc/money-out.ts'
import { readLineDetails } from './line-details.ts'
import { readOtherParties } from './other-party.ts'

export interface HistoryFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly balance?: 'fund' | 'otc' | undefined
  readonly kind?: HistoryKind | undefined
  /** Unix seconds, both inclusive. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

type Span = Pick<HistoryFilter, 'kind' | 'from' | 'to'>

const at = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Conditions on a posting besides its account; null for none. */
function within({ kind, from, to }: Span): SQL | null {
  if (kind === undefined && from === undefined && to === undefined) return null
  return (
    and(
      kind === undefined ? undefined : inArray(sql`e.kind`, [...entryKindsOf(kind)]),
      from === undefined ? undefined : sql`p.created_at >= ${at(from)}::timestamptz`,
      to === undefined ? undefined : sql`p.created_at < ${at(to + 1)}::timestamptz`,
    ) ?? null
  )
}

const KIND_OF_BALANCE = { fund: 'user_fund', otc: 'user_otc' } as const

const line = z.object({
  id: z.coerce.number(),
  at: z.coerce.number(),
  account_kind: z.enum(['user_fund', 'user_otc']),
  currency: z.enum(CURRENCY_CODES),
  kind: entryKind,
  units: z.coerce.bigint(),
  balance_before: z.coerce.bigint(),
  balance_after: z.coerce.bigint(),
  reference_kind: z.enum(REFERENCE_KINDS).nullable(),
  reference_id: z.coerce.number().nullable(),
})

/** The postings of an account's balances, latest first, with the balance before and after each. */
export async function readHistory(app: App, uid: number, filter: HistoryFilter) {
  const { db } = app
  const { page, limit, currency, balance } = filter
  const kinds = balance === undefined ? Object.values(KIND_OF_BALANCE) : [KIND_OF_BALANCE[balance]]
  const own = and(
    inArray(ledgerAccount.kind, kinds),
    eq(ledgerAccount.owner, String(uid)),
    currency === undefined ? undefined : eq(ledgerAccount.currency, currency),
  )
  const end = page * limit
  const narrowed = within(filter)
  // Read each account's newest postings through its index, so that a long history costs no more than a page.
  const newest = narrowed === null ? sql`order by l.seq desc limit ${end}` : sql``
  const rows = await db.execute(sql`
    select p.id, extract(epoch from p.created_at)::bigint as at, ${ledgerAccount.kind} as account_kind, ${ledgerAccount.currency} as currency,
      e.kind, p.units, p.balance_before, p.balance_after, e.reference_kind, e.reference_id
    from ${ledgerAccount}
    cross join lateral (select * from posting l where l.account_id = ${ledgerAccount.id} ${newest}) p
    join journal_entry e on e.id = p.entry_id
    where ${and(own, narrowed ?? undefined)}
    order by p.id desc limit ${limit} offset ${end - limit}`)
  const total = narrowed === null ? await countAll(db, own) : await countOf(db, and(own, narrowed))
  const lines = z
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
  const otherOf = await readOtherParties(
    app,
    uid,
    lines.map(({ reference }) => reference),
  )
  return { data: lines.map((of) => ({ ...of, otherUid: otherOf(of.reference) })), total }
}

/** The same lines for a file, each with its value in dollars at the time, its address and its transaction. */
export async function readHistoryExport(app: App, uid: number, filter: Omit<HistoryFilter, 'page' | 'limit'>) {
  const { data, total } = await readHistory(app, uid, {
    ...filter,
    page: 1,
    limit: rules.wallet.maximumExportedLines,
  })
  const detailsOf = await readLineDetails(app, data)
  return { data: data.map((of) => ({ ...of, ...detailsOf(of) })), total }
}

async function countAll(db: App['db'], own: SQL | undefined): Promise<number> {
  const [total] = await db
    .select({ rows: sql`coalesce(sum(${ledgerAccount.postingCount}), 0)`.mapWith(Number) })
    .from(ledgerAccount)
    .where(own)
  return total?.rows ?? 0
}

async function countOf(db: App['db'], where: SQL | undefined): Promise<number> {
  const [total] = await db.execute(sql`
    select count(*)::integer as rows from ${ledgerAccount}
    join posting p on p.account_id = ${ledgerAccount.id} join journal_entry e on e.id = p.entry_id where ${where}`)
  return z.object({ rows: z.int() }).parse(total).rows
}
