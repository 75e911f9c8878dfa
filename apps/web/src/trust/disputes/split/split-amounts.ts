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

/** What was typed for the buyer: an amount that leaves both sides something, or why not. */
export type TypedShare =
  | { readonly buyer: Money<CurrencyCode> }
  | { readonly refused: { readonly code: ErrorCode; readonly details: ErrorDetails } }

/** The rate that dollars are told by. */
export interface ToldRate {
  readonly currency: CurrencyCode
  readonly usdE8: string
}

const DOLLARS = /^\$\s*(.*)$/

/** Reads the buyer's part of an escrow: coin (`0.25`, `0.25 LTC`), a share of it (`40%`) or dollars (`$20`). */
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

/** A share of the escrow in hundredths of a percent, rounded for showing. */
export function shareOf(part: Money, escrow: Money): number {
  const whole = BigInt(BASIS_POINTS_PER_WHOLE)
  return Number((part.units * whole + escrow.units / 2n) / escrow.units)
}

/** The part that a share of the escrow is, without losing a unit. */
export function partOf(share: number, escrow: Money<CurrencyCode>): Money<CurrencyCode> {
  return splitAmount(escrow, [share, BASIS_POINTS_PER_WHOLE - share])[0] ?? escrow
}

/** What an arbiter typed, in hundredths of a percent; a bare number is one of percent. `null` when it leaves one side nothing. */
export function readRuledShare(text: string, escrow: Money<CurrencyCode>, rate: ToldRate): number | null {
  const bare = readPercent(text)
  if (bare !== null) return bare
  const read = readShare(text, escrow, rate)
  if ('refused' in read) return null
  const share = shareOf(read.buyer, escrow)
  return share > 0 && share < BASIS_POINTS_PER_WHOLE ? share : null
}
