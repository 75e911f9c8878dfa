// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetStored } from './forget-stored.ts'
import { oldestShown, restored } from './restored.ts'
import { isStored, restore, storeReads } from './stored-reads.ts'

/** Contents of the browser's caches, by cache and address. */
const held = new Map<string, Map<string, string>>()

const text = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url)

function cacheOf(name: string) {
  const entries = held.get(name) ?? new Map<string, string>()
  held.set(name, entries)
  return {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (key: string | { url: string }) => {
      const body = entries.get(text(key))
      return body === undefined ? undefined : new Response(body)
    },
    put: async (key: string, answer: Response) => void entries.set(key, await answer.text()),
    delete: async (key: string | { url: string }) => entries.delete(text(key)),
  }
}

const LIST = [['goodsOrders', 'list'], { input: { side: 'buy' }, type: 'query' }]
const BOUGHT = [['goodsOrders', 'goods'], { input: { id: 7 }, type: 'query' }]
const stored = () => [...(held.get('jindu_reads')?.values() ?? [])].join('')

beforeEach(() => {
  held.clear()
  restored.clear()
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => held.has(name),
    delete: async (name: string) => held.delete(name),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true })
})

it.each([[BOUGHT], [[['accounts', 'me']]], [[['staff', 'users']]], [[['secondFactor', 'status']]], [['plain']]])(
  'what was bought, accounts and the console are never stored: %j',
  (key) => {
    expect(isStored(key)).toBe(false)
  },
)

it('an order list is stored and comes back with its time; what was bought is not', async () => {
  const client = new QueryClient()
  storeReads(client)
  await client.fetchQuery({ queryKey: LIST, queryFn: () => ['order 7'] })
  await client.fetchQuery({ queryKey: BOUGHT, queryFn: () => 'licence key' })
  await vi.waitFor(() => expect(stored()).toContain('order 7'))
  expect(stored()).not.toContain('licence key')

  const offline = new QueryClient()
  await restore(offline)
  expect(offline.getQueryData(LIST)).toEqual(['order 7'])
  expect(oldestShown(offline)).toBeNull()
  expect([...restored.values()]).toEqual([client.getQueryState(LIST)?.dataUpdatedAt])
})

it('what the page knows already is newer and stays', async () => {
  const client = new QueryClient()
  storeReads(client)
  await client.fetchQuery({ queryKey: LIST, queryFn: () => ['old'] })
  await vi.waitFor(() => expect(stored()).toContain('old'))
  const page = new QueryClient()
  page.setQueryData(LIST, ['new'])
  await restore(page)
  expect(page.getQueryData(LIST)).toEqual(['new'])
})

it('after a logout nothing is left, and an answer that comes late is not stored', async () => {
  const client = new QueryClient()
  storeReads(client)
  await client.fetchQuery({ queryKey: LIST, queryFn: () => ['order 7'] })
  await vi.waitFor(() => expect(stored()).toContain('order 7'))
  const late = client.fetchQuery({ queryKey: LIST, queryFn: () => ['late'], staleTime: 0 })
  client.clear()
  await Promise.allSettled([late, forgetStored()])
  await new Promise((turn) => setTimeout(turn, 20))
  expect(stored()).toBe('')
})
