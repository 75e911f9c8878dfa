import type { MessageSubjectKind } from '@jindu/domain/message'
import { describeAds } from '../features/ads/index.ts'
import { describeComments } from '../features/comments/index.ts'
import { describeTalks } from '../features/conversations/index.ts'
import { describeGoods } from '../features/goods/index.ts'
import { describeOrders } from '../features/goods-orders/index.ts'
import { describeCoins } from '../features/treasury/index.ts'
import { describeWithdrawals } from '../features/withdrawals/index.ts'
import { describeOffers } from '../features/otc-offers/index.ts'
import { describeOtcOrders } from '../features/otc-orders/index.ts'
import { describeNotices } from '../features/notices/index.ts'
import { describeReviews } from '../features/reviews/index.ts'
import { describeTickets } from '../features/tickets/index.ts'
import { describeMoves, describeTransfers } from '../features/transfers/index.ts'
import { describeDeposits } from '../features/wallet/index.ts'
import { nothingMore, type DescribeSubjects } from '../features/messages/index.ts'
import { conversationSubjects } from './conversation-subjects.ts'

/** Who describes what messages are about: each feature its own things. */
export const messageSubjects: Readonly<Record<MessageSubjectKind, DescribeSubjects>> = {
  ad: describeAds,
  account: nothingMore,
  coin: describeCoins,
  comment: describeComments({ goods: describeGoods, ad: describeAds, notice: describeNotices }),
  conversation: describeTalks(conversationSubjects),
  goods: describeGoods,
  goodsOrder: describeOrders,
  withdrawal: describeWithdrawals,
  otcOffer: describeOffers,
  otcOrder: describeOtcOrders,
  ticket: describeTickets,
  deposit: describeDeposits,
  transfer: describeTransfers,
  internalTransfer: describeMoves,
  report: nothingMore,
  review: describeReviews,
}
