import type { Days, Span } from './span-of-days.ts'

const DAY_SECONDS = 86_400

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** The time from the beginning of one day of UTC to the end of another. */
export function utcSpan({ from, to }: Days): Span {
  return {
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { to: startOf(to) + DAY_SECONDS - 1 }),
  }
}
