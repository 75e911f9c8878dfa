import type { Locale } from './locale.ts'

export interface WordsFile {
  /** Of the build: it changes with any word. */
  readonly version: string
  readonly locale: Locale
  /** Whose words; null for those that every page says. */
  readonly routeId: string | null
}

/** Where the words of a page lie below the client's folder. */
export function wordsFile({ version, locale, routeId }: WordsFile): string {
  const name = routeId === null ? 'frame' : `page${routeId.replace(/\/$/, '/index').replaceAll('/', '.')}`
  return `assets/words-${version}/${locale}/${name}.js`
}
