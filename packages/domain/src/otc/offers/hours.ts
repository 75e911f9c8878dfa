import type { ErrorCode } from '../../errors/index.ts'
import { otcRules } from '../../rules/otc.ts'
import { zoneClocks } from '../../time/zone-clocks.ts'

/**
 * Opening and closing time within one local day, minutes after midnight, in half hours; `to` may be the next midnight.
 */
export interface OtcDayHours {
  readonly from: number
  readonly to: number
}

/** Working hours of an offer. */
export interface OtcHours {
  /** A name in the IANA time zone database. */
  readonly timeZone: string
  /** Seven days, Monday first; null is a day off. */
  readonly days: readonly (OtcDayHours | null)[]
}

/** Opening and closing times are multiples of this. */
export const HOURS_STEP_MINUTES = 30

const DAY_MINUTES = 1_440
const MINUTE = 60
const MINUTES_AN_HOUR = 60
// Offsets of all zones are multiples of it, so hours always open and close at one.
const QUARTER_SECONDS = 900
// A week and a day, and one more for a skipped hour at a clock change: every weekday occurs again within it.
const FARTHEST_SECONDS = 15 * DAY_MINUTES * MINUTE
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Whether the time zone database has a zone; offsets such as `+08:00` do not count.
 * @example
 * isTimeZone('Asia/Shanghai') // true
 * isTimeZone('Middle/Earth') // false
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * Whether hours have seven days in half-hour steps, at least one of them open.
 * @example
 * areHours(office) // true
 */
export function areHours({ timeZone, days }: OtcHours): boolean {
  return (
    isTimeZone(timeZone) &&
    days.length === WEEKDAYS.length &&
    days.some((day) => day !== null) &&
    days.every((day) => day === null || (isStep(day.from) && isStep(day.to) && day.from < day.to))
  )
}

/**
 * Validates hours for publishing. An order's clock pauses outside them, so they need a minimum per week for a demand to
 * fall due within days. Offers published before this rule are only checked by `areHours`.
 * @returns OFFER_HOURS_INVALID, OFFER_HOURS_TOO_FEW, or null
 * @example
 * hoursProblem(office) // null
 * hoursProblem({ ...office, days: [{ from: 540, to: 570 }, null, null, null, null, null, null] }) // 'OFFER_HOURS_TOO_FEW'
 */
export function hoursProblem(hours: OtcHours): ErrorCode | null {
  if (!areHours(hours)) return 'OFFER_HOURS_INVALID'
  const open = hours.days.reduce((sum, day) => sum + (day === null ? 0 : day.to - day.from), 0)
  return open < otcRules.minimumWeekHours * MINUTES_AN_HOUR ? 'OFFER_HOURS_TOO_FEW' : null
}

/**
 * Whether an offer with such hours is on the market; without hours it always is.
 * @param now unix seconds
 * @example
 * isOpenAt(office, 1_760_003_999) // true
 * isOpenAt(null, 1_760_003_999) // true
 */
export function isOpenAt(hours: OtcHours | null, now: number): boolean {
  return hours === null || isWithin(hours, localAt(clockOf(hours.timeZone), now))
}

/**
 * When the offer is next on the market.
 * @param now unix seconds
 * @returns unix seconds; null if it is now, and for hours that never open
 * @example
 * opensAt(office, 1_760_000_000) // 1_760_000_400
 */
export function opensAt(hours: OtcHours | null, now: number): number | null {
  const span = hours === null ? null : nextSpan(hours, now)
  return span === null || span.from === now ? null : span.from
}

/**
 * When the current opening ends.
 * @param now unix seconds
 * @returns unix seconds; null outside the hours, and when they do not close within a week
 * @example
 * closesAt(office, 1_760_003_999) // 1_760_032_800
 */
export function closesAt(hours: OtcHours | null, now: number): number | null {
  if (hours === null || !isOpenAt(hours, now)) return null
  let end = now
  for (let span = nextSpan(hours, now); span?.from === end; span = nextSpan(hours, end)) {
    end = span.to
    if (end > now + FARTHEST_SECONDS) return null
  }
  return end
}

