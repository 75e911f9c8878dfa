// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { OwedNote } from './owed-note.tsx'

const owing = (currency: string, units: string) => ({ currency, debt: { asset: currency, units } })

vi.mock('../../shared/trpc/use-api.ts', () => ({
  useApi: () => ({
    q: { wallet: { balances: { queryOptions: () => ({ queryKey: ['balances'], queryFn: () => null }) } } },
  }),
}))

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
  expect(shown('en', 'LTC')).toContain('withdrawals of LTC stay closed until then')
  expect(shown('zh-CN', 'LTC')).toContain('LTC')
  expect(shown('en', 'BTC')).toBe('')
})
