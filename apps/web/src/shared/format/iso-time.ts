import { offsetAt } from '@jindu/domain/time'

/** A time with its zone, as files have it: `2026-11-26T09:12:00+08:00`. @param at unix seconds */
export function isoTime(at: number, timeZone: string): string {
  const offset = offsetAt(at, timeZone)
  const minutes = Math.round(Math.abs(offset) / 60)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${new Date((at + offset) * 1000).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${hour}:${minute}`
}
