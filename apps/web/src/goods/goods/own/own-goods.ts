import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A row of one's own goods. */
export type OwnGoods = ApiOutputs['goods']['ownList']['data'][number]
