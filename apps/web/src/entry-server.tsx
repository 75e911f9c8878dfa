import type { RenderWeb } from '@jindu/api/web-renderer'
import { OFFLINE_PATH } from './shared/offline/caches.ts'
import { manifest } from './server/manifest.ts'
import { offlinePage } from './server/offline-page.ts'
import { readAssets } from './server/read-assets.ts'
import { renderPage } from './server/render-page.tsx'
import { robots } from './server/robots.ts'
import { sitemap } from './server/sitemap.ts'

/** Answers every GET and HEAD that is neither API nor file: pages, and what browsers and crawlers ask beside them. */
export const render: RenderWeb = async (input) => {
  const { pathname, origin } = new URL(input.url)
  if (pathname === '/robots.txt') return robots(origin)
  if (pathname === '/sitemap.xml') return sitemap(input, origin)
  if (pathname === '/manifest.webmanifest') return manifest(input)
  if (pathname === OFFLINE_PATH) return offlinePage(input)
  return renderPage(input, await readAssets())
}
