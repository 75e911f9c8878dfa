import { hydrate, onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isReached } from '../parts/load-part.ts'
import { READS } from './caches.ts'
import { readerNumber } from './forget-stored.ts'
import { readAt } from './read-at.ts'
import { restored } from './restored.ts'

/**
 * Reads that are stored on the device: orders, chats, balances, messages, and what their pages need beside. Never what was bought, passwords' or factors'
 * states, addresses of strangers' payments.
 */
const STORED = new Set([
  'conversations.info',
  'conversations.lines',
  'conversations.list',
  'conversations.unread',
  'goodsOrders.info',
  'goodsOrders.latestOfChats',
  'goodsOrders.list',
  'goodsOrders.timeline',
  'messages.list',
  'messages.unreadCount',
  'otcOrders.info',
  'otcOrders.latestOfChats',
  'otcOrders.list',
  'otcOrders.timeline',
  'site.currencies',
  'wallet.balances',
  'wallet.deposits',
  'wallet.history',
  'wallet.overview',
  'wallet.waits',
])

const MOST_STORED = 100
const DAY_MS = 86_400_000
const STORED_FOR_MS = 7 * DAY_MS

/** A query as `dehydrate` of TanStack Query writes it. `dehydrate` itself would be loaded with every page. */
type Entry = Pick<Query, 'queryKey' | 'queryHash' | 'state'> & { readonly dehydratedAt: number }

/** A query's address in the cache; it is never requested from the server. */
const addressOf = (hash: string): string => `/stored-read?${encodeURIComponent(hash)}`

/** Whether a read is stored: by the procedure that its key names. */
export function isStored(key: readonly unknown[]): boolean {
  const [path] = key
  return Array.isArray(path) && STORED.has(path.join('.'))
}

async function write({ queryKey, queryHash, state }: Query): Promise<void> {
  const reader = readerNumber()
  const entry: Entry = {
    queryKey,
    queryHash,
    state: { ...state, fetchStatus: 'idle' },
    dehydratedAt: state.dataUpdatedAt,
  }
  const cache = await caches.open(READS)
  if (reader !== readerNumber()) return
  const address = addressOf(queryHash)
  // A cache lists its entries by age, and a second `put` keeps the place.
  await cache.delete(address)
  await cache.put(address, new Response(JSON.stringify(entry), { headers: { 'content-type': 'application/json' } }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_STORED)).map((key) => cache.delete(key)))
}

const store = (query: Query): void => void write(query).catch(() => undefined)

/** Stores each later answer of these reads. */
export function storeReads(client: QueryClient): void {
  const queries = client.getQueryCache()
  for (const query of queries.getAll()) if (isStored(query.queryKey) && query.state.status === 'success') store(query)
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isStored(event.query.queryKey))
      store(event.query)
  })
}

const ASK_AGAIN_MS = 5_000

/**
 * A page from the worker's cache is offline until the server answers, whatever the browser says of its network: reads
 * wait, and steps are refused.
 */
async function waitForServer(): Promise<void> {
  while (!onlineManager.isOnline()) {
    if (navigator.onLine && (await isReached())) onlineManager.setOnline(true)
    else await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
}

/** Fills the query client with what was read last, where it knows nothing newer. */
export async function restore(client: QueryClient): Promise<void> {
  onlineManager.setOnline(navigator.onLine && readAt() === null)
  const cache = await caches.open(READS)
  const entries = await Promise.all(
    (await cache.keys()).map(async (key): Promise<Entry | undefined> => (await cache.match(key))?.json()),
  )
  for (const entry of entries) {
    if (entry === undefined || Date.now() - entry.state.dataUpdatedAt > STORED_FOR_MS) continue
    if (client.getQueryState(entry.queryKey)?.data !== undefined) continue
    restored.set(entry.queryHash, entry.state.dataUpdatedAt)
    hydrate(client, { mutations: [], queries: [entry] }, { defaultOptions: { queries: { gcTime: DAY_MS } } })
  }
  if (readAt() !== null) void waitForServer()
}
