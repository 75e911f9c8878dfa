import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A user's withdrawal as finance sees it. */
export type Payout = ApiOutputs['withdrawals']['queue']['data'][number]
