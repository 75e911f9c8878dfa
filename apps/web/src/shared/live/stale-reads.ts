import { isTopic, type Topic } from '@jindu/domain/events'
import type { ApiQueries } from '../trpc/react-query.ts'

/** What a page may have read. */
const READS = {
  goods: (q: ApiQueries) => q.goods.invalidate(),
  goodsDetail: (q: ApiQueries) => q.goods.detail.invalidate(),
  goodsOrders: (q: ApiQueries) => q.goodsOrders.invalidate(),
  messages: (q: ApiQueries) => q.messages.invalidate(),
  reviews: (q: ApiQueries) => q.reviews.invalidate(),
  wallet: (q: ApiQueries) => q.wallet.invalidate(),
}

export type Read = keyof typeof READS

/** What each topic makes stale; the bell counts what was stored with it. A new topic does not compile until it stands here. */
const STALE: Readonly<Record<Topic, readonly Read[]>> = {
  goods: ['goods', 'messages'],
  goodsOrder: ['goodsOrders', 'wallet', 'messages'],
  review: ['reviews', 'goodsDetail'],
  wallet: ['wallet'],
}

/** A page that is older than the server may hear of topics that it does not know: nothing that it shows depends on them. */
export function staleReads(topic: string): readonly Read[] {
  return isTopic(topic) ? STALE[topic] : []
}

/** Reads again what an open page shows of it. */
export function readAgain(q: ApiQueries, read: Read): Promise<void> {
  return READS[read](q)
}
