import type { Locale, Text } from './locale.ts'

const STATUS_MESSAGES: Readonly<Record<number, Text>> = {
  400: { en: 'The request is wrong. Do not repeat it quickly.', 'zh-CN': '请求错误，请勿频繁请求' },
  401: { en: 'Your login has expired. Log in again.', 'zh-CN': '您的登录信息已过期，请重新登录' },
  403: { en: 'The server refused your access.', 'zh-CN': '服务器拒绝了你的访问' },
  404: { en: 'This item is not here.', 'zh-CN': '请求的资源不存在' },
  405: { en: 'The request method is not allowed.', 'zh-CN': '请求方法未允许' },
  408: { en: 'The request timed out.', 'zh-CN': '请求超时' },
  413: { en: 'Do not send requests so quickly.', 'zh-CN': '请勿频繁请求' },
  501: { en: 'The network does not offer this.', 'zh-CN': '网络未实现' },
  502: { en: 'Network error.', 'zh-CN': '网络错误' },
  503: { en: 'The service is not available.', 'zh-CN': '服务不可用' },
  504: { en: 'The network timed out.', 'zh-CN': '网络超时' },
  505: { en: 'This HTTP version is not supported.', 'zh-CN': 'http版本不支持该请求' },
}

const UNKNOWN: Text = { en: 'Unknown error', 'zh-CN': '未知错误' }

/**
 * Message for an HTTP status (marketplace.md §8).
 * @param serverMessage message of a 500
 */
export function httpStatusMessage(status: number, locale: Locale, serverMessage = ''): string {
  if (status === 500 && serverMessage !== '') return serverMessage
  return STATUS_MESSAGES[status]?.[locale] ?? `${UNKNOWN[locale]}${status}`
}
