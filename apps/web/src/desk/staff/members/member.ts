import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type Member = ApiOutputs['accounts']['members']['list']['data'][number]
