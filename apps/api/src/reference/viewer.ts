import { fastify, type FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createNonce } from '../platform/pages/security-headers.ts'

const gzipped = promisify<string, Buffer>(gzip)

const SCRIPT = '/api/docs/viewer.js'

/** What is public may be read from the viewer's own origin, and by viewers elsewhere. */
export const forAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** Documents that the viewer reads. */
const SOURCES = [
  { title: 'Typed procedures', slug: 'procedures', url: '/api/procedures.json', default: true },
  { title: 'Ms* calls', slug: 'ms', url: '/api/openapi.json' },
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

interface Viewer {
  readonly page: string
  readonly script: string
  readonly zipped: Buffer
}

/** The viewer as its plugin serves it, on a server that nobody reaches. */
async function drawViewer(nonce: string): Promise<Viewer> {
  const { default: viewer } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(viewer, {
    routePrefix: '/docs',
    configuration: {
      pageTitle: 'Jindu API',
      sources: SOURCES,
      nonce,
      cdn: SCRIPT,
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
  })
  const [page, script] = await Promise.all(
    ['/docs/', '/docs/js/scalar.js'].map(async (url) => (await server.inject(url)).body),
  )
  await server.close()
  if (page === undefined || script === undefined) throw new Error('the viewer is not whole')
  const withStorage = page.replace('<head>', `<head><script nonce="${nonce}">${STORAGE}</script>`)
  return { page: withStorage, script, zipped: await gzipped(script) }
}

/** `/api/docs`: both documents in a viewer that loads nothing from other hosts. It takes 30 MB of memory, so it comes with its first reader. */
export function registerViewer(server: FastifyInstance): void {
  // The page is the same for every reader and holds nothing that anybody sent, so one nonce serves as long as the process.
  const nonce = createNonce()
  const headers = { ...forAnyOrigin, 'content-security-policy': policyOf(nonce) }
  let drawn: Promise<Viewer> | null = null
  const viewer = (): Promise<Viewer> => {
    drawn ??= drawViewer(nonce).catch((error: unknown) => {
      drawn = null
      throw error
    })
    return drawn
  }

  server.get('/api/docs', async (_request, reply) => {
    const { page } = await viewer()
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })
  server.get(SCRIPT, async (request, reply) => {
    const { script, zipped } = await viewer()
    const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    if (isZipped) void reply.header('content-encoding', 'gzip')
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8')
      .send(isZipped ? zipped : script)
  })
}
