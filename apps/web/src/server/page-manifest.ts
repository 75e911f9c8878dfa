import type { AssetMap } from './assets.ts'

interface RouteFiles {
  preloads?: string[]
  css?: string[]
  scripts?: { attrs: Record<string, unknown> }[]
}

/**
 * The router's manifest of one page: the entry at the root, each matched route's chunks, and the catalogues in the page's language.
 * Files that an outer route already brings are not named twice.
 */
export function pageManifest(assets: AssetMap, routeIds: readonly string[], catalogues: readonly string[]) {
  const named = new Set<string>(assets.entry.js)
  const styled = new Set<string>(assets.entry.css)
  const routes: Record<string, RouteFiles> = {
    __root__: {
      preloads: [
        ...assets.entry.js,
        ...fresh(
          catalogues.flatMap((name) => assets.catalogues[name] ?? []),
          named,
        ),
      ],
      css: [...assets.entry.css],
      scripts: [{ attrs: { type: 'module', src: assets.entry.js[0], async: true } }],
    },
  }
  for (const id of routeIds) {
    const files = assets.routes[id]
    if (files === undefined || id === '__root__') continue
    routes[id] = { preloads: fresh(files.js, named), css: fresh(files.css, styled) }
  }
  return { routes }
}

function fresh(files: readonly string[], seen: Set<string>): string[] {
  const unseen = files.filter((file) => !seen.has(file))
  for (const file of unseen) seen.add(file)
  return unseen
}
