import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import {
  BASIS_POINTS_PER_WHOLE,
  formatCoin,
  parsePositiveAmount,
  splitAmount,
  usdToCoin,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { readPercent } from './read-percent.ts'

/** Parsed input of the buyer's part: an amount that leaves something to both sides, or an error. */
export type TypedShare =
  | { readonly buyer: Money<CurrencyCode> }
  | { readonly refused: { readonly code: ErrorCode; readonly details: ErrorDetails } }

/** Rate for displaying dollars. */
export interface ToldRate {
  readonly currency: CurrencyCode
  readonly usdE8: string
}

const DOLLARS = /^\$\s*(.*)$/

/** Parses the buyer's part of an escrow: coin (`0.25`, `0.25 LTC`), percentage (`40%`) or dollars (`$20`). */
export function readShare(text: string, escrow: Money<CurrencyCode>, rate: ToldRate): TypedShare {
  try {
    const buyer = readPart(text.normalize('NFKC').trim(), escrow, rate)
    return buyer === null || buyer.units >= escrow.units || buyer.units <= 0n
      ? { refused: { code: 'DISPUTE_SPLIT_INVALID', details: { whole: formatCoin(escrow) } } }
      : { buyer }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { refused: { code: error.code, details: error.details } }
  }
}

function readPart(typed: string, escrow: Money<CurrencyCode>, rate: ToldRate): Money<CurrencyCode> | null {
  if (typed.endsWith('%')) {
    const share = readPercent(typed.slice(0, -1))
    return share === null ? null : partOf(share, escrow)
  }
  const dollars = DOLLARS.exec(typed)?.[1]
  if (dollars !== undefined) {
    const told = { currency: escrow.asset, usdE8: BigInt(rate.usdE8) }
    return usdToCoin(parsePositiveAmount(dollars, 'USD'), told, 'down')
  }
  const coin = typed.toUpperCase().endsWith(escrow.asset) ? typed.slice(0, -escrow.asset.length) : typed
  return parsePositiveAmount(coin, escrow.asset)
}

/** A part's share of the escrow in hundredths of a percent, rounded for display. */
export function shareOf(part: Money, escrow: Money): number {
  const whole = BigInt(BASIS_POINTS_PER_WHOLE)
  return Number((part.units * whole + escrow.units / 2n) / escrow.units)
}

/** The amount of a share of the escrow, without losing a unit. */
export function partOf(share: number, escrow: Money<CurrencyCode>): Money<CurrencyCode> {
  return splitAmount(escrow, [share, BASIS_POINTS_PER_WHOLE - share])[0] ?? escrow
}

/**
 * Parses an arbiter's input in hundredths of a percent; a bare number is percent. `null` if one side would get nothing.
 */
export function readRuledShare(text: string, escrow: Money<CurrencyCode>, rate: ToldRate): number | null {
  const bare = readPercent(text)
  if (bare !== null) return bare
  const read = readShare(text, escrow, rate)
  if ('refused' in read) return null
  const share = shareOf(read.buyer, escrow)
  return share > 0 && share < BASIS_POINTS_PER_WHOLE ? share : null
}
