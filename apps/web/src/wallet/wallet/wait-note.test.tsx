// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { i18nFor, loadWords } from '../../shared/i18n/words.ts'
import { WaitNote } from './wait-note.tsx'

vi.mock('../../shared/trpc/use-api.ts', () => ({
  useApi: () => ({
    q: { wallet: { waits: { queryOptions: () => ({ queryKey: ['waits'], queryFn: () => null }) } } },
  }),
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, hash, children }: { to: string; hash: string; children: ReactNode }) => (
    <a href={`${to}#${hash}`}>{children}</a>
  ),
}))
vi.mock('../../shared/format/moment.tsx', () => ({ Moment: ({ at }: { at: number }) => <time>{`at ${at}`}</time> }))

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))
afterEach(() => document.body.replaceChildren())

const DEVICE = { until: 1_800_086_400, reason: 'device', spendsUpTo: { asset: 'USD', units: '10000' } }

function shown(waits: object, locale: 'en' | 'zh-CN' = 'en'): { readonly text: string; readonly links: string[] } {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  queries.setQueryData(['waits'], waits)
  const page = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    page.render(
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18nFor(locale)}>
          <WaitNote />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  )
  const text = document.body.textContent
  const links = [...document.body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  act(() => page.unmount())
  return { text, links }
}

it('says nothing while nothing waits', () => {
  expect(shown({ wait: null, received: [] })).toEqual({ text: '', links: [] })
})

it('says what waits, until when and why, and where it is stopped', () => {
  const { text, links } = shown({ wait: DEVICE, received: [] })
  expect(text).toContain('A new device logged in to your account')
  expect(text).toContain('at 1800086400')
  expect(text).toContain('goods for $100.00 in all')
  expect(text).toContain('Not you? Freeze the account')
  expect(links).toEqual(['/personal/userInfo#security'])
  expect(shown({ wait: DEVICE, received: [] }, 'zh-CN').text).toMatch(/新设备.*100\.00.*冻结账户/)
})

it('says nothing of trade where the site lets it go on', () => {
  const { text } = shown({ wait: { ...DEVICE, spendsUpTo: null }, received: [] })
  expect(text).toContain('finance approves no withdrawal')
  expect(text).not.toContain('fiat')
})

it('names coin that came from an account that waited', () => {
  const { text, links } = shown({ wait: null, received: [{ amount: { asset: 'LTC', units: '400000000' }, until: 7 }] })
  expect(text).toMatch(/4\.00000000.?LTC.*that came to you waits until at 7/)
  expect(links).toEqual([])
})
