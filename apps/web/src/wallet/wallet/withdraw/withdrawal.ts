import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A record of the reader's. */
export type Withdrawal = ApiOutputs['withdrawals']['list']['data'][number]
