import { foldNumber, type CurrencyCode, type Rate } from '@jindu/domain/money'
import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { parseUnitPrice, unitPriceAt, type OtcMargin } from '@jindu/domain/otc/offers'

/** A validation error of a field. */
export interface Problem {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** A price as typed: fixed, or a percentage over or under the market. */
export interface TypedPrice {
  readonly pricing: 'fixed' | 'margin'
  readonly unitPrice: string
  readonly marginSide: 'over' | 'under'
  /** Percent without sign. */
  readonly margin: string
  /** Floor and ceiling; each may be empty. */
  readonly floor: string
  readonly ceiling: string
  /** The market's price that takes a fixed offer down; may be empty. */
  readonly trigger: string
}

export type PriceField = 'unitPrice' | 'trigger' | 'margin' | 'floor' | 'ceiling'

interface Read {
  /** Current price of one coin; null while unknown. */
  readonly rate: Rate | null
  readonly margin: OtcMargin | null
  readonly problems: Readonly<Partial<Record<PriceField, Problem>>>
  /** Input to send. */
  readonly input: PriceInput | null
}

export type PriceInput =
  | { readonly unitPrice: string; readonly trigger: string | null }
  | {
      readonly margin: {
        readonly basisPoints: number
        readonly floor: string | null
        readonly ceiling: string | null
      }
    }

const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?\.?$/

/** Parses a percentage as hundredths of a percent; null if invalid. */
export function readPercent(typed: string): number | null {
  const [whole, percent, hundredths = ''] = PERCENT.exec(foldNumber(typed).trim()) ?? []
  return whole === undefined ? null : Number(percent) * 100 + Number(hundredths.padEnd(2, '0'))
}

const problem = (code: ErrorCode): Problem => ({ code, details: {} })

function readPrice(typed: string): bigint | Problem {
  try {
    return parseUnitPrice(typed)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { code: error.code, details: error.details }
  }
}

/** Parses an optional price. */
const readBound = (typed: string): bigint | Problem | null => (typed.trim() === '' ? null : readPrice(typed))

const isProblem = (read: bigint | Problem | null): read is Problem => read !== null && typeof read !== 'bigint'

/**
 * Validates a typed price.
 * @param market the current rate; without it a price that follows the market cannot be computed
 */
export function checkPrice(typed: TypedPrice, currency: CurrencyCode, market: Rate | undefined): Read {
  return typed.pricing === 'fixed' ? checkFixed(typed, currency) : checkMargin(typed, currency, market)
}

function checkFixed({ unitPrice, trigger }: TypedPrice, currency: CurrencyCode): Read {
  const [read, reached] = [readPrice(unitPrice), readBound(trigger)]
  const problems = {
    ...(isProblem(read) ? { unitPrice: read } : {}),
    ...(isProblem(reached) ? { trigger: reached } : {}),
  }
  if (isProblem(read) || isProblem(reached)) {
    return { rate: isProblem(read) ? null : { currency, usdE8: read }, margin: null, problems, input: null }
  }
  const input = { unitPrice: read.toString(), trigger: reached?.toString() ?? null }
  return { rate: { currency, usdE8: read }, margin: null, problems, input }
}

function checkMargin(typed: TypedPrice, currency: CurrencyCode, market: Rate | undefined): Read {
  const percent = readPercent(typed.margin)
  const [floor, ceiling] = [readBound(typed.floor), readBound(typed.ceiling)]
  const problems = {
    ...(percent === null ? { margin: problem('OFFER_MARGIN_REQUIRED') } : {}),
    ...(percent !== null && market === undefined ? { margin: problem('RATE_UNAVAILABLE') } : {}),
    ...(isProblem(floor) ? { floor } : {}),
    ...(isProblem(ceiling) ? { ceiling } : {}),
  }
  if (percent === null || market === undefined || isProblem(floor) || isProblem(ceiling)) {
    return { rate: null, margin: null, problems, input: null }
  }
  const basisPoints = typed.marginSide === 'under' ? -percent : percent
  const at = (usdE8: bigint | null): Rate | null => (usdE8 === null ? null : { currency, usdE8 })
  const margin = { basisPoints, floor: at(floor), ceiling: at(ceiling) }
  return {
    rate: unitPriceAt({ unitPrice: market, margin }, market),
    margin,
    problems,
    input: { margin: { basisPoints, floor: floor?.toString() ?? null, ceiling: ceiling?.toString() ?? null } },
  }
}
