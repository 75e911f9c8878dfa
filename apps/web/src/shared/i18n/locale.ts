import { LOCALES, type Locale } from '@jindu/domain/text'

export { LOCALES, type Locale }

export const LANGUAGE_COOKIE = 'jindu_lang'

/** Each language's own name, for the switch; never translated. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', 'zh-CN': '中文' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh-CN' : 'en'
}

export function isLocale(text: string | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text)
}