/**
 * The instant at which so many open seconds have passed; without hours every second counts.
 * @param from unix seconds
 * @param seconds open seconds to wait, 0 or more
 * @returns unix seconds; Infinity for hours that never open
 * @example
 * openUntil(office, 1_760_003_999, 3_600) // 1_760_007_599
 */
export function openUntil(hours: OtcHours | null, from: number, seconds: number): number {
  if (hours === null || seconds === 0) return from + seconds
  let left = seconds
  for (let span = nextSpan(hours, from); span !== null; span = nextSpan(hours, span.to)) {
    const length = span.to - span.from
    if (left <= length) return span.from + left
    left -= length
  }
  return Infinity
}

/**
 * Number of open seconds between two instants; without hours all of them.
 * @param from unix seconds
 * @param to unix seconds, not before `from`
 * @example
 * openSeconds(office, 1_760_000_000, 1_760_086_400) // 32_400
 */
export function openSeconds(hours: OtcHours | null, from: number, to: number): number {
  if (hours === null) return to - from
  let sum = 0
  for (let span = nextSpan(hours, from); span !== null && span.from < to; span = nextSpan(hours, span.to)) {
    sum += Math.min(span.to, to) - span.from
  }
  return sum
}

/**
 * The latest start from which so many open seconds pass until `to`.
 * @param seconds at most the open seconds between the two instants
 * @param from unix seconds
 * @param to unix seconds: end of the count
 * @example
 * openSince(office, 3_600, 1_760_000_000, 1_760_086_400) // 1_760_029_200
 */
export function openSince(hours: OtcHours | null, seconds: number, from: number, to: number): number {
  if (hours === null) return to - seconds
  let [early, late] = [from, to]
  while (early < late) {
    const middle = Math.ceil((early + late) / 2)
    if (openSeconds(hours, middle, to) >= seconds) early = middle
    else late = middle - 1
  }
  return early
}

const isStep = (minutes: number): boolean =>
  minutes >= 0 && minutes <= DAY_MINUTES && minutes % HOURS_STEP_MINUTES === 0

const clockOf = zoneClocks({ weekday: 'short', hour: '2-digit', minute: '2-digit' })

/** Local time: the weekday, 0 for Monday, and minutes after its midnight. */
interface Local {
  readonly weekday: number
  readonly minute: number
}

function localAt(clock: Intl.DateTimeFormat, at: number): Local {
  const parts = new Map(clock.formatToParts(at * 1000).map(({ type, value }) => [type, value]))
  return {
    weekday: WEEKDAYS.indexOf(String(parts.get('weekday'))),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

function isWithin({ days }: OtcHours, { weekday, minute }: Local): boolean {
  const day = days[weekday] ?? null
  return day !== null && minute >= day.from && minute < day.to
}

/** A span in which hours are open, unix seconds; a longer opening may be split into several. */
interface Span {
  readonly from: number
  readonly to: number
}

/** The first open span at an instant or after it; null for hours that never open. */
function nextSpan(hours: OtcHours, at: number): Span | null {
  const clock = clockOf(hours.timeZone)
  for (let from = at; from <= at + FARTHEST_SECONDS;) {
    const local = localAt(clock, from)
    const to = changeAfter(hours, clock, from, local)
    if (isWithin(hours, local)) return { from, to }
    from = to
  }
  return null
}

/**
 * The instant until which the open state cannot change: the next opening, closing or midnight. If a clock change comes
 * first, the next quarter hour.
 */
function changeAfter({ days }: OtcHours, clock: Intl.DateTimeFormat, at: number, { weekday, minute }: Local): number {
  const day = days[weekday] ?? null
  const edges = day === null ? [DAY_MINUTES] : [day.from, day.to, DAY_MINUTES]
  const edge = Math.min(...edges.filter((each) => each > minute))
  const then = at - (at % MINUTE) + (edge - minute) * MINUTE
  const there = localAt(clock, then)
  const isThere =
    there.minute === edge % DAY_MINUTES &&
    there.weekday === (edge === DAY_MINUTES ? (weekday + 1) % WEEKDAYS.length : weekday)
  return isThere ? then : (Math.floor(at / QUARTER_SECONDS) + 1) * QUARTER_SECONDS
}
