import { addDays, dayAt, dayStart } from '@jindu/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { nthSpan } from './nth-span.ts'

/** The latest days in a time zone, ending today. */
export interface ZonedSpan {
  /** Unix seconds; `to` is not part of it. */
  readonly from: number
  readonly to: number
  /** Each date, such as `2026-11-21`, with its start in unix seconds. */
  readonly days: readonly { readonly day: string; readonly from: number }[]
}

/** The number of days and their time zone. */
export interface AskedDays {
  readonly days: number
  readonly timeZone: string
}

export function spanOf({ days: count, timeZone }: AskedDays, now: number): ZonedSpan {
  const today = dayAt(now, timeZone)
  const days = Array.from({ length: count }, (_, nth) => addDays(today, nth + 1 - count)).map((day) => ({
    day,
    from: dayStart(day, timeZone),
  }))
  return { from: days[0]?.from ?? now, to: dayStart(addDays(today, 1), timeZone), days }
}

/** Every figure reads its table by this, on a column with an index: a year at most of it, and never the whole of a hot table. */
export const withinSpan = (at: SQL, { from, to }: ZonedSpan): SQL =>
  sql`${at} >= to_timestamp(${from}) and ${at} < to_timestamp(${to})`

/** The number of an instant's day, from 1. */
export const nthDay = (at: SQL, { days }: ZonedSpan): SQL =>
  nthSpan(
    at,
    days.map(({ from }) => from),
  )

/** The date of a day's number. */
export const dayOf = ({ days }: ZonedSpan, nth: number): string => days[nth - 1]?.day ?? ''

/** The first and the last date. */
export const endsOf = ({ days }: ZonedSpan) => ({ from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' })
