import { ruledPart, splitParts, type Divisible, type Ruling, type SplitParts } from '../../trust/disputes/index.ts'
import { isZero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { OtcOrderMove } from './states.ts'

/**
 * Gives the buyer an exact amount of the escrow, minus the platform's fee, and the seller the rest.
 * @example
 * partsOf(order, money('LTC', 60_000_000n)).seller.units // 40_000_000n
 */
export function partsOf(order: Divisible, buyer: Money<CurrencyCode>): SplitParts {
  return splitParts(order, 'buyer', buyer)
}

/**
 * Each side's part by a ruling.
 * @example
 * rulingParts(order, { to: 'seller' }).seller.units // 100_000_000n
 */
export function rulingParts(order: Divisible, ruling: Ruling): SplitParts {
  return partsOf(order, ruledPart(order.escrow, ruling))
}

/** Moves that empty the escrow into the parts of a split. */
export function moveParts({ buyer, seller, fee }: SplitParts): readonly OtcOrderMove[] {
  const moves: OtcOrderMove[] = [
    { from: 'escrow', to: 'buyer', money: buyer },
    { from: 'escrow', to: 'platform', money: fee },
    { from: 'escrow', to: 'source', money: seller },
  ]
  return moves.filter((move) => !isZero(move.money))
}
