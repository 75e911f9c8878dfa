const DAY = 86_400

export const SALES_RANGES = ['7d', '30d', '90d', '1y'] as const
export type SalesRange = (typeof SALES_RANGES)[number]

/** A span of whole days, unix seconds; `to` is not part of it. */
export interface Bucket {
  readonly from: number
  readonly to: number
}

/** What one point of a chart covers. */
export const STEP_OF_RANGE = { '7d': 'day', '30d': 'day', '90d': 'week', '1y': 'month' } as const satisfies Record<
  SalesRange,
  'day' | 'week' | 'month'
>

/** The day of a moment in UTC, as `2026-11-21`. */
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

/** The points of a range that ends with the day of `now` (UTC): days, weeks that end today, or calendar months. */
export function bucketsOf(range: SalesRange, now: number): Bucket[] {
  const end = (Math.floor(now / DAY) + 1) * DAY
  if (range === '7d') return days(7, 1, end)
  if (range === '30d') return days(30, 1, end)
  return range === '90d' ? days(90, 7, end) : months(12, now)
}
