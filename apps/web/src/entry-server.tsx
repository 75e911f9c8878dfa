import type { RenderWeb } from '@jindu/api/web-renderer'
import { readAssets } from './server/read-assets.ts'
import { renderPage } from './server/render-page.tsx'
import { robots } from './server/robots.ts'
import { sitemap } from './server/sitemap.ts'

/** Answers every GET and HEAD that is neither API nor file: pages, robots.txt and sitemap.xml. */
export const render: RenderWeb = async (input) => {
  const { pathname, origin } = new URL(input.url)
  if (pathname === '/robots.txt') return robots(origin)
  if (pathname === '/sitemap.xml') return sitemap(input, origin)
  return renderPage(input, await readAssets())
}
