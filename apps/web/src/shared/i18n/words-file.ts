import type { Locale } from './locale.ts'

export interface WordsFile {
  /** Build version; it changes with any text. */
  readonly version: string
  readonly locale: Locale
  /** The route of the texts; null for those that every page uses. */
  readonly routeId: string | null
}

/** Path of a page's message catalogue below the client's folder. */
export function wordsFile({ version, locale, routeId }: WordsFile): string {
  const name = routeId === null ? 'frame' : `page${routeId.replace(/\/$/, '/index').replaceAll('/', '.')}`
  return `assets/words-${version}/${locale}/${name}.js`
}
