import { BASIS_POINTS_PER_WHOLE, isZero, splitAmount, subtract, takeBasisPoints } from '../money/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { OtcOrderMove, OtcOrderTerms } from './states.ts'

/** The whole escrow back where it came from. */
export function moveBack(order: OtcOrderTerms): readonly OtcOrderMove[] {
  return [{ from: 'escrow', to: 'source', money: order.escrow }]
}

/** The whole escrow to the buyer, less the platform's fee, which rounds down. */
export function moveToBuyer(order: OtcOrderTerms): readonly OtcOrderMove[] {
  return payOut(order.escrow, order.feeBasisPoints)
}

/** A share of the escrow to the buyer, the rest back; the fee is taken from the buyer's part only. */
export function moveSplit(order: OtcOrderTerms, buyerBasisPoints: number): readonly OtcOrderMove[] {
  const bought = boughtOf(order, buyerBasisPoints)
  const back: OtcOrderMove = { from: 'escrow', to: 'source', money: subtract(order.escrow, bought) }
  return [...payOut(bought, order.feeBasisPoints), back].filter(hasMoney)
}

/** What a share of the escrow comes to, before the fee. */
export function boughtOf(order: OtcOrderTerms, buyerBasisPoints: number): Money<CurrencyCode> {
  const [bought = order.escrow] = splitAmount(order.escrow, [
    buyerBasisPoints,
    BASIS_POINTS_PER_WHOLE - buyerBasisPoints,
  ])
  return bought
}

function payOut(bought: Money<CurrencyCode>, feeBasisPoints: number): readonly OtcOrderMove[] {
  const fee = takeBasisPoints(bought, feeBasisPoints, 'down')
  const moves: OtcOrderMove[] = [
    { from: 'escrow', to: 'buyer', money: subtract(bought, fee) },
    { from: 'escrow', to: 'platform', money: fee },
  ]
  return moves.filter(hasMoney)
}

function hasMoney(move: OtcOrderMove): boolean {
  return !isZero(move.money)
}
