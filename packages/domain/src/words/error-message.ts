import { ERRORS, type ErrorCode } from '../errors/index.ts'
import type { Locale } from '../text/locale.ts'
import { fillMessage, type Details } from './fill-message.ts'

/**
 * Error message for a reader.
 * @param details values given with the error; durations in seconds
 * @example
 * errorMessage('OFFER_OWN', 'en') // 'You cannot take your own offer.'
 * errorMessage('OFFER_OWN', 'zh-CN') // '不能购买自己的商品'
 */
export function errorMessage(code: ErrorCode, locale: Locale, details: Details = {}): string {
  const { words, details: defaults } = ERRORS[code]
  return fillMessage(words, locale, { ...defaults, ...details })
}
