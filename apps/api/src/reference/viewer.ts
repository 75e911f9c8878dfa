import { fastify, type FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createNonce } from '../platform/pages/security-headers.ts'

const gzipped = promisify<string, Buffer>(gzip)

const SCRIPT = '/api/docs/viewer.js'

/** The documents are public: allow the viewer's opaque origin and other viewers to read them. */
export const forAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The document of the procedures with an example of each input and answer. */
export const PROCEDURES_WITH_EXAMPLES = '/api/docs/procedures.json'

/** Languages without snippets: a few show how a call looks. */
const HIDDEN = 'c clojure csharp dart fsharp go http java kotlin objc ocaml php powershell r ruby rust swift'.split(' ')

/** The documents that the viewer shows; it opens on the first. */
const SOURCES = [
  {
    title: 'Typed procedures',
    slug: 'procedures',
    url: PROCEDURES_WITH_EXAMPLES,
    default: true,
    hiddenClients: HIDDEN,
  },
  // No generated snippets: without a signature they would be refused. The guide has clients that sign.
  { title: 'Ms* calls', slug: 'ms', url: '/api/openapi.json', hiddenClients: true },
]

/**
 * The viewer's CSP: its own script, inline styles, the two documents. Without `allow-same-origin` the sandbox gives it
 * an opaque origin. So its script can reach neither the session nor the site's storage.
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

/**
 * An opaque origin has no storage, and the viewer's script fails without it. This shim keeps values in memory as long
 * as the page.
 */
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

/** Renders the viewer with its plugin, on a server that does not listen. */
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
      defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
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

/**
 * `/api/docs`: both documents in a viewer that loads nothing from other hosts. Built at the first request, because it
 * takes 30 MB of memory.
 */
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
