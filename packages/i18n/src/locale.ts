import type { Locale } from '@jindu/domain/words'

export { LOCALES, type Locale, type Text } from '@jindu/domain/words'

/**
 * The language of a reader: the cookie's, else the browser's first known one, else English (marketplace.md §1).
 * @param cookie value of `jindu_lang`
 * @param acceptLanguage the header, in the browser's order of preference
 */
export function pickLocale(cookie: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (cookie === 'en' || cookie === 'zh-CN') return cookie
  for (const range of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const tag = range.split(';', 1).join('').trim().toLowerCase()
    if (/^zh(?:-|$)/.test(tag)) return 'zh-CN'
    if (/^en(?:-|$)/.test(tag)) return 'en'
  }
  return 'en'
}

/** The language of an `app-lang` header of the `Ms*` calls: `zh-cn` or `en-us`. */
export function localeOfAppLang(appLang: string | null | undefined): Locale {
  return (appLang ?? '').toLowerCase().startsWith('zh') ? 'zh-CN' : 'en'
}
