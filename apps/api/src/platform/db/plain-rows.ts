import { is, sql, SQL, type Column } from 'drizzle-orm'

interface PlainRows {
  /** For a statement that is written out. */
  readonly columns: SQL
  /** Reads the columns of a row of that statement, in place. */
  readonly read: <Row extends Record<string, unknown>>(row: Row) => Row
}

/**
 * Columns and how rows of them are read. drizzle finds out for each value of each row how it is read, which for lists of wide rows
 * takes as long as the driver; here it is known before.
 */
export function plainRows(fields: Readonly<Record<string, Column | SQL>>): PlainRows {
  const columns = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`)
  const readers = Object.entries(fields).flatMap(([name, field]) => (is(field, SQL) ? [] : [{ name, field }]))
  return {
    columns: sql.join(columns, sql`, `),
    read: (row) => {
      const values: Record<string, unknown> = row
      for (const { name, field } of readers) {
        const value = values[name]
        if (value !== null) values[name] = field.mapFromDriverValue(value)
      }
      return row
    },
  }
}
