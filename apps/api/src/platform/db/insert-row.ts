import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { OutboxDraft } from '../outbox/draft.ts'

interface Shape {
  readonly head: string
  readonly columns: readonly PgColumn[]
  readonly keys: readonly string[]
}

/** A one-row INSERT with a cached text: only the values differ between calls. */
export class RowInsert {
  readonly head: string
  /** Values in the driver's format. */
  readonly values: readonly unknown[]
  /** An outbox event for accounts that the commit does not notify otherwise. */
  readonly news: OutboxDraft | null

  constructor(head: string, values: readonly unknown[], news: OutboxDraft | null = null) {
    this.head = head
    this.values = values
    this.news = news
  }

  /** The same insert, with an outbox event. */
  with(news: OutboxDraft): RowInsert {
    return new RowInsert(this.head, this.values, news)
  }
}

const shapes = new WeakMap<PgTable, Map<string, Shape>>()

/**
 * The INSERT of one row for a commit. Its text is cached by table and columns, because drizzle's builder would take an
 * eighth of a purchase's server time.
 *
 * @param row plain values by property name; `undefined` and unknown properties use the column's default
 */
export const insertRow = <Table extends PgTable>(table: Table, row: Table['$inferInsert']): RowInsert => {
  const values: Readonly<Record<string, unknown>> = row
  const { head, columns, keys } = shapeOf(table, values)
  return new RowInsert(
    head,
    columns.map((column, index) => {
      const value = values[keys[index] ?? '']
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
}

const shapeOf = (table: PgTable, row: Readonly<Record<string, unknown>>): Shape => {
  const given = Object.keys(row)
    .filter((key) => row[key] !== undefined)
    .join()
  const known = shapes.get(table) ?? new Map<string, Shape>()
  if (known.size === 0) shapes.set(table, known)
  const found = known.get(given)
  if (found) return found
  const all = new Map(Object.entries<PgColumn>(getTableColumns(table)))
  const keys = given.split(',').filter((key) => all.has(key))
  const columns = keys.flatMap((key) => all.get(key) ?? [])
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const shape = { head: `insert into "${getTableConfig(table).name}" (${names})`, columns, keys }
  known.set(given, shape)
  return shape
}
