import type { SQLWrapper } from 'drizzle-orm'
import type postgres from 'postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { RowInsert } from './insert-row.ts'
import { RowUpdate } from './update-row.ts'

/** An UPDATE, INSERT or DELETE without RETURNING: `insertRow`, `updateRow`, a drizzle builder, or drizzle's `sql`. */
export type Statement = SQLWrapper | RowInsert | RowUpdate

type Value = postgres.ParameterOrJSON<bigint>

/** Text with a value between each two parts. */
interface Piece {
  readonly texts: readonly string[]
  readonly values: readonly Value[]
}

/** Template text in which each interpolation becomes a parameter. */
export const piece = (texts: readonly string[], ...values: readonly Value[]): Piece => ({ texts, values })

export interface StatementWriter {
  write(piece: Piece): void
  /** Text as it stands; never of a caller's values. */
  raw(text: string): void
  statement(statement: Statement): void
  readonly text: () => string
  readonly values: Value[]
}

/** Must spell columns as the database's own drizzle does. */
const dialect = new PgDialect({ casing: 'snake_case' })

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its column mapped it for the driver
const forDriver = (value: unknown): Value => value as Value

/** Puts one large statement together from small ones. */
export const createStatementWriter = (): StatementWriter => {
  let text = ''
  const values: Value[] = []
  const add = (value: Value): void => {
    values.push(value)
    text += `$${values.length}`
  }
  const statement = (part: Statement): void => {
    if (part instanceof RowInsert) {
      text += `${part.head} values (`
      part.values.forEach((value, index) => {
        if (index > 0) text += ', '
        add(forDriver(value))
      })
      text += ')'
      return
    }
    if (part instanceof RowUpdate) {
      part.texts.forEach((piece, index) => {
        text += piece
        if (index < part.values.length) add(forDriver(part.values[index]))
      })
      return
    }
    const { sql, params } = dialect.sqlToQuery(part.getSQL())
    const before = values.length
    text += sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`)
    for (const value of params) values.push(forDriver(value))
  }
  return {
    write: ({ texts, values: given }) =>
      texts.forEach((part, index) => {
        text += part
        if (index < given.length) add(given[index] ?? null)
      }),
    raw: (part) => {
      text += part
    },
    statement,
    text: () => text,
    values,
  }
}
