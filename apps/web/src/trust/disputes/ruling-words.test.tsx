import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18nFor, loadWords } from '../../shared/i18n/words.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { DisputeSubject, Ruling } from './dispute-subject.ts'
import { RulingWords } from './ruling-words.tsx'

const says = (ruling: Ruling, reader: DisputeSubject['role'], locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <RulingWords ruling={ruling} reader={reader} comesBack />
    </I18nProvider>,
  )

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

describe('where a ruling sends the money', () => {
  it('names each side to the other one and to staff', () => {
    expect(says({ to: 'buyer' }, 'seller')).toBe('All of it back to the buyer')
    expect(says({ to: 'seller' }, 'buyer')).toBe('All of it to the seller')
    expect(says({ to: 'split', buyerBasisPoints: 6667 }, 'staff')).toBe(
      '66.67% back to the buyer, 33.33% to the seller',
    )
  })

  it('says you to whom the money goes', () => {
    expect(says({ to: 'buyer' }, 'buyer')).toBe('All of it back to you')
    expect(says({ to: 'seller' }, 'seller')).toBe('All of it to you')
    expect(says({ to: 'split', buyerBasisPoints: 6667 }, 'buyer')).toBe('66.67% back to you, 33.33% to the seller')
    expect(says({ to: 'split', buyerBasisPoints: 6667 }, 'seller')).toBe('33.33% to you, 66.67% back to the buyer')
    expect(says({ to: 'split', buyerBasisPoints: 6667 }, 'buyer', 'zh-CN')).toBe('66.67% 退回给您，33.33% 付给卖家')
  })
})
