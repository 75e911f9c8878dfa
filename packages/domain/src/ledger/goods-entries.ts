import { subtract, type CurrencyCode, type Money } from '../money/index.ts'
import { ownedAccount } from './accounts.ts'
import type { EntryDraft } from './entry.ts'
import { move } from './move.ts'

type Coin = Money<CurrencyCode>

/** Buyer's fund balance into the order's escrow. */
export function purchase(step: { buyerUid: number; orderId: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('goods_purchase', ownedAccount('user_fund', currency, step.buyerUid), step.money, [
    { account: ownedAccount('goods_escrow', currency, step.orderId), amount: step.money },
  ])
}

/** Escrow to the seller's fund balance, minus `fee`. */
export function settleGoodsOrder(step: { sellerUid: number; orderId: number; money: Coin; fee: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('goods_settlement', ownedAccount('goods_escrow', currency, step.orderId), step.money, [
    { account: ownedAccount('user_fund', currency, step.sellerUid), amount: subtract(step.money, step.fee) },
    { account: ownedAccount('revenue_goods_fee', currency, step.sellerUid), amount: step.fee },
  ])
}

/** Escrow back to the buyer's fund balance. */
export function refundGoodsOrder(step: { buyerUid: number; orderId: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('goods_refund', ownedAccount('goods_escrow', currency, step.orderId), step.money, [
    { account: ownedAccount('user_fund', currency, step.buyerUid), amount: step.money },
  ])
}

/** Escrow divided by a ruling; `fee` is deducted from the seller's part. */
export function splitGoodsOrder(step: {
  buyerUid: number
  sellerUid: number
  orderId: number
  money: Coin
  toBuyer: Coin
  fee: Coin
}): EntryDraft {
  const currency = step.money.asset
  const toSeller = subtract(subtract(step.money, step.toBuyer), step.fee)
  return move('goods_split', ownedAccount('goods_escrow', currency, step.orderId), step.money, [
    { account: ownedAccount('user_fund', currency, step.buyerUid), amount: step.toBuyer },
    { account: ownedAccount('user_fund', currency, step.sellerUid), amount: toSeller },
    { account: ownedAccount('revenue_goods_fee', currency, step.sellerUid), amount: step.fee },
  ])
}
