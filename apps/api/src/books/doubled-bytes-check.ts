import { sql } from 'drizzle-orm'
import type { BooksCheck } from '../platform/ledger/index.ts'

/** Chains of dossiers are proven with such hashes in them (`timelineCheck`), and later hashes follow from them: they stay. */
const CHAINED = new Set(['timeline_entry.hash'])

interface Column {
  readonly table: string
  readonly column: string
}

/** `\x` and an even number of hexadecimal digits: the text of bytes, stored as bytes. Ciphertexts and hashes never look like it. */
const isText = ({ column }: Column) =>
  sql`(substring(${sql.identifier(column)} from 1 for 2) = '\\x5c78'::bytea
    and encode(${sql.identifier(column)}, 'escape') ~ '^\\\\\\\\x([0-9a-f]{2})*$')`

const repair = ({ table, column }: Column): string =>
  `update ${table} set ${column} = decode(substr(convert_from(${column}, 'UTF8'), 3), 'hex') where substring(${column} from 1 for 2) = '\\x5c78'::bytea;`

/**
 * A pooler in transaction mode once made the client serialize values twice. Bytes were then stored as their text, such as
 * `\x0a` for one byte. Secrets stored then cannot be decrypted; each finding names the statement that repairs it.
 */
export const doubledBytesCheck: BooksCheck = {
  name: 'no bytes are stored as their own text',
  run: async (tx) => {
    const all = await tx.execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and data_type = 'bytea' and column_name <> 'timeline_head' order by 1, 2`)
    const columns = all.filter(({ table, column }) => !CHAINED.has(`${table}.${column}`))
    const counts = columns.map(
      (each) =>
        sql`select ${`${each.table}.${each.column}`}::text as name, count(*)::int as doubled from ${sql.identifier(each.table)} where ${isText(each)}`,
    )
    const found = await tx.execute<{ name: string; doubled: number }>(
      sql`select name, doubled from (${sql.join(counts, sql` union all `)}) each where doubled > 0 order by 1`,
    )
    const wrong = new Map(found.map(({ name, doubled }) => [name, doubled]))
    return {
      figure: `${columns.length} columns`,
      violations: found.reduce((sum, { doubled }) => sum + doubled, 0),
      examples: columns.flatMap((each) => {
        const doubled = wrong.get(`${each.table}.${each.column}`)
        return doubled === undefined ? [] : [`${doubled} of ${each.table}.${each.column}; mend them: ${repair(each)}`]
      }),
    }
  },
}
