// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useAbsentOffers } from './use-absent-offers.ts'

const OPEN = { status: 'ongoing', takenDownBy: null, opensAt: null }
const OFFERS: Readonly<Record<number, object>> = {
  1: { id: 1, ...OPEN },
  2: { id: 2, ...OPEN, status: 'completed' },
  3: { id: 3, ...OPEN, opensAt: 1_800_000_000 },
}

/** An offer off the market is not found by anybody but its owner. */
const notFound = Object.assign(new Error('OFFER_NOT_FOUND'), {
  name: 'TRPCClientError',
  data: { httpStatus: 404, domain: { code: 'OFFER_NOT_FOUND', details: { id: 4 } } },
})
const noAnswer = new TypeError('Failed to fetch')

const q = {
  otcOffers: {
    info: {
      queryOptions: ({ id }: { readonly id: number }) => ({
        queryKey: ['info', id],
        retry: false,
        queryFn: () => {
          if (id === 4) throw notFound
          if (id === 5) throw noAnswer
          return OFFERS[id]
        },
      }),
    },
  },
}

function Left({ ids }: { readonly ids: readonly number[] }): ReactNode {
  const { known, left } = useAbsentOffers(ids)
  return <p>{JSON.stringify({ known: [...known.keys()], left: [...left] })}</p>
}

it('an offer that its list has no more can be taken where it stands on the market, and not where it left', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, client: {}, q },
  })
  await router.load()
  const page = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={new QueryClient()}>
          <Left ids={[1, 2, 3, 4, 5]} />
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(JSON.parse(document.querySelector('p')?.textContent ?? '')).toEqual({ known: [1, 2, 3], left: [2, 3, 4] })
  })
  act(() => page.unmount())
})
