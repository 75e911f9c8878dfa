import { pageRules } from '@jindu/domain/rules'
import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const AD_STATES = ['waiting', 'delisted', 'all'] as const

/** Search parameters of the moderators' ad list. */
export function readStaffAdSearch(raw: Record<string, unknown>) {
  return search({ state: readOneOf(raw, 'state', AD_STATES), page: readPage(raw) })
}

type StaffAdSearch = ReturnType<typeof readStaffAdSearch>

/** Query input for the parameters, shared by page and loader. Default: all ads, since without review none wait. */
export function staffAdsInput({ state = 'all', page = 1 }: StaffAdSearch): ApiInputs['ads']['staffList'] {
  return { state, page, limit: pageRules.rows.ads }
}
