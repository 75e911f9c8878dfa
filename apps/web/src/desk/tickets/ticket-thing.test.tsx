// @vitest-environment jsdom
import { money, moneyToWire } from '@jindu/domain/money'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { TicketThing } from './ticket-thing.tsx'

type Bindable = ApiOutputs['tickets']['bindable']

const unasked = (): never => {
  throw new Error('a ticket changes no preference')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
const order = (id: number): Bindable['data'][number] => ({
  kind: 'goodsOrder',
  id,
  title: 'A lamp',
  amount: moneyToWire(money('LTC', 1_001n)),
  side: 'buyer',
  status: 'completed',
  at: 0,
})

function Form({ start }: { readonly start: string }): ReactNode {
  const [id, setId] = useState(start)
  return <TicketThing kind="goodsOrder" id={id} error={undefined} onChange={setId} />
}

let page: Root
let answer: (bindable: Bindable) => void
let cache: QueryClient
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
})

/**
 * @param start the initial number
 */
async function open(start = ''): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Bindable>()
  answer = resolve
  cache = new QueryClient()
  const q = { tickets: { bindable: { queryOptions: () => ({ queryKey: ['bindable'], queryFn: () => promise }) } } }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, site: { now: 0 }, client: {}, q },
  })
  await router.load()
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={cache}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <Form start={start} />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
}

const list = () => document.querySelector('select')
const number = () => document.querySelector('input')
const type = (text: string) =>
  act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, number())
    number()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const answered = async (...data: Bindable['data']): Promise<void> => {
  answer({ data })
  await act(async () => vi.waitFor(() => expect(cache.isFetching()).toBe(0)))
  // The query result is delivered in a later task.
  await act(async () => new Promise((told) => setTimeout(told)))
}

it('waits for the list before it asks for a number', async () => {
  await open()
  expect([list()?.disabled, number()]).toEqual([true, null])
  await answered(order(12))
  expect([list()?.disabled, number()]).toEqual([false, null])
})

it('without anything to choose asks for a number', async () => {
  await open()
  await answered()
  expect(list()).toBe(null)
  expect(number()?.value).toBe('')
})

it('a number that is typed past one of the list keeps its field', async () => {
  await open('1')
  await answered(order(12))
  const field = number()
  await type('12')
  await type('123')
  expect(field?.value).toBe('123')
  expect(number()).toBe(field)
})
