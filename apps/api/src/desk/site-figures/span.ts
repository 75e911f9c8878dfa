import { sql, type SQL } from 'drizzle-orm'
import { utcDay } from '../../goods/sales/index.ts'

const DAY_SECONDS = 86_400

/** Whole days of UTC, the last of them today. */
export interface Span {
  /** Unix seconds; `to` is not part of it. */
  readonly from: number
  readonly to: number
  /** As `2026-11-21`, both part of it. */
  readonly firstDay: string
  readonly lastDay: string
}

/** The latest days, today among them. */
export function spanOf(days: number, now: number): Span {
  const to = (Math.floor(now / DAY_SECONDS) + 1) * DAY_SECONDS
  const from = to - days * DAY_SECONDS
  return { from, to, firstDay: utcDay(from), lastDay: utcDay(now) }
}

/** Every figure reads its table by this, on a column with an index: a year at most of it, and never the whole of a hot table. */
export const within = (at: SQL, { from, to }: Span): SQL =>
  sql`${at} >= to_timestamp(${from}) and ${at} < to_timestamp(${to})`

/** The day of UTC that an instant falls on. */
export const dayOf = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
