import type { MessageSubjectKind } from '@jindu/domain/messages'
import { describeAds } from '../promotion/ads/index.ts'
import { describeComments } from '../trust/comments/index.ts'
import { describeTalks } from '../trust/conversations/index.ts'
import { describeGoods } from '../goods/goods/index.ts'
import { describeOrders } from '../goods/orders/index.ts'
import { describeCoins } from '../wallet/treasury/index.ts'
import { describeWithdrawals } from '../wallet/withdrawals/index.ts'
import { describeOffers } from '../otc/offers/index.ts'
import { describeOtcOrders } from '../otc/orders/index.ts'
import { describeNotices } from '../desk/notices/index.ts'
import { describeReviews } from '../goods/reviews/index.ts'
import { describeTickets } from '../desk/tickets/index.ts'
import { describeMoves, describeTransfers } from '../wallet/transfers/index.ts'
import { describeDeposits } from '../wallet/wallet/index.ts'
import { nothingMore, type DescribeSubjects } from '../records/messages/index.ts'
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
