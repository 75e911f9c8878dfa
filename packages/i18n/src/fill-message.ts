import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from './compile-message.ts'
import { durationText } from './duration.ts'
import type { Locale, Text } from './locale.ts'

/** Values of placeholders. Numbers that are named for seconds are durations, and told in words. */
export type Details = Readonly<Record<string, string | number>>

const speakers = new Map<Locale, I18n>()

function speakerOf(locale: Locale): I18n {
  let speaker = speakers.get(locale)
  if (speaker === undefined) {
    speaker = setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessage)
    speakers.set(locale, speaker)
  }
  return speaker
}

const isDuration = (name: string): boolean => /seconds/i.test(name)

/**
 * Fills an ICU message as lingui does: `{name}`, `{count, plural, one {# day} other {# days}}`.
 * `{name, select, undefined {} other { …}}` is a part that is left out where the value is not known.
 */
export function fillMessage(message: Text, locale: Locale, details: Details): string {
  const values = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'number' && isDuration(name) ? durationText(value, locale) : value,
  ])
  return speakerOf(locale)._('', Object.fromEntries(values), { message: message[locale] })
}
