import { isZero, splitAmount, subtract, takeBasisPoints, BASIS_POINTS_PER_WHOLE } from '../money/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { GoodsOrderMove, GoodsOrderTerms } from './states.ts'

/** The whole escrow back to the buyer. */
export function moveToBuyer(order: GoodsOrderTerms): readonly GoodsOrderMove[] {
  return [{ from: 'escrow', to: 'buyer', money: order.escrow }]
}

/** The whole escrow to the seller, less the platform's fee, which rounds down. */
export function moveToSeller(order: GoodsOrderTerms): readonly GoodsOrderMove[] {
  return payOut(order.escrow, order.feeBasisPoints)
}

/** A share of the escrow to the buyer, the rest to the seller; the fee is taken from the seller's part only. */
export function moveSplit(order: GoodsOrderTerms, buyerBasisPoints: number): readonly GoodsOrderMove[] {
  const [toBuyer = order.escrow] = splitAmount(order.escrow, [
    buyerBasisPoints,
    BASIS_POINTS_PER_WHOLE - buyerBasisPoints,
  ])
  return moveParts(order, toBuyer)
}

/** An exact amount of the escrow to the buyer, the rest to the seller; the fee is taken from the seller's part only. */
export function moveParts(order: GoodsOrderTerms, toBuyer: Money<CurrencyCode>): readonly GoodsOrderMove[] {
  const toSeller = payOut(subtract(order.escrow, toBuyer), order.feeBasisPoints)
  return [{ from: 'escrow' as const, to: 'buyer' as const, money: toBuyer }, ...toSeller].filter(hasMoney)
}

function payOut(earned: Money<CurrencyCode>, feeBasisPoints: number): readonly GoodsOrderMove[] {
  const fee = takeBasisPoints(earned, feeBasisPoints, 'down')
  const moves: GoodsOrderMove[] = [
    { from: 'escrow', to: 'seller', money: subtract(earned, fee) },
    { from: 'escrow', to: 'platform', money: fee },
  ]
  return moves.filter(hasMoney)
}

function hasMoney(move: GoodsOrderMove): boolean {
  return !isZero(move.money)
}
