import type { CurrencyCode } from '@jindu/domain/money'
import { NETWORKS, type Network } from '../address/index.ts'

/**
 * Addresses in the test networks' form, so that they are not mistaken for real ones; an ERC-20 token has no test form.
 */
export const SIMULATED_NETWORKS = {
  BTC: NETWORKS.bitcoinTest,
  LTC: NETWORKS.litecoinTest,
  USDT: null,
} as const satisfies Record<CurrencyCode, Network | null>
