import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** A one-row UPDATE with a cached text: only the values differ between calls. */
export class RowUpdate {
  /** Around the values: one more than those. */
  readonly texts: readonly string[]
  /** As the driver takes them. */
  readonly values: readonly unknown[]

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts
    this.values = values
  }
}

type Some<Row> = { readonly [Name in keyof Row]?: Row[Name] }

interface Shape {
  readonly texts: readonly string[]
  readonly columns: readonly PgColumn[]
}

const shapes = new WeakMap<PgTable, Map<string, Shape>>()

/**
 * The UPDATE of one row for a commit. Its text is cached by table and columns, because drizzle's builder would take
 * most of a step's server time.
 *
 * @param set plain values by the table's property names
 * @param where the row: each of these columns equals its value, none of which is null
 */
export const updateRow = <Row extends object>(
  table: PgTable & { readonly $inferInsert: Row },
  set: Some<NoInfer<Row>>,
  where: Some<NoInfer<Row>>,
): RowUpdate => {
  const { texts, columns } = shapeOf(table, Object.keys(set), Object.keys(where))
  const values: readonly unknown[] = [...Object.values(set), ...Object.values(where)]
  return new RowUpdate(
    texts,
    columns.map((column, index) => {
      const value = values[index] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
}

const shapeOf = (table: PgTable, set: readonly string[], where: readonly string[]): Shape => {
  const key = `${set.join()} ${where.join()}`
  const known = shapes.get(table) ?? new Map<string, Shape>()
  if (known.size === 0) shapes.set(table, known)
  const found = known.get(key)
  if (found) return found
  const all = new Map(Object.entries<PgColumn>(getTableColumns(table)))
  const columns = [...set, ...where].map((name) => all.get(name) ?? unknownColumn(name))
  const texts = columns.map(({ name }, index) => {
    if (index === 0) return `update "${getTableConfig(table).name}" set "${name}" = `
    if (index === set.length) return ` where "${name}" = `
    return `${index < set.length ? ', ' : ' and '}"${name}" = `
  })
  const shape = { texts: [...texts, ''], columns }
  known.set(key, shape)
  return shape
}

const unknownColumn = (name: string): never => {
  throw new TypeError(`no column ${name}`)
}
