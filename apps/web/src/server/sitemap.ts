import type { WebRenderInput, WebRenderResult } from '@jindu/api/web-renderer'
import { createLocalClient } from './local-client.ts'

const FIXED = [
  '/',
  '/search',
  '/download',
  '/help',
  '/proof',
  '/ruleList',
  '/ruleDetails?id=5&type=info',
  '/ruleDetails?id=6&type=info',
]
const PAGE = 60
const PAGES = 20

/** The public pages and the newest 1200 goods on sale. */
export async function sitemap(input: WebRenderInput, origin: string): Promise<WebRenderResult> {
  const client = createLocalClient(input)
  const entries = FIXED.map((path) => entry(origin + path))
  for (let page = 1; page <= PAGES; page++) {
    const { data } = await client.goods.list.query({ page, limit: PAGE, sort: 'updated' })
    for (const goods of data) entries.push(entry(`${origin}/goodsDetails?id=${goods.id}`, goods.updatedAt))
    if (data.length < PAGE) break
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  }
}

function entry(url: string, updatedAt?: number): string {
  const changed =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt * 1000).toISOString().slice(0, 10)}</lastmod>`
  return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${changed}</url>`
}
