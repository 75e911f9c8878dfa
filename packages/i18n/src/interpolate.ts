import { durationText } from './duration.ts'
import type { Locale } from './locale.ts'

/** Values of placeholders; durations in seconds. */
export type Details = Readonly<Record<string, string | number>>

const SEGMENT = /\[([^\]]*)\]/g
const PLACEHOLDER = /\{(\w+)(:duration)?\}/g

/**
 * Fills a message: `{name}` by its value, `{name:duration}` by seconds told in words. A part in brackets is left out when a value it names is missing.
 */
export function interpolate(message: string, locale: Locale, details: Details): string {
  return message
    .replace(SEGMENT, (_, part: string) =>
      placeholdersOf(part).every((name) => Object.hasOwn(details, name)) ? part : '',
    )
    .replace(PLACEHOLDER, (_, name: string, duration: string | undefined) => {
      const value = details[name] ?? ''
      return duration === undefined ? String(value) : durationText(Number(value), locale)
    })
}

/** Names of the placeholders of a message, in order. */
export function placeholdersOf(message: string): string[] {
  return Array.from(message.matchAll(PLACEHOLDER), ([, name = '']) => name)
}
