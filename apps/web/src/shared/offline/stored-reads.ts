import { dehydrate, hydrate, onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { READS } from './caches.ts'
import { readerNumber } from './forget-stored.ts'
import { restored } from './restored.ts'

/**
 * Reads that are stored on the device: orders, chats, balances, messages. Never what was bought, passwords' or factors'
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
  'wallet.balances',
  'wallet.history',
  'wallet.overview',
])

const MOST_STORED = 100
const DAY_MS = 86_400_000
const STORED_FOR_MS = 7 * DAY_MS

type State = ReturnType<typeof dehydrate>
interface Entry {
  readonly at: number
  readonly queries: State['queries']
}

/** A query's address in the cache; it is never requested from the server. */
const addressOf = (hash: string): string => `/stored-read?${encodeURIComponent(hash)}`

/** Whether a read is stored: by the procedure that its key names. */
export function isStored(key: readonly unknown[]): boolean {
  const [path] = key
  return Array.isArray(path) && STORED.has(path.join('.'))
}

async function write(client: QueryClient, query: Query): Promise<void> {
  const reader = readerNumber()
  const { queries } = dehydrate(client, { shouldDehydrateQuery: (each) => each === query })
  if (queries.length === 0) return
  const entry: Entry = { at: query.state.dataUpdatedAt, queries }
  const cache = await caches.open(READS)
  if (reader !== readerNumber()) return
  const address = addressOf(query.queryHash)
  // A cache lists its entries by age, and a second `put` keeps the place.
  await cache.delete(address)
  await cache.put(address, new Response(JSON.stringify(entry), { headers: { 'content-type': 'application/json' } }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_STORED)).map((key) => cache.delete(key)))
}

/** Stores each later answer of these reads. */
export function storeReads(client: QueryClient): void {
  const store = (query: Query): void => void write(client, query).catch(() => undefined)
  const queries = client.getQueryCache()
  for (const query of queries.getAll()) if (isStored(query.queryKey) && query.state.status === 'success') store(query)
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isStored(event.query.queryKey))
      store(event.query)
  })
}

/** Fills the query client with what was read last, where it knows nothing newer. */
export async function restore(client: QueryClient): Promise<void> {
  onlineManager.setOnline(navigator.onLine)
  const cache = await caches.open(READS)
  const entries = await Promise.all(
    (await cache.keys()).map(async (key): Promise<Entry | undefined> => (await cache.match(key))?.json()),
  )
  for (const entry of entries) {
    if (entry === undefined || Date.now() - entry.at > STORED_FOR_MS) continue
    for (const query of entry.queries) {
      if (client.getQueryState(query.queryKey)?.data !== undefined) continue
      restored.set(query.queryHash, entry.at)
      hydrate(client, { mutations: [], queries: [query] }, { defaultOptions: { queries: { gcTime: DAY_MS } } })
    }
  }
}
