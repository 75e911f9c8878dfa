import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from './locale.ts'
import { wordsFile } from './words-file.ts'
import { isolateValues } from './isolate-values.ts'

declare global {
  /** Put in by the build (apps/web/vite.config.ts). */
  const WORDS_VERSION: string
}

/** The build splits catalogues by page; elsewhere all texts are available. */
const isBuilt = import.meta.env.PROD && !import.meta.env.SSR

/** In drafts, untranslated texts are shown in English. */
const isDraft = import.meta.env['VITE_DRAFT_MESSAGES'] === '1'

/** One instance a language, shared by all requests and never activated again: activating would change other readers' pages. */
const instances = new Map<Locale, I18n>()
const loaded = new Map<string, Promise<void>>()

/** Reports a text that was missing in the page's catalogue. */
function reportMissing(_: string, id: string): string {
  console.error(`no words for the message ${id} on ${globalThis.location.pathname}`)
  return id
}

export function i18nFor(locale: Locale): I18n {
  let i18n = instances.get(locale)
  if (i18n === undefined) {
    i18n = isolateValues(
      setupI18n({ locale, messages: { [locale]: {} }, ...(isBuilt && !isDraft ? { missing: reportMissing } : {}) }),
    )
    instances.set(locale, i18n)
  }
  return i18n
}

async function read(locale: Locale, routeId: string | null): Promise<Messages> {
  if (!isBuilt) return (await import('./every-word.ts')).readEveryWord(locale)
  const { messages }: { messages: Messages } = await import(
    /* @vite-ignore */ `/${wordsFile({ version: WORDS_VERSION, locale, routeId })}`
  )
  return messages
}

function load(locale: Locale, routeId: string | null): Promise<void> {
  const key = `${locale} ${isBuilt ? routeId : ''}`
  let loading = loaded.get(key)
  if (loading === undefined) {
    loading = read(locale, routeId).then(
      (messages) => i18nFor(locale).load(locale, messages),
      (error: unknown) => {
        loaded.delete(key)
        throw error
      },
    )
    loaded.set(key, loading)
  }
  return loading
}

/**
 * Loads the page's catalogue and the common one into the language's instance, once.
 * @param matches the routes of the page's address, the page last
 */
export async function loadWords(matches: readonly { readonly routeId: unknown }[], locale: Locale): Promise<void> {
  const page = matches.at(-1)?.routeId
  await Promise.all([load(locale, null), load(locale, typeof page === 'string' ? page : null)])
}
