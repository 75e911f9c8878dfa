import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { i18nFor, loadWords } from '../../../shared/i18n/words.ts'
import { UsedBefore } from './used-before.tsx'

vi.mock('../../../shared/format/moment.tsx', () => ({
  Moment: ({ at }: { readonly at: number }): ReactNode => `at ${at}`,
}))
beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

const shown = (locale: 'en' | 'zh-CN', times: number, lastAt: number | null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <UsedBefore times={times} lastAt={lastAt} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('an address that got nothing yet is called new: 新地址, not the button’s 换新地址', () => {
  expect(shown('zh-CN', 0, null)).toBe('新地址')
  expect(shown('en', 0, null)).toBe('New address')
})

test('one that was paid before says how often', () => {
  expect(shown('en', 1, 7)).toBe('Used once, at 7')
  expect(shown('en', 2, 7)).toBe('Used 2 times, at 7')
})
