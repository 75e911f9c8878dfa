import { createHash } from 'node:crypto'
import type { Sql } from '../db/index.ts'

/**
 * Runs `work` while no other process runs work of the same name: the others wait and then look at what is left.
 * The lock is PostgreSQL's and ends with the connection, so that a killed process blocks nobody.
 */
export const oneAtATime = async <Result>(sql: Sql, name: string, work: () => Promise<Result>): Promise<Result> => {
  const key = createHash('sha256').update(`job:${name}`).digest().readInt32BE(0)
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(1104220013, ${key})`
    return await work()
  } finally {
    // A connection that was lost took the lock with it.
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined)
    connection.release()
  }
}
