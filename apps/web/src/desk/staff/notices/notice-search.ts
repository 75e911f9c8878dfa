import { NOTICE_STATES, type NoticeState } from '@jindu/domain/desk/notices'
import { pageRules } from '@jindu/domain/rules'
import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'

export interface StaffNoticeSearch {
  readonly state?: NoticeState
  readonly page?: number
}

export const readStaffNoticeSearch = (raw: Record<string, unknown>): StaffNoticeSearch =>
  search({ state: readOneOf(raw, 'state', NOTICE_STATES), page: readPage(raw) })

/** Query input for the list's search parameters, shared by page and loader. */
export const staffNoticesInput = ({ state = 'out', page = 1 }: StaffNoticeSearch) => ({
  state,
  page,
  limit: pageRules.rows.notices,
})
