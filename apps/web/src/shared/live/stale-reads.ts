import { isTopic, type Topic } from '@jindu/domain/events'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiQueries } from '../trpc/react-query.ts'
import { pause } from './once-a-second.ts'
import type { PageReads } from './page-reader.ts'

/** All open pages receive an ad event at once, so their refetches are spread over this time. */
const STRIPS_WITHIN_MS = 3000

/** Groups of queries that a page may have loaded. */
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
  otcAlerts: (q: ApiQueries) => q.otcAlerts.invalidate(),
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

/**
 * Queries that each topic makes stale; `messages` also updates the bell's count. A new topic does not compile without a
 * row here.
 */
const STALE: Readonly<Record<Topic, readonly Read[]>> = {
  comment: ['comments', 'messages', 'notices'],
  goods: ['goods', 'messages'],
  goodsOrder: ['goodsOrders', 'disputes', 'wallet', 'messages'],
  otcOffer: ['otcOffers', 'otcAlerts', 'messages'],
  otcOrder: ['otcOrders', 'disputes', 'wallet', 'messages'],
  // A staff answer is both a conversation line and a message.
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
 * Refetch functions of the site's pages.
 * @param rereadAccount refetches session and rights, which prompts, icons and guards use without a query
 */
export const pageReads = (
  q: ApiQueries,
  queryClient: QueryClient,
  rereadAccount: () => Promise<unknown>,
): PageReads<Read> => ({
  // A page older than the server may receive unknown topics: none of its data depends on them.
  staleBy: (topic) => (isTopic(topic) ? STALE[topic] : []),
  again: (read) => (read === 'account' ? rereadAccount() : READS[read](q)),
  everything: () => queryClient.invalidateQueries(),
})
