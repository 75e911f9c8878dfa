/**
 * Times as people read them: countdowns, durations, how long ago somebody was online. Times are unix seconds; `normalizeTimestamp`
 * also reads milliseconds of old clients.
 * @module
 */
export { clockText, countdown, type Countdown } from './countdown.ts'
export { durationParts, type DurationParts } from './duration.ts'
export { normalizeTimestamp } from './normalize-timestamp.ts'
export { addDays, dayAt, daysBetween, dayStart, offsetAt } from './zoned-day.ts'
export { onlineTime } from './online-time.ts'
export { relativeTime, type RelativeTime } from './relative-time.ts'
