import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/index.ts'

/** Seals what was posted since the last seal: `books` then proves that no sealed posting was altered. */
export const sealLedger = (database: Database): TimedJob<number> => ({
  name: 'seal-ledger',
  everySeconds: 300,
  due: async () => {
    const to = await unsealedUntil(database.db)
    return to === null ? [] : [to]
  },
  run: async (_to, now) => {
    const to = await newestSettled(database)
    if (to !== null) await database.db.execute(sql`select ledger_seal_until(${to}, to_timestamp(${now}))`)
  },
})

const unsealedUntil = async (db: Db): Promise<number | null> => {
  const [row] = await db.execute<{ id: number | null }>(sql`
    select max(id)::float8 as id from posting where id > coalesce((select to_posting_id from ledger_seal order by id desc limit 1), 0)`)
  return row?.id ?? null
}

/**
 * The newest posting below which none is still on its way. Ids are drawn before they commit, so writers are held for the
 * instant of this read.
 */
const newestSettled = ({ db }: Database): Promise<number | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`)
    await tx.execute(sql`lock table posting in share mode`)
    const [row] = await tx.execute<{ id: number | null }>(sql`select max(id)::float8 as id from posting`)
    return row?.id ?? null
  })
