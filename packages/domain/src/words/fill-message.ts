import { isolate } from '../text/index.ts'
import { durationText } from './duration-text.ts'
import type { Locale, Text } from '../text/locale.ts'
import { readMessage } from './read-message.ts'

/** Values of placeholders. Numbers with "seconds" in their name are durations, formatted as words. */
export type Details = Readonly<Record<string, string | number>>

const isDuration = (name: string): boolean => /seconds/i.test(name)

/**
 * Fills an ICU message: `{name}`, `{count, plural, one {# day} other {# days}}`. `{name, select, undefined {} other {
 * …}}` is a part that is omitted if the value is unknown.
 *
 * @example
 * fillMessage({ en: 'Wait {waitSeconds}.', 'zh-CN': '请等待{waitSeconds}' }, 'en', { waitSeconds: 90 }) // 'Wait 1 min 30 s.'
 */
export function fillMessage(message: Text, locale: Locale, details: Details): string {
  const values = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : isDuration(name) ? durationText(value, locale) : value,
  ])
  return readMessage(message[locale], locale, Object.fromEntries(values))
}
