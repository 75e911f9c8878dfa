import { createHash } from 'node:crypto'
import type { Sql } from '../db/index.ts'

const SPACE = 1104220013

const keyOf = (name: string): number => createHash('sha256').update(`job:${name}`).digest().readInt32BE(0)

/**
 * Runs `work` while no other process runs work of the same name: the others wait and then look at what is left.
 * The lock is PostgreSQL's and ends with the connection, so that a killed process blocks nobody.
 */
export const oneAtATime = async <Result>(sql: Sql, name: string, work: () => Promise<Result>): Promise<Result> => {
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(${SPACE}, ${keyOf(name)})`
    return await work()
  } finally {
    // A connection that was lost took the lock with it.
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined)
    connection.release()
  }
}

/**
 * Runs `work` unless another process runs work of the same name.
 * @returns null where it runs already
 */
export const unlessElsewhere = async <Result>(
  sql: Sql,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> => {
  const connection = await sql.reserve()
  try {
    const [row] = await connection<{ got: boolean }[]>`select pg_try_advisory_lock(${SPACE}, ${keyOf(name)}) as got`
    return row?.got === true ? await work() : null
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined)
    connection.release()
  }
}
