import { and, desc, gte, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Unix seconds, both included. */
export interface Span {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Condition: the column's time is within the span; undefined for no limit. */
export function within(column: PgColumn, { from, to }: Span): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to))
}

/**
 * The latest first. Within a span by time, so that its index alone is read: by number, everything later would be read and dropped before
 * the first row of a span of long ago.
 */
export function latestFirst(id: PgColumn, column: PgColumn, { from, to }: Span): SQL[] {
  return from === undefined && to === undefined ? [desc(id)] : [desc(column), desc(id)]
}
