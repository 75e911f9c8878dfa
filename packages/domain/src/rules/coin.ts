import { byCurrency, type CurrencyCode } from './currency-codes.ts'

/** The rules that differ by coin, in its smallest units (wallet-and-otc.md §5, §9). 0 means no limit unless the field says otherwise. */
export interface CoinRules {
  /** Blocks until a deposit is credited. */
  readonly confirmations: number
  readonly withdrawal: {
    readonly minimum: number
    /** Largest sum that one user may request. */
    readonly hour: number
    readonly day: number
    /** Up to this sum nobody reviews; 0: everything is reviewed. */
    readonly auto: number
    /** Above this sum two members of finance approve; 0: never. */
    readonly second: number
    /** Largest fee that a setting may hold: some thousands of dollars. A larger one is almost certainly a misplaced decimal point. */
    readonly maximumFee: number
    /** Largest minimum that a setting may hold: a larger one would lock user funds in. */
    readonly maximumMinimum: number
  }
  readonly payout: {
    /** Most that leaves the hot wallet; what is beyond waits. */
    readonly hour: number
    readonly day: number
    /** Units for a thousand virtual bytes: the node's estimate is clamped to these, `fallback` is used without one. */
    readonly feeRate: { readonly floor: number; readonly ceiling: number; readonly fallback: number }
    /** Outputs below it are not relayed (the most expensive kind of output). */
    readonly dust: number
    /** The same for our own change, a witness key hash, which is the cheapest kind. */
    readonly changeDust: number
  }
  readonly otc: {
    /** Largest total of a buy offer. The specification says ten of any coin; ten LTC or USDT are below the smallest order of a buy offer, so these have more. */
    readonly buyTotalMaximum: number
    /** Smallest total of a sell offer. */
    readonly sellTotalMinimum: number
  }
  /** Whole coins that a sandbox's faucet offers: enough to buy something. */
  readonly faucet: string
  /** All units that will ever exist; for USDT the largest exact number. */
  readonly supply: number
}

/** One row a coin. */
export const COIN_RULES: Readonly<Record<CurrencyCode, CoinRules>> = {
  BTC: {
    confirmations: 3,
    withdrawal: {
      minimum: 1_000_000,
      hour: 200_000_000,
      day: 1_000_000_000,
      auto: 0,
      second: 500_000_000,
      maximumFee: 10_000_000,
      maximumMinimum: 1_000_000_000,
    },
    payout: {
      hour: 500_000_000,
      day: 2_000_000_000,
      feeRate: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      dust: 546,
      changeDust: 294,
    },
    otc: { buyTotalMaximum: 1_000_000_000, sellTotalMinimum: 2_000_000_000 },
    faucet: '0.01',
    supply: 2_100_000_000_000_000,
  },
  USDT: {
    confirmations: 12,
    withdrawal: {
      minimum: 10_000,
      hour: 100_000_000_000,
      day: 500_000_000_000,
      auto: 0,
      second: 300_000_000_000,
      maximumFee: 10_000_000_000,
      maximumMinimum: 1_000_000_000_000,
    },
    payout: {
      hour: 500_000_000_000,
      day: 2_000_000_000_000,
      feeRate: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      dust: 1,
      changeDust: 1,
    },
    otc: { buyTotalMaximum: 100_000_000_000, sellTotalMinimum: 20_000_000 },
    faucet: '500',
    supply: 9_000_000_000_000_000,
  },
  LTC: {
    confirmations: 6,
    withdrawal: {
      minimum: 1_000_000,
      hour: 50_000_000_000,
      day: 250_000_000_000,
      auto: 0,
      second: 100_000_000_000,
      maximumFee: 10_000_000_000,
      maximumMinimum: 1_000_000_000_000,
    },
    payout: {
      hour: 200_000_000_000,
      day: 1_000_000_000_000,
      feeRate: { floor: 1_000, ceiling: 1_000_000, fallback: 20_000 },
      dust: 5_460,
      changeDust: 2_940,
    },
    otc: { buyTotalMaximum: 100_000_000_000, sellTotalMinimum: 2_000_000_000 },
    faucet: '5',
    supply: 8_400_000_000_000_000,
  },
}

/** One rule of every coin. */
export const coinRule = <Value>(of: (rules: CoinRules) => Value): Readonly<Record<CurrencyCode, Value>> =>
  byCurrency((code) => of(COIN_RULES[code]))
