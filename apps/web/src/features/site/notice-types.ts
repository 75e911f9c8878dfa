import type { NoticeCategory } from '@jindu/domain/rules'

/** The categories of notices in the order of their tabs; the default is that of marketplace.md §9. */
export const NOTICE_TYPES = [9001, 9002, 9003] as const satisfies readonly NoticeCategory[]
export const DEFAULT_NOTICE_TYPE = 9002 satisfies NoticeCategory
