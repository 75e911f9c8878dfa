import { ruledPart, splitParts, type Divisible, type Ruling, type SplitParts } from '../../trust/disputes/index.ts'
import { isZero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { GoodsOrderMove } from './states.ts'

/**
 * Gives the buyer an exact amount of the escrow and the seller the rest, minus the platform's fee.
 * @example
 * partsOf(order, money('LTC', 36_134_068n)).seller.units // 97_500_000n
 */
export function partsOf(order: Divisible, buyer: Money<CurrencyCode>): SplitParts {
  return splitParts(order, 'seller', buyer)
}

/**
 * Each side's part by a ruling.
 * @example
 * rulingParts(order, { to: 'buyer' }).buyer.units // 136_134_068n
 */
export function rulingParts(order: Divisible, ruling: Ruling): SplitParts {
  return partsOf(order, ruledPart(order.escrow, ruling))
}

/** Postings that empty the escrow into the parts of a split. */
export function moveParts({ buyer, seller, fee }: SplitParts): readonly GoodsOrderMove[] {
  const moves: GoodsOrderMove[] = [
    { from: 'escrow', to: 'buyer', money: buyer },
    { from: 'escrow', to: 'seller', money: seller },
    { from: 'escrow', to: 'platform', money: fee },
  ]
  return moves.filter((move) => !isZero(move.money))
}
