import { SUCCESS_MESSAGES, type SuccessCode } from '../errors/index.ts'
import type { Locale } from '../text/locale.ts'

/**
 * The success message in the reader's language (marketplace.md §8).
 * @example
 * successMessage('PUBLISHED', 'en') // 'Published'
 * successMessage('PUBLISHED', 'zh-CN') // '发布成功'
 */
export function successMessage(code: SuccessCode, locale: Locale): string {
  return SUCCESS_MESSAGES[code][locale]
}
