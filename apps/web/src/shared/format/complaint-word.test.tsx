import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { i18nFor, loadWords } from '../i18n/words.ts'
import { useComplaintWord } from './complaint-word.ts'

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

function Word({ buyer, seller }: { readonly buyer: number | null; readonly seller: number | null }): ReactNode {
  return useComplaintWord()({ buyerComplaintAt: buyer, sellerComplaintAt: seller })
}

const said = (locale: 'en' | 'zh-CN', buyer: number | null, seller: number | null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <Word buyer={buyer} seller={seller} />
    </I18nProvider>,
  )

test('a complaint says whose it is: the buyer’s, the seller’s, or of both', () => {
  expect([said('en', 7, null), said('en', null, 7), said('en', 7, 8)]).toEqual([
    'The buyer complains',
    'The seller complains',
    'Both sides complain',
  ])
  const chinese = [said('zh-CN', 7, null), said('zh-CN', null, 7), said('zh-CN', 7, 8)]
  expect(chinese.map((word) => [/买家/.test(word), /卖家/.test(word), /双方/.test(word)])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})
