import { CURRENCIES } from '../../money/index.ts'

const BOOK_DECIMALS = CURRENCIES.USDT.decimals
/** `decimals` of ERC-20 is a byte; no token in use has more. */
const MOST_DECIMALS = 36

/** Number of the contract's units per unit of the books. */
function scaleOf(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < BOOK_DECIMALS || decimals > MOST_DECIMALS) {
    throw new RangeError(`a token of ${decimals} decimals does not fit into books of ${BOOK_DECIMALS}`)
  }
  return 10n ** BigInt(decimals - BOOK_DECIMALS)
}

/**
 * Converts a contract's amount to the books, rounded down: the remainder stays on the chain and belongs to nobody.
 * @param value in the contract's units; USDT has 6 decimals on Ethereum and 18 on BNB Chain
 * @param decimals the contract's, from 6 to 36
 * @returns millionths of a USDT
 * @throws RangeError for other decimals
 * @example
 * tokenToUnits(1_500_000_000_000_000_000n, 18) // 1_500_000n
 */
export function tokenToUnits(value: bigint, decimals: number): bigint {
  return value / scaleOf(decimals)
}

/**
 * Converts an amount of the books to the contract's units, exactly.
 * @param units millionths of a USDT
 * @param decimals the contract's, from 6 to 36
 * @throws RangeError for other decimals
 * @example
 * unitsToToken(1_500_000n, 18) // 1_500_000_000_000_000_000n
 */
export function unitsToToken(units: bigint, decimals: number): bigint {
  return units * scaleOf(decimals)
}
