import { useLingui } from '@lingui/react/macro'
import { Contrast, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePreferences, type Theme } from '../preferences.ts'

const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' }
const ICONS = { auto: Contrast, light: Sun, dark: Moon }

export interface SwitchProps {
  /** Rendered as a line of the account menu, with a text label. */
  readonly inMenu?: boolean
}

/** Cycles through system, light and dark. */
export function ThemeSwitch({ inMenu = false }: SwitchProps): ReactNode {
  const { t } = useLingui()
  const { theme, setTheme } = usePreferences()
  const names: Record<Theme, string> = { auto: t`as the system`, light: t`light`, dark: t`dark` }
  const Icon = ICONS[theme]
  const next = NEXT[theme]
  if (inMenu) {
    return (
      <button type="button" className="menu-i" onClick={() => setTheme(next)}>
        <Icon className="ic" aria-hidden="true" />
        {t`Theme: ${names[theme]}`}
      </button>
    )
  }
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={t`Theme: ${names[theme]}. Switch to ${names[next]}`}
      onClick={() => setTheme(next)}
    >
      <Icon className="ic" aria-hidden="true" />
    </button>
  )
}
