// @vitest-environment jsdom
import { usd } from '@jindu/domain/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { act, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../shared/query-client.ts'
import { createApiQueries } from '../../../shared/trpc/react-query.ts'
import type { AppRouter } from '../../../shared/trpc/types.ts'
import { useOffers, type Offers } from './offers.ts'

const every = { BTC: true, USDT: true, LTC: true }
const site = {
  connected: ['LTC', 'BTC', 'USDT'],
  depositsOpen: every,
  withdrawalsOpen: every,
  paymentsOpen: every,
}
const ltc = { code: 'LTC', priced: true, usdE8: '10000000000', quotedAt: 60 }
const PRICED = { data: [ltc, { ...ltc, code: 'BTC', priced: false }] }
const UNPRICED = { data: PRICED.data.map((entry) => ({ ...entry, priced: false })) }

/** Goods for $10 on a page whose rates answer in turn; null is a read that fails. */
async function goodsPage(...answers: readonly (object | null)[]) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  let calls = 0
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const client = createTRPCClient<AppRouter>({
    links: [
      () => () =>
        observable((observer) => {
          const answer = answers[calls]
          calls += 1
          if (answer === null || answer === undefined)
            observer.error(TRPCClientError.from(new Error('Failed to fetch')))
          else observer.next({ result: { data: answer } })
        }),
    ],
  })
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, site, client, q: createApiQueries(queryClient, client) },
  })
  await router.load()
  const shown: { now: Offers | undefined } = { now: undefined }
  function Panel(): ReactNode {
    shown.now = useOffers(usd(10_00))
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(shown.now).toBeDefined()))
  const again = () =>
    act(async () => {
      shown.now?.reread()
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
      // The query cache notifies in a later task.
      await new Promise((turn) => setTimeout(turn, 10))
    })
  return { shown, again, leave: () => act(async () => root.unmount()) }
}

it('a coin with a price is offered at its total; one whose price is out is not', async () => {
  const { shown, leave } = await goodsPage(PRICED)
  expect(shown.now?.offers.map(({ currency, total }) => [currency, total.units])).toEqual([['LTC', 10_000_000n]])
  expect(shown.now?.unread).toBeNull()
  await leave()
})

it('while all prices are out, goods offer no total', async () => {
  const { shown, leave } = await goodsPage(UNPRICED)
  expect(shown.now).toMatchObject({ offers: [], unread: null })
  await leave()
})

it('prices that cannot be read anew leave no old total, and the reason; once they are read, it is back', async () => {
  const { shown, again, leave } = await goodsPage(PRICED, null, PRICED)
  expect(shown.now?.offers).toHaveLength(1)
  await again()
  expect(shown.now?.offers).toEqual([])
  expect(shown.now?.unread).not.toBeNull()
  await again()
  expect(shown.now?.offers).toHaveLength(1)
  await leave()
})
