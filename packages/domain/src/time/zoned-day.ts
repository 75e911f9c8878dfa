import { zoneClocks } from './zone-clocks.ts'

const HOUR = 3_600
const DAY = 86_400

const clockOf = zoneClocks({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The zone's wall-clock time, read as if it were UTC; unix seconds. */
function localOf(at: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at * 1000)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): string => String(parts.get(type))
  return secondsAt(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`)
}

/**
 * Seconds that a zone is ahead of UTC.
 * @param at unix seconds
 * @param timeZone a name of the time zone database
 * @throws RangeError for a zone that is not known
 * @example
 * offsetAt(1_760_000_000, 'Asia/Shanghai') // 28_800
 */
export function offsetAt(at: number, timeZone: string): number {
  return localOf(at, timeZone) - at
}

/**
 * The day of an instant in a zone, as `2026-11-21`.
 * @param at unix seconds
 * @param timeZone a name of the time zone database
 * @throws RangeError for a zone that is not known
 * @example
 * dayAt(1_760_000_000, 'UTC') // '2025-10-09'
 * dayAt(1_760_040_000, 'Asia/Shanghai') // '2025-10-10'
 */
export function dayAt(at: number, timeZone: string): string {
  return dayText(localOf(at, timeZone))
}

/**
 * The start of a day in a zone, unix seconds. A skipped midnight gives the next hour, a repeated one the first.
 * @param day as `2026-11-21`
 * @param timeZone a name of the time zone database
 * @throws RangeError for a zone that is not known
 * @example
 * dayStart('2025-10-10', 'Asia/Shanghai') // 1_760_025_600
 */
export function dayStart(day: string, timeZone: string): number {
  const utc = utcOf(day)
  const begins = [utc - DAY, utc - HOUR * 12, utc + HOUR * 12, utc + DAY].map((near) => utc - offsetAt(near, timeZone))
  return Math.min(...begins.filter((at) => localOf(at, timeZone) >= utc))
}

/**
 * The date a number of days later or, if negative, earlier.
 * @param day as `2026-11-21`
 * @example
 * addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(day: string, count: number): string {
  return dayText(utcOf(day) + count * DAY)
}

/**
 * The number of days from one date to another.
 * @param from as `2026-11-21`
 * @param to as `2026-11-22`
 * @example
 * daysBetween('2026-02-28', '2026-03-01') // 1
 */
export function daysBetween(from: string, to: string): number {
  return (utcOf(to) - utcOf(from)) / DAY
}

const utcOf = (day: string): number => secondsAt(`${day}T00:00:00Z`)

/** Unix seconds of an instant that is written out. */
// oxlint-disable-next-line no-restricted-globals -- reads a text and no clock
const secondsAt = (text: string): number => Date.parse(text) / 1000

/** The day of an instant in UTC. */
// oxlint-disable-next-line no-restricted-globals -- of an instant that is given, and no clock
const dayText = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10)
