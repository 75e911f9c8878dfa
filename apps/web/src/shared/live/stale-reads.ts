import { isTopic, type Topic } from '@jindu/domain/events'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiQueries } from '../trpc/react-query.ts'
import { pause } from './once-a-second.ts'
import type { PageReads } from './page-reader.ts'

/** Every open page hears of one ad: they read within so long, not all at once. */
const STRIPS_WITHIN_MS = 3000

/** What a page may have read. */
const READS = {
  ads: (q: ApiQueries) => q.ads.invalidate(),
  adStrip: (q: ApiQueries) => pause(Math.random() * STRIPS_WITHIN_MS).then(() => q.ads.strip.invalidate()),
  rights: (q: ApiQueries) => q.rights.invalidate(),
  comments: (q: ApiQueries) => q.comments.invalidate(),
  goods: (q: ApiQueries) => q.goods.invalidate(),
  disputes: (q: ApiQueries) => q.disputes.invalidate(),
  conversations: (q: ApiQueries) => q.conversations.invalidate(),
  goodsDetail: (q: ApiQueries) => q.goods.detail.invalidate(),
  goodsOrders: (q: ApiQueries) => q.goodsOrders.invalidate(),
  moderation: (q: ApiQueries) => q.moderation.invalidate(),
  messages: (q: ApiQueries) => q.messages.invalidate(),
  otcOffers: (q: ApiQueries) => q.otcOffers.invalidate(),
  otcOrders: (q: ApiQueries) => q.otcOrders.invalidate(),
  notices: (q: ApiQueries) => q.notices.invalidate(),
  tickets: (q: ApiQueries) => q.tickets.invalidate(),
  reviews: (q: ApiQueries) => q.reviews.invalidate(),
  transfers: (q: ApiQueries) => q.transfers.invalidate(),
  wallet: (q: ApiQueries) => q.wallet.invalidate(),
  withdrawals: (q: ApiQueries) => q.withdrawals.invalidate(),
}

type Read = keyof typeof READS | 'account'

/** What each topic makes stale; the bell counts what was stored with it. A new topic does not compile until it stands here. */
const STALE: Readonly<Record<Topic, readonly Read[]>> = {
  comment: ['comments', 'messages', 'notices'],
  goods: ['goods', 'messages'],
  goodsOrder: ['goodsOrders', 'disputes', 'wallet', 'messages'],
  otcOffer: ['otcOffers', 'messages'],
  otcOrder: ['otcOrders', 'disputes', 'wallet', 'messages'],
  // An answer of the staff is a line of a talk and a message besides.
  talk: ['conversations', 'tickets', 'messages'],
  ad: ['ads', 'messages'],
  adStrip: ['adStrip'],
  right: ['account', 'rights', 'conversations', 'messages'],
  wallet: ['wallet', 'withdrawals', 'transfers', 'messages'],
  inbox: ['messages'],
  moderation: ['moderation'],
  review: ['reviews', 'goodsDetail', 'messages'],
}

/**
 * What the product's pages read again.
 * @param rereadAccount who is logged in and what they may: prompts, icons and guards stand on it, not on a query
 */
export const pageReads = (
  q: ApiQueries,
  queryClient: QueryClient,
  rereadAccount: () => Promise<unknown>,
): PageReads<Read> => ({
  // A page that is older than the server may hear of topics that it does not know: nothing that it shows depends on them.
  staleBy: (topic) => (isTopic(topic) ? STALE[topic] : []),
  again: (read) => (read === 'account' ? rereadAccount() : READS[read](q)),
  everything: () => queryClient.invalidateQueries(),
})
