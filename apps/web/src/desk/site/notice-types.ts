import { pageRules, type NoticeCategory } from '@jindu/domain/rules'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** Notice categories in tab order; the default is that of marketplace.md §9. */
export const NOTICE_TYPES = [9001, 9002, 9003] as const satisfies readonly NoticeCategory[]
export const DEFAULT_NOTICE_TYPE = 9002 satisfies NoticeCategory

export type NoticeBrief = ApiOutputs['notices']['list']['data'][number]

export interface NoticeSearch {
  readonly type?: NoticeCategory
  readonly page?: number
}

export const readNoticeSearch = (raw: Record<string, unknown>): NoticeSearch =>
  search({ type: readOneOf(raw, 'type', NOTICE_TYPES), page: readPage(raw) })

/** Query input for the board's search parameters, shared by page and loader. */
export const noticesInput = ({ type = DEFAULT_NOTICE_TYPE, page = 1 }: NoticeSearch) => ({
  category: type,
  page,
  limit: pageRules.rows.notices,
})
