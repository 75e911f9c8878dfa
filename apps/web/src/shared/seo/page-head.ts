import { isolate } from '@jindu/domain/text'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { LOCALES } from '../i18n/locale.ts'

export interface PageHeadContext {
  readonly i18n: I18n
  readonly origin: string
  readonly site?: { readonly siteName: Readonly<Record<'en' | 'zh-CN', string>> }
}

export interface PageHeadOptions {
  /** A descriptor (`msg` macro) or user text, such as a goods title. */
  readonly title?: MessageDescriptor | string
  readonly description?: MessageDescriptor | string
  /** Path with identifying query, e.g. `/goodsDetails?id=12`, for canonical and language links. */
  readonly path?: string
  /** For pages of one reader, and pages without content yet. */
  readonly noindex?: boolean
  /** Structured data, see product-data.ts. */
  readonly jsonLd?: object
  /** Absolute path of the picture shown where the page is shared. */
  readonly image?: string
}

/** Title, description, canonical and hreflang links of a page, for a route's `head`. */
export function pageHead(context: PageHeadContext, options: PageHeadOptions) {
  const { i18n, origin } = context
  const speak = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
  const site = context.site?.siteName[i18n.locale === 'zh-CN' ? 'zh-CN' : 'en'] ?? 'Jindu'
  const title = options.title === undefined ? site : `${isolate(speak(options.title))} · ${site}`
  const description = options.description === undefined ? undefined : speak(options.description).slice(0, 200)
  const url = options.path === undefined ? undefined : origin + options.path
  const indexed = options.noindex !== true && url !== undefined
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: site },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]),
      ...(options.noindex === true ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(options.image === undefined ? [] : [{ property: 'og:image', content: origin + options.image }]),
      ...(options.jsonLd === undefined ? [] : [{ 'script:ld+json': options.jsonLd }]),
    ],
    links: indexed ? languageLinks(url) : [],
  }
}

function languageLinks(url: string) {
  const inLanguage = (locale: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`
  return [
    { rel: 'canonical', href: url },
    ...LOCALES.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: inLanguage(locale) })),
    { rel: 'alternate', hrefLang: 'x-default', href: url },
  ]
}
