import type { Text } from './locale.ts'

/** Title of the one notification that lists a form's errors (marketplace.md §5). */
export const FORM_REFUSED_TITLE: Text = { en: 'fill in error, please correct', 'zh-CN': '填写有误，请更正' }

/** Text of the page for unknown paths (marketplace.md §2). */
export const PAGE_NOT_FOUND: Text = { en: 'Sorry! the current page does not exist', 'zh-CN': '抱歉！当前页面不存在' }

/** Author name of staff messages (marketplace.md §1). */
export const ADMINISTRATOR: Text = { en: 'Administrator', 'zh-CN': '管理员' }
