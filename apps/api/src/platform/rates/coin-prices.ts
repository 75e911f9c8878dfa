import type { CurrencyCode } from '@jindu/domain/money'

interface CoinPrice {
  /** Kraken's name of the pair with dollars. */
  readonly krakenPair: string
  /** The sandbox's price: a triangle wave. */
  readonly sandbox: {
    /** USD per coin x 10^8 around which the rate swings. */
    readonly centreUsdE8: bigint
    /** Largest swing in millionths of the centre. */
    readonly swingPpm: bigint
    /** Period in minutes. */
    readonly periodSteps: bigint
  }
}

/** The price sources of each coin. */
export const COIN_PRICES: Readonly<Record<CurrencyCode, CoinPrice>> = {
  BTC: {
    krakenPair: 'XBTUSD',
    sandbox: { centreUsdE8: 9_734_250_000_000n, swingPpm: 12_000n, periodSteps: 1440n },
  },
  USDT: { krakenPair: 'USDTUSD', sandbox: { centreUsdE8: 99_980_000n, swingPpm: 300n, periodSteps: 720n } },
  LTC: { krakenPair: 'LTCUSD', sandbox: { centreUsdE8: 9_852_000_000n, swingPpm: 15_000n, periodSteps: 1080n } },
}
