import type { Locale } from '../shared/i18n/locale.ts'
import type { Theme } from '../shared/preferences.ts'
import { SHEET } from './theme-colours.ts'

const colour = (ground: string, scheme?: string): string =>
  `<meta name="theme-color" content="${ground}"${scheme === undefined ? '' : ` media="(prefers-color-scheme: ${scheme})"`}/>`

/** A theme that the reader chose, or both of a reader who follows the system. */
const coloursOf = (theme: Theme): string =>
  theme === 'auto' ? colour(SHEET.light, 'light') + colour(SHEET.dark, 'dark') : colour(SHEET[theme])

/**
 * Puts what browsers need to install the site into a page's head. Not in the root route, whose code every page loads.
 * @param html a whole page
 */
export const withInstallTags = (html: string, locale: Locale, theme: Theme): string =>
  html.replace(
    '</head>',
    `${coloursOf(theme)}<link rel="apple-touch-icon" href="/icons/apple-touch-180.png"/><link rel="manifest" href="/manifest.webmanifest?lang=${locale}"/></head>`,
  )
