import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** Hot and cold wallet of a coin, as finance reads them. */
export type Wallet = ApiOutputs['custody']['wallets']['data'][number]
