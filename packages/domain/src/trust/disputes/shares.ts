import { add, BASIS_POINTS_PER_WHOLE, splitAmount, subtract, takeBasisPoints, zero } from '../../money/index.ts'
import type { CurrencyCode, Money } from '../../money/index.ts'
import { disputeRules } from '../../rules/dispute.ts'
import type { DisputeParty, Ruling } from './states.ts'

/** An escrow that can be divided. */
export interface Divisible {
  readonly escrow: Money<CurrencyCode>
  /** The platform's fee on the earning side's part, hundredths of a percent. */
  readonly feeBasisPoints: number
}

/** Each side's part of a split, after the fee. */
export interface SplitParts {
  readonly buyer: Money<CurrencyCode>
  readonly seller: Money<CurrencyCode>
  readonly fee: Money<CurrencyCode>
}

/**
 * Gives the buyer an exact amount of the escrow and the seller the rest.
 * @param earner the side whose part bears the fee, which rounds down
 * @param buyer before the fee
 * @example
 * const { seller, fee } = splitParts({ escrow: money('LTC', 1_001n), feeBasisPoints: 250 }, 'seller', money('LTC', 300n))
 * seller.units // 684n
 * fee.units // 17n
 */
export function splitParts(of: Divisible, earner: DisputeParty, buyer: Money<CurrencyCode>): SplitParts {
  const whole = { buyer, seller: subtract(of.escrow, buyer) }
  const fee = takeBasisPoints(whole[earner], of.feeBasisPoints, 'down')
  return { ...whole, [earner]: subtract(whole[earner], fee), fee }
}

/** Proceeds of the earning side: net is gross minus the platform's fee. */
export interface Proceeds {
  readonly gross: Money<CurrencyCode>
  readonly fee: Money<CurrencyCode>
  readonly net: Money<CurrencyCode>
}

/**
 * The earning side's proceeds as the ledger books them, so that pages and files show the same amounts.
 * @example
 * const { gross, fee, net } = earned(splitParts({ escrow: money('LTC', 1_000n), feeBasisPoints: 250 }, 'seller', money('LTC', 0n)), 'seller')
 * gross.units // 1_000n
 * fee.units // 25n
 * net.units // 975n
 */
export function earned(parts: SplitParts, earner: DisputeParty): Proceeds {
  return { gross: add(parts[earner], parts.fee), fee: parts.fee, net: parts[earner] }
}

/**
 * The amount of a share of the escrow, rounded so that no unit is lost.
 * @param buyerBasisPoints 0 to 10000
 * @example
 * shareOf(money('LTC', 1_001n), 5_000).units // 501n
 */
export function shareOf(escrow: Money<CurrencyCode>, buyerBasisPoints: number): Money<CurrencyCode> {
  const weights = [buyerBasisPoints, BASIS_POINTS_PER_WHOLE - buyerBasisPoints]
  const [buyer = escrow] = splitAmount(escrow, weights)
  return buyer
}

/**
 * The buyer's amount by a ruling, before any fee.
 * @example
 * ruledPart(money('LTC', 1_001n), { to: 'split', buyerBasisPoints: 2_500 }).units // 250n
 */
export function ruledPart(escrow: Money<CurrencyCode>, ruling: Ruling): Money<CurrencyCode> {
  if (ruling.to === 'split') return shareOf(escrow, ruling.buyerBasisPoints)
  return ruling.to === 'buyer' ? escrow : zero(escrow.asset)
}

/**
 * Whether an amount for the buyer leaves something of the escrow to both sides.
 * @example
 * isShare(money('LTC', 1_001n), money('LTC', 300n)) // true
 * isShare(money('LTC', 1_001n), money('LTC', 1_001n)) // false
 */
export function isShare(escrow: Money<CurrencyCode>, buyer: Money<CurrencyCode>): boolean {
  return buyer.asset === escrow.asset && buyer.units > 0n && buyer.units < escrow.units
}

/**
 * Whether a proposal gives the buyer nothing: both cancel together, and the whole escrow goes back. Only machines whose
 * escrow is the seller's have such proposals.
 * @example
 * isReturn({ buyer: money('LTC', 0n) }) // true
 * isReturn(null) // false
 */
export function isReturn(proposal: { readonly buyer: Pick<Money<CurrencyCode>, 'units'> } | null): boolean {
  return proposal?.buyer.units === 0n
}

/**
 * Whether a split counts as a trade: each side keeps at least one percent of the escrow. A smaller share is a disguised
 * cancellation or completion and counts in nobody's record.
 * @param buyer before any fee
 * @example
 * isTradedShare(money('LTC', 1_000n), money('LTC', 10n)) // true
 * isTradedShare(money('LTC', 1_000n), money('LTC', 9n)) // false
 */
export function isTradedShare(escrow: Money<CurrencyCode>, buyer: Money<CurrencyCode>): boolean {
  const seller = subtract(escrow, buyer)
  const least = seller.units < buyer.units ? seller.units : buyer.units
  // Rounded down, so that a ruling of exactly one percent counts, whatever its units were rounded to.
  return least > 0n && least >= takeBasisPoints(escrow, disputeRules.leastTradedBasisPoints, 'down').units
}
