// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../../shared/preferences.ts'
import { createQueryClient } from '../../../shared/query-client.ts'
import { createApiQueries } from '../../../shared/trpc/react-query.ts'
import type { AppRouter } from '../../../shared/trpc/types.ts'
import { UpcomingSettlements } from './upcoming-settlements.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
const usd = (units: string) => ({ asset: 'USD', units })
const NOTHING = { data: [], total: 0 }
const OVERVIEW = {
  yours: usd('0'),
  spendable: usd('0'),
  inOffers: usd('0'),
  hasCoin: false,
  inEscrow: usd('0'),
  openOrders: 0,
  openFiat: 0,
  openBought: 0,
  everBought: true,
  next: null,
}
const FAILS = Symbol('a read that fails')
const NEVER = Symbol('a read that is under way')
type Answer = object | typeof FAILS | typeof NEVER

/** The panel's text for the given server responses. */
async function panelWith(answers: Readonly<Record<string, Answer>>): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const client = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            const answer = answers[op.path] ?? NOTHING
            if (answer === NEVER) return
            if (answer === FAILS) observer.error(TRPCClientError.from(new Error('Failed to fetch')))
            else observer.next({ result: { data: answer } })
          }),
    ],
  })
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, site: { now: 0 }, client, q: createApiQueries(queryClient, client) },
  })
  await router.load()
  const host = document.body.appendChild(document.createElement('div'))
  const page = createRoot(host)
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={queryClient}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <UpcomingSettlements />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  const underWay = Object.values(answers).filter((answer) => answer === NEVER).length
  await act(async () => {
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(underWay))
    // The query cache notifies in a later task.
    await new Promise((turn) => setTimeout(turn, 10))
  })
  const text = host.textContent
  act(() => page.unmount())
  host.remove()
  vi.unstubAllGlobals()
  return text
}

const ZERO = 'Nothing of yours is in escrow'
const FAILED = 'Your orders are not affected, they could only not be read.'

it('says that nothing is in escrow once that was read, and not while it is or when it failed', async () => {
  expect(await panelWith({ 'wallet.overview': NEVER })).not.toContain(ZERO)
  const failed = await panelWith({ 'wallet.overview': FAILS })
  expect(failed).not.toContain(ZERO)
  expect(failed).toContain(FAILED)
  const read = await panelWith({ 'wallet.overview': OVERVIEW })
  expect(read).toContain(ZERO)
  expect(read).not.toContain(FAILED)
})

it('says that orders could not be read where one list failed', async () => {
  const wallet = { ...OVERVIEW, inEscrow: usd('2100'), openOrders: 21, openBought: 21 }
  const text = await panelWith({ 'wallet.overview': wallet, 'goodsOrders.list': FAILS })
  expect(text).toContain('21 orders')
  expect(text).toContain(FAILED)
})
