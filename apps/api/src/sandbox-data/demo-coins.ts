import type { CurrencyCode } from '@jindu/domain/money'

interface DemoCoin {
  /** Deposits of demo buyers, in smallest units, taken in turn. */
  readonly deposits: readonly bigint[]
  /** The operator's float, in smallest units: payouts take the network fee from it. */
  readonly float: bigint
  /** Smallest total of an OTC sell offer, in smallest units: about what a demo wallet can spare. */
  readonly sellTotalMinimum: number
}

/** The demo site's amounts of each coin. */
export const DEMO_COINS: Readonly<Record<CurrencyCode, DemoCoin>> = {
  LTC: {
    deposits: [6_500_000_000n, 4_120_000_000n, 12_800_000_000n, 9_405_000_000n],
    float: 20_000_000_000n,
    sellTotalMinimum: 20_000_000,
  },
  BTC: {
    deposits: [4_200_000n, 11_500_000n, 7_800_000n, 15_250_000n],
    float: 200_000_000n,
    sellTotalMinimum: 50_000,
  },
  USDT: {
    deposits: [820_000_000n, 2_450_000_000n, 1_275_500_000n, 3_100_000_000n],
    float: 20_000_000_000n,
    sellTotalMinimum: 20_000_000,
  },
}
