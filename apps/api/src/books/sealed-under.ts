import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/index.ts'

/** A key by its name, and how many texts are sealed under it. */
export interface SealedUnder {
  readonly keyId: string
  readonly texts: number
}

/** The number of encrypted texts per key, over all tables: each such table has a column `key_id`. */
export async function readSealedUnder(db: Pick<Db, 'execute'>): Promise<readonly SealedUnder[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'key_id' order by 1`,
  )
  const each = tables.map(({ name }) => sql`select key_id from ${sql.identifier(name)}`)
  return db.execute<{ keyId: string; texts: number }>(
    sql`select key_id as "keyId", count(*)::int as texts from (${sql.join(each, sql` union all `)}) sealed
      group by 1 order by 2 desc, 1`,
  )
}

/** The keys that the environment gives, by their names. */
export interface GivenKeys {
  readonly present: string
  readonly old: readonly string[]
}

/**
 * The line for the operator who changed `ENCRYPTION_KEY`.
 *
 * @param given null where the command was not told the keys
 */
export function sealedReport(keys: readonly SealedUnder[], given: GivenKeys | null): string {
  if (keys.length === 0) return 'sealed  nothing is sealed'
  const under = keys
    .map(({ keyId, texts }) => `${texts} under the key ${keyId}${keyId === given?.present ? ' (ENCRYPTION_KEY)' : ''}`)
    .join(', ')
  return `sealed  ${under}: ${restOf(keys, given)}`
}

function restOf(keys: readonly SealedUnder[], given: GivenKeys | null): string {
  if (given === null)
    return 'whether ENCRYPTION_KEY opens them is not known, because this command was started without it'
  const former = keys.filter(({ keyId }) => keyId !== given.present).map(({ keyId }) => keyId)
  if (former.length === 0) return 'no former key is needed'
  const lost = former.filter((keyId) => !given.old.includes(keyId))
  if (lost.length === 0) return 'ENCRYPTION_OLD_KEYS is still needed'
  return `ENCRYPTION_KEY is ${given.present}, and ENCRYPTION_OLD_KEYS LACKS ${lost.join(', ')}: those texts cannot be opened`
}
