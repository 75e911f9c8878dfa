import { addDays, dayStart } from '@jindu/domain/time'

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

/** The time from the beginning of one day to the end of another in a zone, of 23 to 25 hours where its clocks are changed. */
export function spanOfDays({ from, to }: Days, timeZone: string): Span {
  return {
    ...(from === undefined ? {} : { from: dayStart(from, timeZone) }),
    ...(to === undefined ? {} : { to: dayStart(addDays(to, 1), timeZone) - 1 }),
  }
}
