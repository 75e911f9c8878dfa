import { accessErrors } from './access.ts'
import { accountErrors } from './account.ts'
import { adErrors } from './ad.ts'
import type { ErrorRow } from './area.ts'
import { conversationErrors } from './conversation.ts'
import { discountErrors } from './discount.ts'
import { disputeErrors } from './dispute.ts'
import { fileErrors } from './file.ts'
import { goodsErrors } from './goods.ts'
import { goodsOrderErrors } from './goods-order.ts'
import { internalTransferErrors } from './internal-transfer.ts'
import { moneyErrors } from './money.ts'
import { otcAlertErrors } from './otc-alert.ts'
import { otcOfferErrors } from './otc-offer.ts'
import { otcOrderErrors } from './otc-order.ts'
import { outsideErrors } from './outside.ts'
import { requestErrors } from './request.ts'
import { reviewErrors } from './review.ts'
import { rightsErrors } from './rights.ts'
import { stockErrors } from './stock.ts'
import { staffErrors } from './staff.ts'
import { talkErrors } from './talk.ts'
import { walletErrors } from './wallet.ts'
import { withdrawalErrors } from './withdrawal.ts'

const catalogue = {
  ...requestErrors,
  ...moneyErrors,
  ...accountErrors,
  ...rightsErrors,
  ...goodsErrors,
  ...stockErrors,
  ...discountErrors,
  ...goodsOrderErrors,
  ...disputeErrors,
  ...walletErrors,
  ...withdrawalErrors,
  ...internalTransferErrors,
  ...otcOfferErrors,
  ...otcAlertErrors,
  ...otcOrderErrors,
  ...adErrors,
  ...talkErrors,
  ...conversationErrors,
  ...fileErrors,
  ...reviewErrors,
  ...staffErrors,
  ...accessErrors,
  ...outsideErrors,
}

/** Every failure the product can name. */
export type ErrorCode = Extract<keyof typeof catalogue, string>

/** The one error catalogue: number, kind, words and default details of each code (marketplace.md §8, wallet-and-otc.md §8). */
export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = catalogue

/**
 * Whether a text, such as the message of a schema, is a code of the catalogue.
 * @example
 * isErrorCode('AMOUNT_FORMAT') // true
 * isErrorCode('AMOUNT_FUNNY') // false
 */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text)
}
