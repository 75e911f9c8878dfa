import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import {
  BASIS_POINTS_PER_WHOLE,
  formatCoin,
  parsePositiveAmount,
  splitAmount,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'

/** What was typed for the buyer: an amount that leaves both sides something, or why not. */
export type TypedShare =
  | { readonly buyer: Money<CurrencyCode> }
  | { readonly refused: { readonly code: ErrorCode; readonly details: ErrorDetails } }

/** Reads the buyer's part of an escrow. */
export function readShare(text: string, escrow: Money<CurrencyCode>): TypedShare {
  try {
    const buyer = parsePositiveAmount(text, escrow.asset)
    if (buyer.units >= escrow.units)
      return { refused: { code: 'DISPUTE_SPLIT_INVALID', details: { whole: formatCoin(escrow) } } }
    return { buyer }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { refused: { code: error.code, details: error.details } }
  }
}

/** A share of the escrow in hundredths of a percent, rounded for showing. */
export function shareOf(part: Money, escrow: Money): number {
  const whole = BigInt(BASIS_POINTS_PER_WHOLE)
  return Number((part.units * whole + escrow.units / 2n) / escrow.units)
}

/** The part that a share of the escrow is, without losing a unit. */
export function partOf(share: number, escrow: Money<CurrencyCode>): Money<CurrencyCode> {
  return splitAmount(escrow, [share, BASIS_POINTS_PER_WHOLE - share])[0] ?? escrow
}
