import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { readDays } from '../../shared/search-params/read-days.ts'
import { readId, readOneOf, search } from '../../shared/search-params/read.ts'

export const RANGES = ['7d', '30d', '90d', '1y'] as const
export type Range = (typeof RANGES)[number]

export type Sales = ApiOutputs['sales']['overview']
export type SalesPoint = Sales['points'][number]

export const readSalesSearch = (raw: Record<string, unknown>) =>
  search({ range: readOneOf(raw, 'range', RANGES), goods: readId(raw, 'goods'), ...readDays(raw) })

export type SalesSearch = ReturnType<typeof readSalesSearch>
