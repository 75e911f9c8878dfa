import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type postgres from 'postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { RowInsert } from './insert-row.ts'
import { RowUpdate } from './update-row.ts'

/** An UPDATE, INSERT or DELETE without RETURNING: `insertRow`, `updateRow`, a drizzle builder, or drizzle's `sql`. */
export type Statement = SQLWrapper | RowInsert | RowUpdate

type Value = postgres.ParameterOrJSON<bigint>

/** Text parts with a value between each two. */
interface Fragment {
  readonly texts: readonly string[]
  readonly values: readonly Value[]
}

/** A tagged template: each interpolation becomes a parameter. */
export const fragment = (texts: readonly string[], ...values: readonly Value[]): Fragment => ({ texts, values })

export interface StatementWriter {
  write(fragment: Fragment): void
  /** Literal SQL text; never use it with input. */
  raw(text: string): void
  statement(statement: Statement): void
  readonly text: () => string
  /** Text and values for drizzle, to run in its transaction. */
  readonly query: () => SQL
  readonly values: Value[]
}

/** Must use the same column casing as the application's drizzle instance. */
const dialect = new PgDialect({ casing: 'snake_case' })

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its column mapped it for the driver
const forDriver = (value: unknown): Value => value as Value

/** Concatenates small statements into one large statement. */
export const createStatementWriter = (): StatementWriter => {
  /** The text before, between and after the values. */
  const texts = ['']
  const values: Value[] = []
  const raw = (part: string): void => {
    texts.push(`${texts.pop() ?? ''}${part}`)
  }
  const add = (value: Value): void => {
    values.push(value)
    texts.push('')
  }
  const statement = (part: Statement): void => {
    if (part instanceof RowInsert) {
      raw(`${part.head} values (`)
      part.values.forEach((value, index) => {
        if (index > 0) raw(', ')
        add(forDriver(value))
      })
      raw(')')
      return
    }
    if (part instanceof RowUpdate) {
      part.texts.forEach((fragment, index) => {
        raw(fragment)
        if (index < part.values.length) add(forDriver(part.values[index]))
      })
      return
    }
    const { sql: text, params } = dialect.sqlToQuery(part.getSQL())
    // drizzle numbers its parameters in textual order.
    const between = text.split(/\$\d+/)
    if (between.length !== params.length + 1) throw new TypeError('the text of a statement names parameters itself')
    between.forEach((fragment, index) => {
      raw(fragment)
      if (index < params.length) add(forDriver(params[index]))
    })
  }
  return {
    write: ({ texts: parts, values: given }) =>
      parts.forEach((part, index) => {
        raw(part)
        if (index < given.length) add(given[index] ?? null)
      }),
    raw,
    statement,
    text: () => texts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join(''),
    query: () =>
      sql.join(
        texts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql.param(values[index - 1]), sql.raw(part)])),
      ),
    values,
  }
}
