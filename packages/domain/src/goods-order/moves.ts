import { isZero, splitAmount, subtract, takeBasisPoints, zero, BASIS_POINTS_PER_WHOLE } from '../money/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { GoodsOrderMove, GoodsOrderTerms } from './states.ts'

/** The whole escrow back to the buyer. */
export function moveToBuyer(order: GoodsOrderTerms): readonly GoodsOrderMove[] {
  return [{ from: 'escrow', to: 'buyer', money: order.escrow }]
}

/** The whole escrow to the seller, less the platform's fee, which rounds down. */
export function moveToSeller(order: GoodsOrderTerms): readonly GoodsOrderMove[] {
  return moveParts(partsOf(order, zero(order.escrow.asset)))
}

/** What each side gets of a split. */
export interface SplitParts {
  readonly buyer: Money<CurrencyCode>
  /** After the fee. */
  readonly seller: Money<CurrencyCode>
  readonly fee: Money<CurrencyCode>
}

/** An exact amount of the escrow to the buyer, the rest to the seller; the fee is taken from the seller's part only. */
export function partsOf(
  order: Pick<GoodsOrderTerms, 'escrow' | 'feeBasisPoints'>,
  buyer: Money<CurrencyCode>,
): SplitParts {
  return { buyer, ...lessFee(subtract(order.escrow, buyer), order.feeBasisPoints) }
}

/** A share of the escrow to the buyer, rounded so that no unit is lost; the rest to the seller. */
export function shareParts(order: GoodsOrderTerms, buyerBasisPoints: number): SplitParts {
  const [buyer = order.escrow] = splitAmount(order.escrow, [
    buyerBasisPoints,
    BASIS_POINTS_PER_WHOLE - buyerBasisPoints,
  ])
  return partsOf(order, buyer)
}

/** The escrow in the parts of a split. */
export function moveParts({ buyer, seller, fee }: SplitParts): readonly GoodsOrderMove[] {
  const moves: GoodsOrderMove[] = [
    { from: 'escrow', to: 'buyer', money: buyer },
    { from: 'escrow', to: 'seller', money: seller },
    { from: 'escrow', to: 'platform', money: fee },
  ]
  return moves.filter(hasMoney)
}

function lessFee(earned: Money<CurrencyCode>, feeBasisPoints: number) {
  const fee = takeBasisPoints(earned, feeBasisPoints, 'down')
  return { seller: subtract(earned, fee), fee }
}

function hasMoney(move: GoodsOrderMove): boolean {
  return !isZero(move.money)
}
