export const TIME_UNITS = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const
export type TimeUnit = keyof typeof TIME_UNITS

/** The largest unit in which a time is a whole number. */
export function timeUnitOf(seconds: number): TimeUnit {
  if (seconds > 0 && seconds % TIME_UNITS.day === 0) return 'day'
  if (seconds > 0 && seconds % TIME_UNITS.hour === 0) return 'hour'
  return seconds > 0 && seconds % TIME_UNITS.minute === 0 ? 'minute' : 'second'
}

/** A time in its largest whole unit: “15 days”, “15 天”. */
export function durationText(seconds: number, locale: string): string {
  const unit = timeUnitOf(seconds)
  const unitDisplay = locale === 'en' ? 'long' : 'short'
  const text = (seconds / TIME_UNITS[unit]).toLocaleString(locale, { style: 'unit', unit, unitDisplay })
  return text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
}

/** Rounds a time for display: a whole number of the largest unit of which there are at least two; at least a minute. */
export function roundedTime(seconds: number): number {
  const { day, hour, minute } = TIME_UNITS
  const size = [day, hour].find((unit) => seconds >= 2 * unit) ?? minute
  return Math.max(1, Math.round(seconds / size)) * size
}
