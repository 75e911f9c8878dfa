import { rules } from '@jindu/domain/rules'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { i18nFor, loadWords } from '../../shared/i18n/words.ts'
import { READY_REASONS } from './ready-reasons.ts'

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

test.each<Locale>(['en', 'zh-CN'])('each ready reason alone is long enough for a statement (%s)', (locale) => {
  const i18n = i18nFor(locale)
  const texts = Object.values(READY_REASONS).flatMap((reasons) => reasons.map((reason) => i18n._(reason)))
  expect(texts).toHaveLength(7)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => Array.from(text).length < rules.dispute.statement.minimumCharacters)).toEqual([])
})
