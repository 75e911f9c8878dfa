import type { NoticeCategory } from '@jindu/domain/rules'
import type { Text } from './locale.ts'

/** The categories of the notice board. */
export const NOTICE_CATEGORY_WORDS = {
  9001: { en: 'Announcements', 'zh-CN': '公告' },
  9002: { en: 'Rules', 'zh-CN': '规则' },
  9003: { en: 'Help', 'zh-CN': '帮助' },
} as const satisfies Readonly<Record<NoticeCategory, Text>>
