import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Range, Transactions } from './gaps.ts'
import type { OutboxRow, Reader } from './outbox.ts'
import { outbox } from './tables.ts'

/** How far back ids are looked through at the start for those of transactions that are still on their way. */
const LOOK_BACK = 20_000
const RANGES_AT_ONCE = 1000

/** Rows above an id, in the order of their ids. */
export const rowsAfter = (db: Db, id: number, limit: number): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(gt(outbox.id, id)).orderBy(asc(outbox.id)).limit(limit)

export const rowsBetween = (db: Db, above: number, upTo: number, limit: number): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(and(gt(outbox.id, above), lte(outbox.id, upTo)))
    .orderBy(asc(outbox.id))
    .limit(limit)

/** Rows of one reader above an id: a range of the reader's own index. */
export const rowsOf = (db: Db, reader: Reader, id: number, limit: number): Promise<OutboxRow[]> => {
  const own = 'uid' in reader ? eq(outbox.uid, reader.uid) : eq(outbox.channel, reader.channel)
  return db
    .select()
    .from(outbox)
    .where(and(own, gt(outbox.id, id)))
    .orderBy(asc(outbox.id))
    .limit(limit)
}

/** Rows that appeared in gaps. */
export const rowsWithin = (db: Db, gaps: readonly Range[]): Promise<OutboxRow[]> => {
  const looked = gaps.slice(0, RANGES_AT_ONCE)
  const bounds = (end: keyof Range) => sql`${`{${looked.map((gap) => gap[end]).join(',')}}`}::bigint[]`
  return db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      uid: outbox.uid,
      channel: outbox.channel,
      payload: outbox.payload,
      createdAt: outbox.createdAt,
    })
    .from(sql`unnest(${bounds('from')}, ${bounds('to')}) as gap (low, high)`)
    .innerJoin(outbox, sql`${outbox.id} between gap.low and gap.high`)
    .orderBy(asc(outbox.id))
}

export const readTransactions = async (db: Db): Promise<Transactions> => {
  const [row] = await db.execute<{ oldest: string; next: string }>(sql`
    select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next from pg_current_snapshot() s`)
  return { oldest: BigInt(row?.oldest ?? 0), next: BigInt(row?.next ?? 0) }
}

/** Up to which id rows were ever drawn, and from which on they are kept; `first` is null when none is. */
export const readExtent = async (db: Db): Promise<{ drawn: number; first: number | null }> => {
  const [row] = await db.execute<{ drawn: string; first: string | null }>(sql`
    select case when is_called then last_value else 0 end as drawn, (select min(id) from outbox) as first from outbox_id_seq`)
  return { drawn: Number(row?.drawn ?? 0), first: row?.first == null ? null : Number(row.first) }
}

/** The newest id drawn so far, and which before it were not seen: their transactions may still be on their way. */
export const readStart = async (db: Db): Promise<{ newest: number; unseen: Range[] }> => {
  const { drawn } = await readExtent(db)
  const unseen = await db.execute<{ low: string; high: string }>(sql`
    with seen as (select id from outbox where id > ${drawn - LOOK_BACK} and id <= ${drawn}
      union all select ${drawn + 1}::bigint union all select ${Math.max(0, drawn - LOOK_BACK)}::bigint)
    select low, high from (select lag(id) over (order by id) + 1 as low, id - 1 as high from seen) spans where low <= high order by low`)
  return { newest: drawn, unseen: unseen.map(({ low, high }) => ({ from: Number(low), to: Number(high) })) }
}
