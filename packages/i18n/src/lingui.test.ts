import { fillMessage } from '@jindu/domain/words'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { ERROR_MESSAGES, LOCALES, PLAIN_NOTES, type Locale, type Text } from './index.ts'

const texts: readonly Text[] = [...Object.values(ERROR_MESSAGES), ...Object.values(PLAIN_NOTES)]

const NAMES = [...new Set(texts.flatMap((text) => [...text.en.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)))]

/** As a library for ICU messages says it. */
function byLingui(text: Text, locale: Locale, values: Readonly<Record<string, string | number>>): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessageOrThrow)
  return i18n._('', { ...values }, { message: text[locale] })
}

test.each([
  ['no value', null],
  ['a word', 'abc'],
  ['one', 1],
  ['many', 12],
])('the words of the domain are filled as lingui fills them: %s', (_, value) => {
  // Durations are told in words by both sides alike: they are none of the library's.
  const named = NAMES.filter((name) => !/seconds/i.test(name))
  const values = value === null ? {} : Object.fromEntries(named.map((name) => [name, value]))
  // It cannot count a word.
  const compared = value === 'abc' ? texts.filter((text) => !text.en.includes('plural')) : texts
  expect(named.length).toBeGreaterThan(15)
  for (const locale of LOCALES)
    for (const text of compared) expect(fillMessage(text, locale, values)).toBe(byLingui(text, locale, values))
})
