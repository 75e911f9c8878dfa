import { walletRules } from '../../rules/wallet.ts'

/** Fee offer of a transaction per unit of gas (EIP-1559), in wei. */
export interface GasFees {
  /** Maximum total fee. */
  readonly maxFee: bigint
  /** Maximum part for the block producer, included in the total. */
  readonly tip: bigint
}

/** Current fees of the network, in wei per unit of gas. */
export interface GasMarket {
  /** Burnt by the next block. */
  readonly baseFee: bigint
  /** Typical tip of other transactions. */
  readonly tip: bigint
}

const { replaceBasisPoints, ceilingWei } = walletRules.evm
const CEILING = BigInt(ceilingWei)

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right)
const smaller = (left: bigint, right: bigint): bigint => (left < right ? left : right)

/** The base fee rises by at most an eighth per block, so twice the fee covers six full blocks. */
const marketFees = ({ baseFee, tip }: GasMarket): GasFees => ({ maxFee: baseFee * 2n + tip, tip })

/** Rounded up, by at least one wei: nodes refuse a replacement that is less than a tenth more expensive. */
const raised = (fee: bigint): bigint => larger(fee + 1n, (fee * BigInt(replaceBasisPoints) + 9_999n) / 10_000n)

/**
 * Fee offer of a first transaction.
 * @returns null while the network's fee is above the ceiling: the transaction waits
 * @example
 * firstFees({ baseFee: 10_000_000_000n, tip: 1_000_000_000n })?.maxFee // 21_000_000_000n
 */
export function firstFees(market: GasMarket): GasFees | null {
  if (market.baseFee + market.tip > CEILING) return null
  const { maxFee, tip } = marketFees(market)
  return { maxFee: smaller(maxFee, CEILING), tip }
}

/**
 * Fee offer for replacing a stuck transaction: the network's current fee, and in both parts an eighth more than the one
 * before. Otherwise nodes refuse it (EIP-1559 has no rule of its own; all nodes require a tenth).
 * @returns null if that is above the ceiling
 * @example
 * replacementFees({ maxFee: 16n, tip: 8n }, { baseFee: 2n, tip: 1n }) // { maxFee: 18n, tip: 9n }
 */
export function replacementFees(before: GasFees, market: GasMarket): GasFees | null {
  const now = marketFees(market)
  const tip = larger(now.tip, raised(before.tip))
  const maxFee = larger(larger(smaller(now.maxFee, CEILING), raised(before.maxFee)), tip)
  return maxFee > CEILING ? null : { maxFee, tip }
}

const WEI_DIGITS = 18
const SHOWN_DIGITS = 6

/**
 * An amount of gas as people read it, rounded down to six decimals.
 * @param wei smallest units of the coin that pays for gas
 * @example
 * shortGas(1_234_567_800_000_000_000n) // '1.234567'
 */
export function shortGas(wei: bigint): string {
  const digits = wei.toString().padStart(WEI_DIGITS + 1, '0')
  return `${digits.slice(0, -WEI_DIGITS)}.${digits.slice(-WEI_DIGITS).slice(0, SHOWN_DIGITS)}`
}
