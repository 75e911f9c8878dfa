import { createHash } from 'node:crypto'
import type { Sql } from '../db/index.ts'

const SPACE = 1104220013

const keyOf = (name: string): number => createHash('sha256').update(`job:${name}`).digest().readInt32BE(0)

/**
 * Runs `work` under a cluster-wide lock by name; other processes wait, then check what is left. It is a PostgreSQL
 * session lock, so it is released if the process dies.
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
