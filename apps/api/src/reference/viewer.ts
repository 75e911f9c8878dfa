import viewer from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createNonce } from '../server/security-headers.ts'

const gzipped = promisify<string, Buffer>(gzip)

/** What is public may be read from the viewer's own origin, and by viewers elsewhere. */
export const forAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** Documents that the viewer reads. */
const SOURCES = [
  { title: 'Ms* calls', slug: 'ms', url: '/api/openapi.json' },
  { title: 'Typed procedures', slug: 'procedures', url: '/api/procedures.json' },
]

/**
 * What the viewer may do: its own script, styles that it writes, the two documents. Without `allow-same-origin` it stands on an origin of its
 * own: whatever its script did, it has no session, and no storage of the site.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; ')

/** An origin of its own has no storage, and the viewer's script stops where it asks for one: it gets one that lasts as long as the page. */
const STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  Object.defineProperty(globalThis, name, { value: {
    get length() { return kept.size },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  } })
}`

/** The viewer's script, 4 MB, compressed once for all readers. */
function compressOnce(): (script: string) => Promise<Buffer> {
  let compressed: Promise<Buffer> | null = null
  return (script) => (compressed ??= gzipped(script))
}

/** `/api/docs`: both documents in a viewer that loads nothing from other hosts. */
export function registerViewer(server: FastifyInstance): void {
  // The page is the same for every reader and holds nothing that anybody sent, so one nonce serves as long as the process.
  const nonce = createNonce()
  const policy = policyOf(nonce)
  const compress = compressOnce()
  void server.register(async (scope) => {
    scope.addHook('onSend', async (request, reply, body) => {
      if (typeof body !== 'string') return body
      if (!request.url.endsWith('.js'))
        return body.replace('<head>', `<head><script nonce="${nonce}">${STORAGE}</script>`)
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return body
      void reply.header('content-encoding', 'gzip').header('cache-control', 'public, max-age=86400')
      return compress(body)
    })
    await scope.register(viewer, {
      routePrefix: '/api/docs',
      configuration: {
        pageTitle: 'Jindu API',
        sources: SOURCES,
        nonce,
        telemetry: false,
        withDefaultFonts: false,
        hideTestRequestButton: true,
        hideClientButton: true,
        showDeveloperTools: 'never',
        // A snippet without a signature would be refused; the guide has clients that sign.
        hiddenClients: true,
        agent: { disabled: true },
        mcp: { disabled: true },
      },
      hooks: {
        onRequest: (_request, reply, done) => {
          reply.headers({ 'content-security-policy': policy, ...forAnyOrigin, vary: 'accept-encoding' })
          done()
        },
      },
    })
  })
}
