import { DEFAULT_DETAILS, type ErrorCode } from '../errors/index.ts'
import { accessMessages } from './errors/access.ts'
import { accountMessages } from './errors/account.ts'
import { adMessages } from './errors/ad.ts'
import { conversationMessages } from './errors/conversation.ts'
import { disputeMessages } from './errors/dispute.ts'
import { fileMessages } from './errors/file.ts'
import { goodsMessages } from './errors/goods.ts'
import { goodsOrderMessages } from './errors/goods-order.ts'
import { moneyMessages } from './errors/money.ts'
import { otcOfferMessages, otcOrderMessages } from './errors/otc.ts'
import { outsideMessages } from './errors/outside.ts'
import { requestMessages } from './errors/request.ts'
import { reviewMessages } from './errors/review.ts'
import { rightsMessages } from './errors/rights.ts'
import { stockMessages } from './errors/stock.ts'
import { staffMessages } from './errors/staff.ts'
import { talkMessages } from './errors/talk.ts'
import { internalTransferMessages, walletMessages, withdrawalMessages } from './errors/wallet.ts'
import { fillMessage, type Details } from './fill-message.ts'
import type { Locale, Text } from './locale.ts'

/** Every error message in both languages; texts quoted in the specification are verbatim in the quoted language. */
export const ERROR_MESSAGES = {
  ...requestMessages,
  ...moneyMessages,
  ...accountMessages,
  ...rightsMessages,
  ...goodsMessages,
  ...stockMessages,
  ...goodsOrderMessages,
  ...disputeMessages,
  ...walletMessages,
  ...withdrawalMessages,
  ...internalTransferMessages,
  ...otcOfferMessages,
  ...otcOrderMessages,
  ...adMessages,
  ...talkMessages,
  ...conversationMessages,
  ...fileMessages,
  ...reviewMessages,
  ...staffMessages,
  ...accessMessages,
  ...outsideMessages,
} satisfies Record<ErrorCode, Text>

/**
 * Error message for a reader.
 * @param details values given with the error; durations in seconds
 * @example
 * errorMessage('OFFER_OWN', 'en') // 'You cannot take your own offer.'
 * errorMessage('OFFER_OWN', 'zh-CN') // '不能购买自己的商品'
 */
export function errorMessage(code: ErrorCode, locale: Locale, details: Details = {}): string {
  return fillMessage(ERROR_MESSAGES[code], locale, { ...DEFAULT_DETAILS[code], ...details })
}
