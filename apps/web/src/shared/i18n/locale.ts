export type Locale = 'en' | 'zh-CN'

export const LOCALES: readonly Locale[] = ['en', 'zh-CN']

export const LANGUAGE_COOKIE = 'jindu_lang'

/** Each language's own name, for the switch; never translated. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', 'zh-CN': '中文' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh-CN' : 'en'
}

export function isLocale(text: string | undefined): text is Locale {
  return text === 'en' || text === 'zh-CN'
}

/**
 * The language of a page where nobody chose one: the first of the browser's languages that we speak, else English (marketplace.md §1).
 *
 * @param languages BCP 47 tags, preferred first
 */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const primary = tag.trim().toLowerCase().split('-', 1)[0]
    if (primary === 'zh') return 'zh-CN'
    if (primary === 'en') return 'en'
  }
  return 'en'
}
