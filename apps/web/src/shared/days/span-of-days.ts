/** The first and the last day, both included, as `2026-11-26`. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const ALL_DAYS: Days = { from: undefined, to: undefined }

/** Unix seconds, both included. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

const HOUR = 3_600
const DAY = 86_400

/** The zone's local time as if it were UTC; unix seconds. */
function localOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at * 1000)
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) / 1000
}

/** The zone's UTC offset in seconds. @param at unix seconds */
export const offsetAt = (at: number, timeZone: string): number => localOf(at, timeZone) - at

/**
 * Start of a day in a zone, unix seconds. If midnight is skipped, the first time after it; if it occurs twice, the
 * first.
 */
function startOf(utc: number, timeZone: string): number {
  const begins = [utc - DAY, utc - HOUR * 12, utc + HOUR * 12, utc + DAY]
    .map((near) => utc - offsetAt(near, timeZone))
    .sort((one, other) => one - other)
  return begins.find((at) => localOf(at, timeZone) >= utc) ?? begins.at(-1) ?? utc
}

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** The time from the start of one day to the end of another in a zone. Days with a clock change have 23 or 25 hours. */
export function spanOfDays({ from, to }: Days, timeZone: string): Span {
  return {
    ...(from === undefined ? {} : { from: startOf(utcOf(from), timeZone) }),
    ...(to === undefined ? {} : { to: startOf(utcOf(to) + DAY, timeZone) - 1 }),
  }
}
