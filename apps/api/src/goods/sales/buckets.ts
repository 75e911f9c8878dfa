const DAY = 86_400

export const SALES_RANGES = ['7d', '30d', '90d', '1y'] as const
export type SalesRange = (typeof SALES_RANGES)[number]

/** A span of whole days, unix seconds; `to` is not part of it. */
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

/** The UTC date of a timestamp, such as `2026-11-21`. */
export function utcDay(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10)
}

function days(count: number, step: number, end: number): Bucket[] {
  const start = end - count * DAY
  const buckets: Bucket[] = []
  for (let to = end; to > start; to -= step * DAY) buckets.unshift({ from: Math.max(start, to - step * DAY), to })
  return buckets
}

function months(count: number, now: number): Bucket[] {
  const here = new Date(now * 1000)
  const first = (back: number) => Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1) / 1000
  return Array.from({ length: count }, (_, nth) => ({ from: first(count - 1 - nth), to: first(count - 2 - nth) }))
}

/** The calendar months that a span touches; the first and last are clipped to the span. */
function monthsWithin({ from, to }: Bucket): Bucket[] {
  const first = new Date(from * 1000)
  const start = (nth: number): number => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + nth, 1) / 1000
  const buckets: Bucket[] = []
  for (let nth = 0; start(nth) < to; nth += 1) {
    buckets.push({ from: Math.max(from, start(nth)), to: Math.min(to, start(nth + 1)) })
  }
  return buckets
}

const endOfDay = (at: number): number => (Math.floor(at / DAY) + 1) * DAY

/** The number of UTC days that a span touches. @param from @param to unix seconds, both included */
export const daysWithin = (from: number, to: number): number => endOfDay(to) / DAY - Math.floor(from / DAY)

interface Drawn {
  readonly step: Step
  readonly buckets: readonly Bucket[]
}

/** Buckets of a custom span, extended to whole UTC days. @param from @param to unix seconds, both included */
export function bucketsBetween(from: number, to: number): Drawn {
  const count = daysWithin(from, to)
  const end = endOfDay(to)
  if (count <= MOST_DAYS.day) return { step: 'day', buckets: days(count, 1, end) }
  if (count <= MOST_DAYS.week) return { step: 'week', buckets: days(count, 7, end) }
  return { step: 'month', buckets: monthsWithin({ from: end - count * DAY, to: end }) }
}

/** The buckets and bucket size of a range that ends with the UTC day of `now`. */
export const drawnOf = (range: SalesRange, now: number): Drawn => ({
  step: STEP_OF_RANGE[range],
  buckets: bucketsOf(range, now),
})

/** The buckets of a range that ends with the UTC day of `now`: days, weeks that end today, or calendar months. */
export function bucketsOf(range: SalesRange, now: number): Bucket[] {
  const end = endOfDay(now)
  if (range === '7d') return days(7, 1, end)
  if (range === '30d') return days(30, 1, end)
  return range === '90d' ? days(90, 7, end) : months(12, now)
}

/**
 * The span directly before, for comparison. It is only as long as the part of the span that has passed by the end of
 * today (UTC).
 */
export function spanBefore({ from, to }: Bucket, now: number): Bucket {
  const end = (Math.floor(now / DAY) + 1) * DAY
  return { from: from - Math.max(0, Math.min(to, end) - from), to: from }
}
