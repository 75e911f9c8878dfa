import { sql } from 'drizzle-orm'
import { createDatabase } from '../platform/db/index.ts'

const DEMO_LOCK = 7_104_220_017

/**
 * A lock for loading or clearing the demo data: one process at a time, the others wait.
 * @returns the function that releases it; a killed process releases it with its connection
 */
export async function lockDemo(url: string): Promise<() => Promise<void>> {
  const database = createDatabase(url, { max: 1, name: 'jindu-demo-lock' })
  await database.db.execute(sql`select pg_advisory_lock(${DEMO_LOCK}::bigint)`)
  let closed: Promise<void> | null = null
  return () => (closed ??= database.close())
}
