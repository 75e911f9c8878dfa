import { is, Placeholder, type SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { prepareOnce } from './prepare-once.ts'
import { RowUpdate } from './update-row.ts'

/** Must spell columns as the database's own drizzle does. */
const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A write with a cached SQL text, for updates that `updateRow` cannot express, such as increments. Pass values as
 * `sql.placeholder`s, in the driver's format.
 */
export const statementOnce = <Name extends string>(
  make: (db: Db) => SQLWrapper,
): ((db: Db, values: Readonly<Record<Name, string | number>>) => RowUpdate) => {
  const known = prepareOnce((db) => {
    const { sql: text, params } = dialect.sqlToQuery(make(db).getSQL())
    return { texts: text.split(/\$\d+/), params }
  })
  return (db, values) => {
    const { texts, params } = known(db)
    const given = new Map<string, string | number>(Object.entries(values))
    return new RowUpdate(
      texts,
      params.map((param) => (is(param, Placeholder) ? given.get(param.name) : param)),
    )
  }
}
