import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18nFor, loadWords } from '../../../shared/i18n/words.ts'
import { estimateStrength, type Strength } from './estimate-strength.ts'
import { StrengthLine } from './password-strength.tsx'

const ALL: readonly Strength[] = [0, 1, 2, 3, 4]
const says = (of: Strength, locale: 'en' | 'zh-CN'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <StrengthLine of={of} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '')

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

describe('how hard a password is to guess', () => {
  it.each(['password1', 'abc123', 'qwerty123', 'p@ssw0rd', '1q2w3e4r'])('is weak of what many use: %s', (typed) => {
    expect(estimateStrength(typed, [])).toBeLessThan(2)
  })

  it('is strong of what nobody uses', () => {
    expect(estimateStrength('v7#Kq!mZ2rTx', [])).toBe(4)
  })

  it('falls when the account uses the same elsewhere', () => {
    expect(estimateStrength('ferry-quiet-91', [])).toBeGreaterThan(2)
    expect(estimateStrength('ferry-quiet-91', ['ferry-quiet-91'])).toBe(0)
  })

  it('is told in words of its own, in both languages', () => {
    for (const locale of ['en', 'zh-CN'] as const) {
      const words = ALL.map((of) => says(of, locale))
      expect(words).not.toContain('')
      expect(new Set(words).size).toBe(ALL.length)
    }
    expect(says(0, 'zh-CN')).not.toBe(says(0, 'en'))
  })
})
