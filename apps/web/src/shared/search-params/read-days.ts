import { isDay } from '../days/is-day.ts'

type Raw = Record<string, unknown>

/** A day as `2026-11-22`. */
export function readDay(raw: Raw, name: string): string | undefined {
  const text = raw[name]
  return typeof text === 'string' && isDay(text) ? text : undefined
}

/** Day range of a list; an end before the start is dropped. */
export function readDays(raw: Raw): { from: string | undefined; to: string | undefined } {
  const [from, to] = [readDay(raw, 'from'), readDay(raw, 'to')]
  return { from, to: from !== undefined && to !== undefined && to < from ? undefined : to }
}
