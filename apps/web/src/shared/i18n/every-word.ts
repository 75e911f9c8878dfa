import type { Messages } from '@lingui/core'
import type { Locale } from './locale.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../{*/*,routes,shared}/locales/*.po')

/** The messages of all features in one language: for the server, and for pages that are being written. */
export async function readEveryWord(locale: Locale): Promise<Messages> {
  const own = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${locale}.po`))
  const read = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...read.map(({ messages }) => messages))
}
