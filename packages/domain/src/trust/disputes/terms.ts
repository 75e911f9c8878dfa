import { fail } from '../../errors/index.ts'
import { BASIS_POINTS_PER_WHOLE, decimalsOf, isPositive } from '../../money/index.ts'
import type { Divisible } from './shares.ts'
import type { DisputeTerms } from './states.ts'

/** Common terms of every order with an escrow. */
export interface EscrowTerms extends Divisible {
  readonly buyerUid: number
  readonly sellerUid: number
  readonly disputeTerms: DisputeTerms
}

/**
 * Refuses terms under which an order could not be paid out or would never be due. Types forbid them, too, but not for
 * untyped callers.
 * @param machine name of the machine, for the error
 * @param others further numeric terms: seconds, counts
 * @throws DomainError TERMS_INVALID (machine, term), CURRENCY_UNKNOWN
 * @example
 * const order = { buyerUid: 100_001, sellerUid: 100_002, escrow: money('LTC', 0n), feeBasisPoints: 250, disputeTerms: terms }
 * assertTerms('goodsOrder', order, { protectionSeconds: 60 }) // throws TERMS_INVALID
 */
export function assertTerms(machine: string, terms: EscrowTerms, others: Readonly<Record<string, number>>): void {
  const require = (holds: boolean, term: string): void => void (holds || fail('TERMS_INVALID', { machine, term }))
  for (const term of ['escrow', 'disputeTerms'] as const) require(typeof terms[term] === 'object', term)
  const { buyerUid, sellerUid, escrow, feeBasisPoints, disputeTerms } = terms
  const counts = { buyerUid, sellerUid, feeBasisPoints, 'disputeTerms.responseSeconds': disputeTerms.responseSeconds }
  for (const [term, count] of Object.entries({ ...counts, ...others })) {
    require(Number.isSafeInteger(count) && count >= 0, term)
  }
  require(feeBasisPoints <= BASIS_POINTS_PER_WHOLE, 'feeBasisPoints')
  require(buyerUid !== sellerUid, 'sellerUid')
  require(typeof disputeTerms.needsSecondArbiter === 'boolean', 'disputeTerms.needsSecondArbiter')
  decimalsOf(escrow.asset)
  require(isPositive(escrow), 'escrow')
}
