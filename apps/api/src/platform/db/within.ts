import { and, gte, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Unix seconds, both included. */
export interface Span {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Rows whose time lies in a span; undefined for all time. */
export function within(column: PgColumn, { from, to }: Span): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to))
}
