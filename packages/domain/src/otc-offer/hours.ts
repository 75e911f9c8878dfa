/** From and to within one day, minutes after midnight there, in half hours; `to` may be the next midnight. */
export interface OtcDayHours {
  readonly from: number
  readonly to: number
}

/** When an offer is on the market. */
export interface OtcHours {
  /** A name of the time zone database. */
  readonly timeZone: string
  /** Monday first, seven; null is a day off. */
  readonly days: readonly (OtcDayHours | null)[]
}

/** Times of hours are multiples of it. */
export const HOURS_STEP_MINUTES = 30

const DAY_MINUTES = 1_440
// Every zone is a multiple of it away from the others, so that hours open and close at one.
const QUARTER_SECONDS = 900
// A week and a day: whatever the clocks do, the same weekday comes again.
const QUARTERS_AHEAD = 8 * 96
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the time zone database knows a zone; offsets such as `+08:00` are none. */
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
 * Whether hours name seven days, at least one of them open, in half hours.
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
 * Whether an offer with such hours is on the market; without hours it always is.
 * @param now unix seconds
 */
export function isOpenAt(hours: OtcHours | null, now: number): boolean {
  return hours === null || isWithin(hours, clockOf(hours.timeZone), now)
}

/**
 * When an offer is on the market again.
 * @param now unix seconds
 * @returns unix seconds; null when it is now
 */
export function opensAt(hours: OtcHours | null, now: number): number | null {
  if (hours === null || isOpenAt(hours, now)) return null
  const clock = clockOf(hours.timeZone)
  const next = (Math.floor(now / QUARTER_SECONDS) + 1) * QUARTER_SECONDS
  for (let quarter = 0; quarter < QUARTERS_AHEAD; quarter += 1) {
    const at = next + quarter * QUARTER_SECONDS
    if (isWithin(hours, clock, at)) return at
  }
  return null
}

const isStep = (minutes: number): boolean =>
  minutes >= 0 && minutes <= DAY_MINUTES && minutes % HOURS_STEP_MINUTES === 0

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

function isWithin({ days }: OtcHours, clock: Intl.DateTimeFormat, at: number): boolean {
  const parts = new Map(clock.formatToParts(at * 1000).map(({ type, value }) => [type, value]))
  const day = days[WEEKDAYS.indexOf(String(parts.get('weekday')))]
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  return day !== null && day !== undefined && minute >= day.from && minute < day.to
}
