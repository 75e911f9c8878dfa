import { isDay } from '../days/is-day.ts'

type Raw = Record<string, unknown>

/** A day as `2026-11-22`. */
export function readDay(raw: Raw, name: string): string | undefined {
  const text = raw[name]
  return typeof text === 'string' && isDay(text) ? text : undefined
}

/** The days between which a list is narrowed; a last one before the first is left out. */
export function readDays(raw: Raw): { from: string | undefined; to: string | undefined } {
  const [from, to] = [readDay(raw, 'from'), readDay(raw, 'to')]
  return { from, to: from !== undefined && to !== undefined && to < from ? undefined : to }
}
