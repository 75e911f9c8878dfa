import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The rows that a guard met, under a name that other parts of the same commit select from:
 * ```ts
 * const taken = metRows('units_taken', 'id')
 * commitVerb(app, { guards: [{ change, met: taken }], writes: [sql`… where id in (select id from ${taken})`] })
 * ```
 */
export class MetRows implements SQLWrapper {
  readonly name: string
  readonly column: string

  constructor(name: string, column: string) {
    this.name = name
    this.column = column
  }

  /** `from (name)` would be no table. */
  shouldOmitSQLParens(): boolean {
    return true
  }

  getSQL(): SQL {
    return sql`${sql.identifier(this.name)}`
  }
}

/**
 * @param name unlike that of any other part
 * @param column of the table that the guard changes
 */
export const metRows = (name: string, column: string): MetRows => new MetRows(name, column)
