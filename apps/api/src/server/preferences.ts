import { pickLocale, type Locale } from '@jindu/i18n'
import type { IncomingHttpHeaders } from 'node:http'
import type { Theme } from './web-renderer.ts'

export const SESSION_COOKIE = 'jindu_session'
const LANGUAGE_COOKIE = 'jindu_lang'
const THEME_COOKIE = 'jindu_theme'

/** The value of one cookie, without parsing the others: this runs on every request. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | null {
  const header = headers.cookie
  if (header === undefined) return null
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/** Cookie, then the browser's first known language, then English (marketplace.md §1). */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  return pickLocale(readCookie(headers, LANGUAGE_COOKIE), headers['accept-language'])
}

export function requestTheme(headers: IncomingHttpHeaders): Theme {
  const chosen = readCookie(headers, THEME_COOKIE)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

/** `maxAgeSeconds` 0 clears the cookie. */
export function sessionCookie(token: string, maxAgeSeconds: number, https: boolean): string {
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`
}
