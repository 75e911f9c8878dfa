// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { i18nFor, loadWords } from '../../shared/i18n/words.ts'
import { OwedNote } from './owed-note.tsx'

const owing = (currency: string, units: string) => ({ currency, debt: { asset: currency, units } })

vi.mock('../../shared/trpc/use-api.ts', () => ({
  useApi: () => ({
    q: { wallet: { balances: { queryOptions: () => ({ queryKey: ['balances'], queryFn: () => null }) } } },
  }),
}))

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

afterEach(() => document.body.replaceChildren())

function shown(locale: 'en' | 'zh-CN', of?: 'BTC' | 'LTC'): string {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  queries.setQueryData(['balances'], { data: [owing('BTC', '0'), owing('LTC', '12000000')] })
  const page = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    page.render(
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18nFor(locale)}>
          <OwedNote {...(of === undefined ? {} : { of })} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  )
  const text = document.body.textContent
  act(() => page.unmount())
  return text
}

it('says what is owed of which coin, what pays it and what waits; nothing where nothing is owed', () => {
  expect(shown('en')).toMatch(/You owe 0\.12000000\sLTC/)
  expect(shown('en', 'LTC')).toContain('Whatever LTC comes in pays it first, and none goes out until then')
  const zh = shown('zh-CN', 'LTC')
  expect(zh).toMatch(/您尚欠 ?0\.12000000\sLTC/)
  expect(zh).toContain('任何 LTC 入账将优先抵扣，结清前 LTC 不可转出')
  expect(shown('en', 'BTC')).toBe('')
})
