import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, otherLocale } from '../i18n/locale.ts'
import { usePreferences } from '../preferences.ts'

/** Shows the language it switches to, in that language. */
export function LanguageSwitch(): ReactNode {
  const { locale, setLocale } = usePreferences()
  const next = otherLocale(locale)
  return (
    <button
      type="button"
      className="iconbtn"
      lang={next}
      aria-label={next === 'en' ? `EN, ${LANGUAGE_NAMES.en}` : LANGUAGE_NAMES[next]}
      onClick={() => setLocale(next)}
    >
      <span aria-hidden="true">{next === 'en' ? 'EN' : '中'}</span>
    </button>
  )
}
