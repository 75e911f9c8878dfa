import { REFERENCE_KINDS } from '@jindu/domain/ledger'
import { CURRENCY_CODES, money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { entryKind } from '../../trpc/money-out.ts'
import { ledgerConditions } from './conditions.ts'
import { accountKind, type LedgerFilter } from './filter.ts'
import { ledgerSpan } from './span.ts'

const entryRow = z.object({
  id: z.coerce.number(),
  kind: entryKind,
  at: z.coerce.number(),
  actor_uid: z.coerce.number().nullable(),
  reference_kind: z.enum(REFERENCE_KINDS).nullable(),
  reference_id: z.coerce.number().nullable(),
})

const lineRow = z.object({
  entry_id: z.coerce.number(),
  kind: accountKind,
  owner: z.string(),
  currency: z.enum(CURRENCY_CODES),
  units: z.coerce.bigint(),
  balance_before: z.coerce.bigint(),
  balance_after: z.coerce.bigint(),
})

export interface LedgerPage extends LedgerFilter {
  readonly limit: number
  /** The cursor: only entries with smaller ids. */
  readonly before?: number | undefined
}

/** Ledger entries with all their postings, latest first; `next` is the cursor of the next page. */
export async function searchEntries(app: App, { limit, before, ...filter }: LedgerPage) {
  const span = ledgerSpan(filter, app.clock.now())
  const where = ledgerConditions(filter, span)
  const behind =
    before === undefined
      ? sql``
      : sql`and (e.created_at, e.id) < (select b.created_at, b.id from journal_entry b where b.id = ${before})`
  const found = await app.db.execute(sql`
    select e.id, e.kind, extract(epoch from e.created_at)::bigint as at, e.actor_uid, e.reference_kind, e.reference_id
    from journal_entry e where ${where} ${behind}
    order by e.created_at desc, e.id desc limit ${limit + 1}`)
  const entries = z.array(entryRow).parse([...found])
  const page = entries.slice(0, limit)
  const lines = await linesOf(
    app,
    page.map(({ id }) => id),
  )
  return {
    ...span,
    next: entries.length > limit ? (page.at(-1)?.id ?? null) : null,
    data: page.map(({ id, kind, at, actor_uid: actorUid, reference_kind: about, reference_id: number }) => ({
      id,
      kind,
      at,
      actorUid,
      reference: about === null ? null : { kind: about, id: number ?? 0 },
      lines: lines.get(id) ?? [],
    })),
  }
}

async function linesOf({ db }: App, entries: readonly number[]) {
  if (entries.length === 0) return new Map<number, never>()
  const rows = await db.execute(sql`
    select p.entry_id, a.kind, a.owner, a.currency, p.units, p.balance_before, p.balance_after
    from posting p join ledger_account a on a.id = p.account_id
    where p.entry_id = any(${sql.param(`{${entries.join(',')}}`)}::bigint[]) order by p.entry_id, p.units, p.id`)
  return Map.groupBy(
    z
      .array(lineRow)
      .parse([...rows])
      .map(({ entry_id: entry, kind, owner, currency, units, balance_before: before, balance_after: after }) => ({
        entry,
        account: kind,
        /** The id of the owning user, order, offer …; null for an account of the site. */
        owner: owner === '' ? null : Number(owner),
        moved: money(currency, units),
        before: money(currency, before),
        after: money(currency, after),
      })),
    ({ entry }) => entry,
  )
}
