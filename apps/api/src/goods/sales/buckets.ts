import { addDays, dayAt, daysBetween, dayStart } from '@jindu/domain/time'

export const SALES_RANGES = ['7d', '30d', '90d', '1y'] as const
export type SalesRange = (typeof SALES_RANGES)[number]

/** A span of whole days of a zone, unix seconds; `to` is not part of it. */
export interface Bucket {
  readonly from: number
  readonly to: number
}

type Step = 'day' | 'week' | 'month'

/** The bucket size of each range. */
const STEP_OF_RANGE = { '7d': 'day', '30d': 'day', '90d': 'week', '1y': 'month' } as const satisfies Record<
  SalesRange,
  Step
>

/** The longest span in days drawn by day and by week; longer ones are drawn by month. */
const MOST_DAYS = { day: 31, week: 184 } as const

const UTC = 'UTC'

/** The UTC date of a timestamp, such as `2026-11-21`. */
export const utcDay = (at: number): string => dayAt(at, UTC)

/** One bucket from each date to the next. */
function between(days: readonly string[], timeZone: string): Bucket[] {
  const starts = days.map((day) => dayStart(day, timeZone))
  return starts.slice(1).map((to, index) => ({ from: starts[index] ?? to, to }))
}

/** Buckets of `step` days that end at `end`; the first may be shorter. */
function days(count: number, step: number, end: string, timeZone: string): Bucket[] {
  const edges = [end]
  for (let back = step; back < count; back += step) edges.unshift(addDays(end, -back))
  return between([addDays(end, -count), ...edges], timeZone)
}

const MONTHS_A_YEAR = 12

/** The first date of the month `after` months after the month of a date. */
function monthStart(day: string, after: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return utcDay(Date.UTC(year, month - 1 + after, 1) / 1000)
}

/** The calendar months between two dates; the first and last are clipped to them. */
function monthsWithin(from: string, end: string, timeZone: string): Bucket[] {
  const edges = [from]
  for (let nth = 1; monthStart(from, nth) < end; nth += 1) edges.push(monthStart(from, nth))
  return between([...edges, end], timeZone)
}

/** The number of days that a span touches. @param from @param to unix seconds, both included */
export const daysWithin = (from: number, to: number, timeZone = UTC): number =>
  daysBetween(dayAt(from, timeZone), dayAt(to, timeZone)) + 1

interface Drawn {
  readonly step: Step
  readonly buckets: readonly Bucket[]
}

/** Buckets of a custom span, extended to whole days. @param from @param to unix seconds, both included */
export function bucketsBetween(from: number, to: number, timeZone = UTC): Drawn {
  const count = daysWithin(from, to, timeZone)
  const end = addDays(dayAt(to, timeZone), 1)
  if (count <= MOST_DAYS.day) return { step: 'day', buckets: days(count, 1, end, timeZone) }
  if (count <= MOST_DAYS.week) return { step: 'week', buckets: days(count, 7, end, timeZone) }
  return { step: 'month', buckets: monthsWithin(addDays(end, -count), end, timeZone) }
}

/** The buckets and bucket size of a range that ends with the day of `now`. */
export const drawnOf = (range: SalesRange, now: number, timeZone = UTC): Drawn => ({
  step: STEP_OF_RANGE[range],
  buckets: bucketsOf(range, now, timeZone),
})

/** The buckets of a range that ends with the day of `now`: days, weeks that end today, or calendar months. */
export function bucketsOf(range: SalesRange, now: number, timeZone = UTC): Bucket[] {
  const today = dayAt(now, timeZone)
  const end = addDays(today, 1)
  if (range === '7d') return days(7, 1, end, timeZone)
  if (range === '30d') return days(30, 1, end, timeZone)
  if (range === '90d') return days(90, 7, end, timeZone)
  return monthsWithin(monthStart(today, 1 - MONTHS_A_YEAR), monthStart(today, 1), timeZone)
}

/** The span directly before, for comparison. It has as many days as the span has until the end of today. */
export function spanBefore({ from, to }: Bucket, now: number, timeZone = UTC): Bucket {
  const first = dayAt(from, timeZone)
  const end = Math.min(to, dayStart(addDays(dayAt(now, timeZone), 1), timeZone))
  const count = Math.max(0, daysBetween(first, dayAt(end, timeZone)))
  return { from: dayStart(addDays(first, -count), timeZone), to: from }
}
