import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'

/** One thing that must always hold of the books. */
export interface BooksCheck {
  /** What holds: `every entry sums to zero`. */
  readonly name: string
  /** Reads the books as one transaction sees them. */
  run(tx: Tx): Promise<BooksFinding>
}

export interface BooksFinding {
  /** What was looked at, with its number: `1204 entries`. */
  readonly figure: string
  /** How many violations there are. */
  readonly violations: number
  /** The first of them, in words. */
  readonly examples: readonly string[]
}

const MOST_EXAMPLES = 5

/**
 * A check made of two queries.
 *
 * @param figure selects one text
 * @param violations selects one text `wrong` for each violation
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
