import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { TimedJob } from '../jobs/index.ts'

/** Rows that are only ever added, and the chain of seals over their periods. */
export interface Sealed {
  /** The job's name. */
  readonly name: string
  readonly rows: SQL
  /** The newest row under a seal; 0 for none. */
  readonly sealedTo: SQL
  /** Seals the rows after `sealedTo` up to `to`, at `at`. */
  readonly seal: (to: number, at: SQL) => SQL
}

/** Seals the rows since the last seal, so that `books` can prove that no sealed row was changed. */
export const sealPeriods = (database: Database, { name, rows, sealedTo, seal }: Sealed): TimedJob<number> => ({
  name,
  everySeconds: 300,
  due: async () => {
    const to = await idOf(database.db, sql`select max(id)::float8 as id from ${rows} where id > ${sealedTo}`)
    return to === null ? [] : [to]
  },
  run: async (_to, now) => {
    const to = await newestSettled(database, rows)
    if (to !== null) await database.db.execute(seal(to, sql`to_timestamp(${now})`))
  },
})

const idOf = async (db: Pick<Database['db'], 'execute'>, query: SQL): Promise<number | null> => {
  const [row] = await db.execute<{ id: number | null }>(query)
  return row?.id ?? null
}

/**
 * The newest row below which none is still on its way. Ids are drawn before they commit, so writers are held for the instant
 * of this read.
 */
const newestSettled = ({ db }: Database, rows: SQL): Promise<number | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`)
    await tx.execute(sql`lock table ${rows} in share mode`)
    return idOf(tx, sql`select max(id)::float8 as id from ${rows}`)
  })
