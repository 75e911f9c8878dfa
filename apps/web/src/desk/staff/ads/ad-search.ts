import { pageRules } from '@jindu/domain/rules'
import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const AD_STATES = ['waiting', 'delisted', 'all'] as const

/** What the address of the moderators' list of ads says. */
export function readStaffAdSearch(raw: Record<string, unknown>) {
  return search({ state: readOneOf(raw, 'state', AD_STATES), page: readPage(raw) })
}

type StaffAdSearch = ReturnType<typeof readStaffAdSearch>

/** The call that such an address asks for; page and loader read the same. Left out, all ads: where nobody looks first none wait. */
export function staffAdsInput({ state = 'all', page = 1 }: StaffAdSearch): ApiInputs['ads']['staffList'] {
  return { state, page, limit: pageRules.rows.ads }
}
