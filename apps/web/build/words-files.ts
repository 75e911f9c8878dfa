import { createHash } from 'node:crypto'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { LOCALES, type Locale } from '../src/shared/i18n/locale.ts'
import { wordsFile } from '../src/shared/i18n/words-file.ts'
import type { ClientGraph } from './client-graph.ts'
import { wordsOf } from './page-words.ts'
import { sourceTexts } from './source-words.ts'

/** Messages as lingui fills them, by id. */
type Messages = ReadonlyMap<string, unknown>

/**
 * Every message of a language.
 * @throws Error for one that cannot be read, and for one without a text unless it is a draft
 */
async function readCatalogues(locale: Locale, draft: boolean): Promise<Messages> {
  const config = getConfig()
  const messages = new Map<string, unknown>()
  for (const catalog of await getCatalogs(config)) {
    const { sourceLocale, fallbackLocales } = config
    const { messages: texts, missing } =
      locale === sourceLocale
        ? { messages: await sourceTexts(catalog), missing: [] }
        : await catalog.getTranslations(locale, { sourceLocale, fallbackLocales })
    if (missing.length > 0 && !draft)
      throw new Error(`${catalog.path}: ${missing.length} messages have no ${locale} text`)
    for (const [id, text] of Object.entries(texts)) messages.set(id, compileMessageOrThrow(text))
  }
  return messages
}

export interface WordsFiles {
  /** Changes with any text of any page. */
  readonly version: string
  /** Source by path below the client's folder. */
  readonly sources: ReadonlyMap<string, string>
}

/** Writes a message catalogue per page and language, and one for texts common to all pages. */
export async function writeWords(graph: ClientGraph, draft: boolean): Promise<WordsFiles> {
  const languages = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, messages: await readCatalogues(locale, draft) })),
  )
  const words = wordsOf(graph, new Set(languages.flatMap(({ messages }) => [...messages.keys()])))
  const written = languages.flatMap(({ locale, messages }) =>
    [[null, words.frame] as const, ...words.pages].map(([routeId, ids]) => {
      const said = [...ids].toSorted().map((id) => [id, messages.get(id)])
      return { locale, routeId, source: `export const messages=${JSON.stringify(Object.fromEntries(said))}` }
    }),
  )
  const version = createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 8)
  return { version, sources: new Map(written.map(({ source, ...of }) => [wordsFile({ ...of, version }), source])) }
}
