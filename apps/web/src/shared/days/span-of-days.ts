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

/** What a clock of the zone shows, as if it were UTC; unix seconds. */
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

/** Seconds that a zone is ahead of UTC. @param at unix seconds */
export const offsetAt = (at: number, timeZone: string): number => localOf(at, timeZone) - at

/** When a day begins in a zone, unix seconds: where its midnight is skipped, with the hour after; where it comes twice, with the first. */
function startOf(utc: number, timeZone: string): number {
  const begins = [utc - DAY, utc - HOUR * 12, utc + HOUR * 12, utc + DAY]
    .map((near) => utc - offsetAt(near, timeZone))
    .sort((one, other) => one - other)
  return begins.find((at) => localOf(at, timeZone) >= utc) ?? begins.at(-1) ?? utc
}

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** The time from the beginning of one day to the end of another in a zone, of 23 to 25 hours where its clocks are changed. */
export function spanOfDays({ from, to }: Days, timeZone: string): Span {
  return {
    ...(from === undefined ? {} : { from: startOf(utcOf(from), timeZone) }),
    ...(to === undefined ? {} : { to: startOf(utcOf(to) + DAY, timeZone) - 1 }),
  }
}
