import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type CoinRates = ApiOutputs['rates']['list']['data'][number]
export type SetRate = NonNullable<CoinRates['set']>
