import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A withdrawal of somebody, as finance sees it. */
export type Payout = ApiOutputs['withdrawals']['queue']['data'][number]
