import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A row of the categories. */
export type Category = ApiOutputs['categories']['list']['data'][number]
