import { SETTING_WORDS } from '@jindu/domain/accounts/site'
import { ERRORS } from '@jindu/domain/errors'
import { fillMessage } from '@jindu/domain/words'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { LOCALES, PLAIN_NOTES, type Locale, type Text } from './index.ts'
import { MAIL_WORDS } from './mails.ts'
import { MESSAGE_TYPE_WORDS, MESSAGE_WORDS } from './stored-messages.ts'

/** All texts that our own ICU formatter fills, by catalogue. */
const CATALOGUES: Readonly<Record<string, readonly Text[]>> = {
  'errors and notes': [...Object.values(ERRORS).map(({ words }) => words), ...Object.values(PLAIN_NOTES)],
  'stored messages': [...Object.values(MESSAGE_WORDS), ...Object.values(MESSAGE_TYPE_WORDS)],
  settings: Object.values(SETTING_WORDS).flatMap((words) =>
    [0, 1].map((at) => ({ en: words.en[at] ?? '', 'zh-CN': words['zh-CN'][at] ?? '' })),
  ),
  mails: Object.values(MAIL_WORDS),
}

/** Placeholders of durations are left out: both formatters get them as finished words. */
const namesIn = ({ en }: Text): readonly string[] =>
  [...en.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).filter((name) => !/seconds/i.test(name))

/** The arms of a `select`; none if the text has no `select`. */
const armsIn = ({ en }: Text): readonly string[] =>
  en.includes(', select,') ? [...en.matchAll(/(?<![=\w])([a-z]\w*) \{/gi)].map(([, arm = '']) => arm) : []

/** The text as Lingui formats it. */
function byLingui(text: Text, locale: Locale, values: Readonly<Record<string, string | number>>): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessageOrThrow)
  return i18n._('', { ...values }, { message: text[locale] })
}

describe.each(Object.entries(CATALOGUES))('the words of %s are filled as lingui fills them', (_of, texts) => {
  const names = [...new Set(texts.flatMap(namesIn))]
  const withValue = (value: string | number) => Object.fromEntries(names.map((name) => [name, value]))

  test.each([
    ['no value', null],
    ['a word', 'abc'],
    ['none', 0],
    ['one', 1],
    ['many', 12],
  ])('%s', (_, value) => {
    expect(texts.length).toBeGreaterThan(5)
    const values = value === null ? {} : withValue(value)
    // A word cannot go into a plural. A null value is tested only where the text omits the plural for it.
    const uncounted = (en: string) => !en.includes('plural') || (value === null && en.includes('undefined {}'))
    const compared = typeof value === 'number' ? texts : texts.filter(({ en }) => uncounted(en))
    for (const locale of LOCALES)
      for (const text of compared) expect(fillMessage(text, locale, values)).toBe(byLingui(text, locale, values))
  })

  test('each word that a text tells apart', () => {
    for (const locale of LOCALES)
      for (const text of texts.filter(({ en }) => !en.includes('plural')))
        for (const arm of armsIn(text))
          expect(fillMessage(text, locale, withValue(arm))).toBe(byLingui(text, locale, withValue(arm)))
  })
})

test('the catalogues have what there is to fill: names, counts, none of something, and cases by a word', () => {
  const all = Object.values(CATALOGUES).flat()
  expect(new Set(all.flatMap(namesIn)).size).toBeGreaterThan(25)
  expect(new Set(all.flatMap(armsIn))).toContain('notice')
  expect(all.filter(({ en }) => en.includes('plural')).length).toBeGreaterThan(5)
  expect(all.filter(({ en }) => en.includes('=0 {')).length).toBeGreaterThan(1)
})
