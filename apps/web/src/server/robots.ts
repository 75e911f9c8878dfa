import type { WebRenderResult } from '@jindu/api/web-renderer'

const CLOSED = [
  '/personal/',
  '/api/',
  '/trpc',
  '/goodsSnap',
  '/goodsShipment',
  '/otcOrderPanel',
  '/lock',
  '/resetPassword',
]

export function robots(origin: string): WebRenderResult {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: lines.join('\n'),
  }
}
