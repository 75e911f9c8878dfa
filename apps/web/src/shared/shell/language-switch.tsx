import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, otherLocale } from '../i18n/locale.ts'
import { usePreferences } from '../preferences.ts'
import type { SwitchProps } from './theme-switch.tsx'

/** Shows the language it switches to, in that language. */
export function LanguageSwitch({ inMenu = false }: SwitchProps): ReactNode {
  const { locale, setLocale } = usePreferences()
  const next = otherLocale(locale)
  if (inMenu) {
    return (
      <button type="button" className="menu-i" lang={next} onClick={() => setLocale(next)}>
        <Languages className="ic" aria-hidden="true" />
        {LANGUAGE_NAMES[next]}
      </button>
    )
  }
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
