import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'

/** An invariant of the books. */
export interface BooksCheck {
  /** The invariant: `every entry sums to zero`. */
  readonly name: string
  /** Checks the books within one transaction. */
  run(tx: Tx): Promise<BooksFinding>
}

export interface BooksFinding {
  /** The number of things checked: `1204 entries`. */
  readonly figure: string
  /** The number of violations. */
  readonly violations: number
  /** The first violations, in words. */
  readonly examples: readonly string[]
}

const MOST_EXAMPLES = 5

/**
 * Builds a check from two queries.
 *
 * @param figure selects one text
 * @param violations selects one text `wrong` per violation
 */
export const sqlCheck = (name: string, figure: SQL, violations: SQL): BooksCheck => ({
  name,
  run: async (tx) => {
    const [looked] = await tx.execute<{ figure: string }>(sql`select (${figure})::text as figure`)
    const found = await tx.execute<{ total: number; wrong: string }>(sql`
      with found as materialized (${violations})
      select wrong::text, (select count(*)::int from found) as total from found limit ${MOST_EXAMPLES}`)
    return {
      figure: looked?.figure ?? '',
      violations: found[0]?.total ?? 0,
      examples: found.map((row) => row.wrong),
    }
  },
})
