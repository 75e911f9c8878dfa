import type { Messages } from '@lingui/core'
import type { Locale } from './locale.ts'

type Catalogues = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>

const translations: Catalogues = import.meta.glob<{ messages: Messages }>('../../{*/*,routes,shared}/locales/*.po')

/** English is the text in the code; every catalogue names it beside its translation. */
const sources: Catalogues = import.meta.glob<{ messages: Messages }>('../../{*/*,routes,shared}/locales/zh-CN.po', {
  query: '?source',
})

/** The messages of all features in one language: for the server, and for pages that are being written. */
export async function readEveryWord(locale: Locale): Promise<Messages> {
  const catalogues = Object.entries(locale === 'en' ? sources : translations)
  const own = locale === 'en' ? catalogues : catalogues.filter(([path]) => path.endsWith(`/${locale}.po`))
  const read = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...read.map(({ messages }) => messages))
}
