import type { DisputeParty, Ruling } from './states.ts'

const HALF_BASIS_POINTS = 5_000

/**
 * The side that a ruling went against: it got less than half of the escrow. Arbiters see it for earlier disputes.
 * @returns null if both got the same
 * @example
 * upheldAgainst({ to: 'buyer' }) // 'seller'
 * upheldAgainst({ to: 'split', buyerBasisPoints: 2_000 }) // 'buyer'
 */
export function upheldAgainst(ruling: Ruling): DisputeParty | null {
  if (ruling.to !== 'split') return ruling.to === 'buyer' ? 'seller' : 'buyer'
  if (ruling.buyerBasisPoints === HALF_BASIS_POINTS) return null
  return ruling.buyerBasisPoints < HALF_BASIS_POINTS ? 'buyer' : 'seller'
}
