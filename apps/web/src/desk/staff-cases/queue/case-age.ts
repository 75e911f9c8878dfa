const HOUR = 3_600
const DAY = 24 * HOUR
/** A tick is six hours: the whole row is three days. */
export const AGE_TICKS = 12

export interface Age {
  readonly days: number
  /** In two digits beside days. */
  readonly hours: string
  readonly ticks: number
  readonly kind: 'ink' | 'hold' | 'negative'
}

/** Waiting time of a case, and its urgency: late after a day, too late after two and a half. */
export function ageOf(since: number, now: number): Age {
  const seconds = Math.max(0, now - since)
  const days = Math.floor(seconds / DAY)
  const hours = String(Math.floor((seconds % DAY) / HOUR))
  return {
    days,
    hours: days === 0 ? hours : hours.padStart(2, '0'),
    ticks: Math.min(AGE_TICKS, Math.ceil(seconds / (6 * HOUR))),
    kind: seconds > 2.5 * DAY ? 'negative' : seconds > DAY ? 'hold' : 'ink',
  }
}
