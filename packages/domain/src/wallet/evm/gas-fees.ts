import { walletRules } from '../../rules/wallet.ts'

/** What a transaction offers for each unit of gas (EIP-1559), in wei. */
export interface GasFees {
  /** At most so much in all. */
  readonly maxFee: bigint
  /** Of it at most so much for whoever makes the block. */
  readonly tip: bigint
}

/** What the network takes now, in wei for each unit of gas. */
export interface GasMarket {
  /** Burnt by the next block. */
  readonly baseFee: bigint
  /** What others offer on top. */
  readonly tip: bigint
}

const { replaceBasisPoints, ceilingWei } = walletRules.evm
const CEILING = BigInt(ceilingWei)

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right)
const smaller = (left: bigint, right: bigint): bigint => (left < right ? left : right)

/** The base fee rises by an eighth a block at most: twice of it outlasts six full blocks. */
const marketFees = ({ baseFee, tip }: GasMarket): GasFees => ({ maxFee: baseFee * 2n + tip, tip })

/** Rounded up, and by a wei at least: nodes refuse a replacement that is not a tenth dearer. */
const raised = (fee: bigint): bigint => larger(fee + 1n, (fee * BigInt(replaceBasisPoints) + 9_999n) / 10_000n)

/**
 * What a first transaction offers.
 * @returns null while the network takes more than the ceiling: it waits
 * @example
 * firstFees({ baseFee: 10_000_000_000n, tip: 1_000_000_000n })?.maxFee // 21_000_000_000n
 */
export function firstFees(market: GasMarket): GasFees | null {
  if (market.baseFee + market.tip > CEILING) return null
  const { maxFee, tip } = marketFees(market)
  return { maxFee: smaller(maxFee, CEILING), tip }
}

/**
 * What a replacement of a stuck transaction offers: as much as the network takes now, and an eighth more than the one before in both
 * parts, or nodes refuse it (EIP-1559 has no rule of its own; all of them ask a tenth).
 * @returns null where that is above the ceiling
 * @example
 * replacementFees({ maxFee: 16n, tip: 8n }, { baseFee: 2n, tip: 1n }) // { maxFee: 18n, tip: 9n }
 */
export function replacementFees(before: GasFees, market: GasMarket): GasFees | null {
  const now = marketFees(market)
  const tip = larger(now.tip, raised(before.tip))
  const maxFee = larger(larger(smaller(now.maxFee, CEILING), raised(before.maxFee)), tip)
  return maxFee > CEILING ? null : { maxFee, tip }
}
