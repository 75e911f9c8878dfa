import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** The stock of one's own goods. */
export type Stock = ApiOutputs['goods']['stock']['summary']
export type StockUnit = ApiOutputs['goods']['stock']['list']['data'][number]
