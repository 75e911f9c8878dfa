import { subtract, type CurrencyCode, type Money } from '../money/index.ts'
import { ownedAccount, type AccountRef } from './accounts.ts'
import type { EntryDraft } from './entry.ts'
import { move } from './move.ts'

type Coin = Money<CurrencyCode>

/**
 * Source of an OTC order's coin, and destination if it is cancelled: the lock of a sell offer, or the seller who took a
 * buy offer.
 */
export type OtcSource = { readonly offerId: number } | { readonly sellerUid: number }

/** A published sell offer locks its total from the owner's fiat-trade balance. */
export function offerLock(step: { ownerUid: number; offerId: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('offer_lock', ownedAccount('user_otc', currency, step.ownerUid), step.money, [
    { account: ownedAccount('otc_offer_lock', currency, step.offerId), amount: step.money },
  ])
}

/** The unused part of a withdrawn sell offer returns to its owner. */
export function offerRelease(step: { ownerUid: number; offerId: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('offer_release', ownedAccount('otc_offer_lock', currency, step.offerId), step.money, [
    { account: ownedAccount('user_otc', currency, step.ownerUid), amount: step.money },
  ])
}

/** Coin into the escrow of a new OTC order. */
export function otcTake(step: { orderId: number; money: Coin; from: OtcSource }): EntryDraft {
  const currency = step.money.asset
  return move('otc_take', sourceAccount(step.from, currency), step.money, [
    { account: ownedAccount('otc_escrow', currency, step.orderId), amount: step.money },
  ])
}

/** Escrow to the buyer's fiat-trade balance, minus `fee`. */
export function otcRelease(step: { orderId: number; buyerUid: number; money: Coin; fee: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('otc_release', ownedAccount('otc_escrow', currency, step.orderId), step.money, [
    { account: ownedAccount('user_otc', currency, step.buyerUid), amount: subtract(step.money, step.fee) },
    { account: ownedAccount('revenue_otc_fee', currency, step.buyerUid), amount: step.fee },
  ])
}

/** Escrow back to its source; to the seller if the sell offer has ended meanwhile. */
export function otcCancel(step: { orderId: number; money: Coin; to: OtcSource }): EntryDraft {
  const currency = step.money.asset
  return move('otc_cancel', ownedAccount('otc_escrow', currency, step.orderId), step.money, [
    { account: sourceAccount(step.to, currency), amount: step.money },
  ])
}

/** Escrow divided by a ruling; `fee` is deducted from the buyer's part. */
export function splitOtcOrder(step: {
  orderId: number
  buyerUid: number
  money: Coin
  toBuyer: Coin
  fee: Coin
  restTo: OtcSource
}): EntryDraft {
  const currency = step.money.asset
  return move('otc_split', ownedAccount('otc_escrow', currency, step.orderId), step.money, [
    { account: ownedAccount('user_otc', currency, step.buyerUid), amount: subtract(step.toBuyer, step.fee) },
    { account: sourceAccount(step.restTo, currency), amount: subtract(step.money, step.toBuyer) },
    { account: ownedAccount('revenue_otc_fee', currency, step.buyerUid), amount: step.fee },
  ])
}

function sourceAccount(source: OtcSource, currency: CurrencyCode): AccountRef {
  return 'offerId' in source
    ? ownedAccount('otc_offer_lock', currency, source.offerId)
    : ownedAccount('user_otc', currency, source.sellerUid)
}
