import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from './locale.ts'

const loaders = import.meta.glob<{ messages: Messages }>('../../{features/*,features/*/*,routes/*,shared}/locales/*.po')

/** One instance a language, shared by all requests and never activated again: activating would change other readers' pages. */
const instances = new Map<Locale, I18n>()
const loaded = new Map<string, Promise<void>>()

export function i18nFor(locale: Locale): I18n {
  let i18n = instances.get(locale)
  if (i18n === undefined) {
    i18n = setupI18n({ locale, messages: { [locale]: {} } })
    instances.set(locale, i18n)
  }
  return i18n
}

function loaderOf(name: string, locale: Locale) {
  return (
    loaders[`../../features/${name}/locales/${locale}.po`] ??
    (name === 'shared' ? loaders[`../locales/${locale}.po`] : undefined) ??
    loaders[`../../${name}/locales/${locale}.po`]
  )
}

/**
 * Loads a feature's catalogue (the name of its folder, such as 'goods' or 'goods/home'; or 'shared', 'routes/staff') into the language's instance, once.
 * A feature without a catalogue yet speaks its source text.
 */
export function loadCatalogue(name: string, locale: Locale): Promise<void> {
  const key = `${name}/${locale}`
  let loading = loaded.get(key)
  if (loading === undefined) {
    const loader = loaderOf(name, locale)
    loading =
      loader === undefined
        ? Promise.resolve()
        : loader().then(
            ({ messages }) => i18nFor(locale).load(locale, messages),
            (error: unknown) => {
              loaded.delete(key)
              throw error
            },
          )
    loaded.set(key, loading)
  }
  return loading
}

/** The shell's catalogue and those the matched routes name in `staticData.catalogues`. */
export function cataloguesOf(
  matches: readonly { readonly staticData: { catalogues?: readonly string[] } }[],
): string[] {
  return [...new Set(['shared', ...matches.flatMap((match) => match.staticData.catalogues ?? [])])]
}

export async function loadCatalogues(names: readonly string[], locale: Locale): Promise<void> {
  await Promise.all(names.map((name) => loadCatalogue(name, locale)))
}
