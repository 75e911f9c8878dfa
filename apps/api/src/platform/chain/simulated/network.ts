import type { CurrencyCode } from '@jindu/domain/money'
import { NETWORKS, type Network } from '../address/index.ts'

/** Addresses in the test networks' form, so that nobody mistakes one for one that holds real coin; an ERC-20 token has none of these. */
export const SIMULATED_NETWORKS = {
  BTC: NETWORKS.bitcoinTest,
  LTC: NETWORKS.litecoinTest,
  USDT: null,
} as const satisfies Record<CurrencyCode, Network | null>
