import { sql } from 'drizzle-orm'
import { createDatabase } from '../platform/db/index.ts'

const DEMO_LOCK = 7_104_220_017

/**
 * One process at a time loads the demo data, or clears away what a killed one left: the others wait here.
 * @returns what lets the next one in; the lock ends with the connection, so a killed process blocks nobody
 */
export async function lockDemo(url: string): Promise<() => Promise<void>> {
  const database = createDatabase(url, { max: 1, name: 'jindu-demo-lock' })
  await database.db.execute(sql`select pg_advisory_lock(${DEMO_LOCK}::bigint)`)
  let closed: Promise<void> | null = null
  return () => (closed ??= database.close())
}
