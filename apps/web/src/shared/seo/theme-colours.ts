import type { Theme } from '../preferences.ts'

/** The header's ground (`--sheet` of packages/ui): browsers paint their own bars with it. */
export const SHEET = { light: '#fcfefe', dark: '#131b22' } as const
/** `--canvas`: what an installed app shows until its first page. */
export const CANVAS = { light: '#f2f7f7', dark: '#0c1218' } as const

/** The meta tags for a theme; `auto` follows the system. */
export function themeColours(theme: Theme): { name: 'theme-color'; content: string; media?: string }[] {
  if (theme !== 'auto') return [{ name: 'theme-color', content: SHEET[theme] }]
  return [
    { name: 'theme-color', content: SHEET.light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: SHEET.dark, media: '(prefers-color-scheme: dark)' },
  ]
}
