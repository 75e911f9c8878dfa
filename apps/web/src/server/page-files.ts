import type { Locale } from '../shared/i18n/locale.ts'
import { wordsFile } from '../shared/i18n/words-file.ts'
import type { AssetMap } from './assets.ts'

interface RouteFiles {
  css?: string[]
  scripts?: { attrs: Record<string, unknown> }[]
}

interface PageFiles {
  /** Files that the router writes into the page: styles, and the entry. */
  readonly manifest: { routes: Record<string, RouteFiles> }
  /**
   * Initial scripts without duplicates: the entry and its imports, the page's message catalogue, and each matched
   * route's chunks.
   */
  readonly scripts: readonly string[]
}

/** Files of one page. `late-start.ts` loads the scripts, so they are listed once and outside the router's manifest. */
export function pageFiles(assets: AssetMap, routeIds: readonly string[], locale: Locale): PageFiles {
  const styled = new Set(assets.entry.css)
  const routes: Record<string, RouteFiles> = {
    __root__: {
      css: [...assets.entry.css],
      scripts: [{ attrs: { type: 'module', src: assets.entry.js[0], async: true } }],
    },
  }
  const matched = routeIds.filter((id) => id !== '__root__').map((id) => [id, assets.routes[id]] as const)
  for (const [id, files] of matched) {
    const css = (files?.css ?? []).filter((file) => !styled.has(file))
    for (const file of css) styled.add(file)
    if (css.length > 0) routes[id] = { css }
  }
  const scripts = new Set([
    ...assets.entry.js,
    ...[null, routeIds.at(-1) ?? null].map((routeId) => `/${wordsFile({ version: assets.words, locale, routeId })}`),
    ...matched.flatMap(([, files]) => files?.js ?? []),
  ])
  return { manifest: { routes }, scripts: [...scripts] }
}
