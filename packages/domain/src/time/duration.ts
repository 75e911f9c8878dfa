/** A duration in days, hours, minutes and seconds, for example to show a setting in seconds as minutes. */
export interface DurationParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * @param seconds zero or more
 * @example
 * durationParts(90_061) // { days: 1, hours: 1, minutes: 1, seconds: 1 }
 */
export function durationParts(seconds: number): DurationParts {
  const whole = Math.max(0, Math.ceil(seconds))
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}
