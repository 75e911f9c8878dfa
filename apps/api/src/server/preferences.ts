import { rules } from '@jindu/domain/rules'
import { localeOfAppLang, pickLocale, type Locale } from '@jindu/i18n'
import type { IncomingHttpHeaders } from 'node:http'
import type { Theme } from './web-renderer.ts'

const PLAIN_SESSION = 'jindu_session'
/** With the `__Host-` prefix, browsers stop other hosts and plain http from setting the cookie. */
const HOST_SESSION = '__Host-jindu_session'
const PLAIN_DEVICE = 'jindu_device'
const HOST_DEVICE = '__Host-jindu_device'
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

/**
 * The language: the header of the call, else the cookie, else the browser's first supported language, else English
 * (marketplace.md §1).
 */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const named = headers['app-lang']
  if (typeof named === 'string') return localeOfAppLang(named)
  return pickLocale(readCookie(headers, LANGUAGE_COOKIE), headers['accept-language'])
}

export function requestTheme(headers: IncomingHttpHeaders): Theme {
  const chosen = readCookie(headers, THEME_COOKIE)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

/** The session token in the cookie. Over https only the name that no other host of the domain can set is read. */
export function readSessionCookie(headers: IncomingHttpHeaders, https: boolean): string | null {
  return readCookie(headers, https ? HOST_SESSION : PLAIN_SESSION)
}

/** The cookie by which accounts recognise the browser. */
export function readDeviceCookie(headers: IncomingHttpHeaders, https: boolean): string | null {
  return readCookie(headers, https ? HOST_DEVICE : PLAIN_DEVICE)
}

/** The Set-Cookie header for a known browser; the cookie outlives the session. */
export function deviceCookie(value: string, https: boolean): string {
  return cookie(https ? HOST_DEVICE : PLAIN_DEVICE, value, rules.knownDevice.keptSeconds, https)
}

const cookie = (name: string, token: string, maxAgeSeconds: number, https: boolean) =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`

/** Set-Cookie headers of a session; `maxAgeSeconds` 0 clears it. */
export function sessionCookies(token: string, maxAgeSeconds: number, https: boolean): string[] {
  if (!https) return [cookie(PLAIN_SESSION, token, maxAgeSeconds, https)]
  return [cookie(HOST_SESSION, token, maxAgeSeconds, https), cookie(PLAIN_SESSION, '', 0, https)]
}
