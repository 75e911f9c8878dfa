import { createContext, use } from 'react'
import { LANGUAGE_COOKIE, type Locale } from './i18n/locale.ts'

export type Theme = 'light' | 'dark' | 'auto'

export const THEME_COOKIE = 'jindu_theme'
const VIEW_COOKIE = 'jindu_view'

/** Layout of search results. */
export type GoodsView = 'cards' | 'table'

/** The view in a cookie header; default: cards. */
export const goodsViewOf = (cookies: string | undefined): GoodsView =>
  cookies?.split(';').some((part) => part.trim() === `${VIEW_COOKIE}=table`) === true ? 'table' : 'cards'

const YEAR_SECONDS = 31_536_000

function writeCookie(name: string, value: string): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Stored in cookies, because the server needs them to render the next page. */
export const rememberLocale = (locale: Locale): void => writeCookie(LANGUAGE_COOKIE, locale)
export const rememberGoodsView = (view: GoodsView): void => writeCookie(VIEW_COOKIE, view)
export const rememberTheme = (theme: Theme): void => writeCookie(THEME_COOKIE, theme)

export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
  readonly setLocale: (locale: Locale) => void
  readonly setTheme: (theme: Theme) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

/** Language and theme of this page and their switches. */
export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('usePreferences is called outside the page')
  return preferences
}

export const useLocale = (): Locale => usePreferences().locale
