// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, dehydrate, hydrate, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPart } from '../parts/lazy-part.tsx'
import { keepRendered, useAsRendered, useSuspenseAsRendered } from './as-rendered.ts'

const key = ['unread']
const unread = { queryKey: key, queryFn: () => Promise.resolve(0), staleTime: Number.POSITIVE_INFINITY }

function Count(): ReactNode {
  return <b>{useAsRendered(key, useQuery(unread)).data} unread</b>
}

function SuspendingCount(): ReactNode {
  return <b>{useSuspenseAsRendered(key, useSuspenseQuery(unread)).data} unread</b>
}

const other = { queryKey: ['balance'], queryFn: () => Promise.resolve(0), retry: false }
const words = ({ data, isError }: { readonly data: number | undefined; readonly isError: boolean }): ReactNode => (
  <b>{isError ? 'failed' : (data ?? 'loading')}</b>
)

/** On the server nothing was rendered before, so the read counts as it is. */
const Drawn = (): ReactNode => words(useQuery(other))
const Hydrated = (): ReactNode => words(useAsRendered(other.queryKey, useQuery(other)))

const page = (client: QueryClient, Part: ReturnType<typeof lazyPart<object>>): ReactNode => (
  <QueryClientProvider client={client}>
    <Part />
  </QueryClientProvider>
)

it.each([
  ['', Count],
  [', as one that suspends', SuspendingCount],
])(
  'a part that hydrates after its data was read anew keeps the server’s markup, and then says what is new%s',
  async (_, Counted) => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    const server = new QueryClient()
    server.setQueryData(key, 2)
    const drawn = await renderToReadableStream(
      page(
        server,
        lazyPart(async () => ({ default: Counted })),
      ),
    )
    await drawn.allReady
    const place = document.createElement('div')
    place.innerHTML = await new Response(drawn).text()

    const client = new QueryClient()
    keepRendered(client)
    hydrate(client, dehydrate(server))
    const code = Promise.withResolvers<{ readonly default: typeof Counted }>()
    const faults: unknown[] = []
    const count = place.querySelector('b')
    await act(async () => {
      hydrateRoot(
        place,
        page(
          client,
          lazyPart(() => code.promise),
        ),
        { onRecoverableError: (error) => faults.push(error) },
      )
    })
    client.setQueryData(key, 0)
    await act(async () => code.resolve({ default: Counted }))
    expect(faults).toEqual([])
    expect(place.querySelector('b')).toBe(count)
    expect(count?.textContent).toBe('0 unread')
  },
)

it.each([
  ['was not asked for', () => undefined],
  [
    'failed',
    (server: QueryClient) => server.prefetchQuery({ ...other, queryFn: () => Promise.reject(new Error('away')) }),
  ],
])('a read that %s on the server hydrates as what the server drew', async (_, prepare) => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const server = new QueryClient()
  await prepare(server)
  const place = document.createElement('div')
  const drawn = await renderToReadableStream(
    <QueryClientProvider client={server}>
      <Drawn />
    </QueryClientProvider>,
  )
  place.innerHTML = await new Response(drawn).text()
  const client = new QueryClient()
  keepRendered(client)
  hydrate(client, dehydrate(server))
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(
      place,
      <QueryClientProvider client={client}>
        <Hydrated />
      </QueryClientProvider>,
      { onRecoverableError: (error) => faults.push(error) },
    )
  })
  expect(faults).toEqual([])
  await expect.poll(() => place.textContent).toBe('0')
})
