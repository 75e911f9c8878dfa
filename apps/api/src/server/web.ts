import fastifyStatic from '@fastify/static'
import { isDomainError } from '@jindu/domain/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { join } from 'node:path'
import type { App } from '../platform/app.ts'
import { outageOf } from '../platform/outage/outage.ts'
import { appRouter } from '../app/router.ts'
import { httpStatusOf } from '../trpc/error-shape.ts'
import { compressPage } from './compress-page.ts'
import { httpContext } from './context.ts'
import { sendPageFailure } from './page-failure.ts'
import { requestLocale, requestTheme } from './preferences.ts'
import { createNonce, documentPolicy } from '../platform/pages/security-headers.ts'
import type { DevWeb, RenderWeb } from './web-renderer.ts'

/** The source of pages: the built bundle, Vite in development, or none (API only). */
export type WebSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'built'; readonly clientFolder: string; readonly loadRender: () => Promise<RenderWeb> }
  | { readonly kind: 'development'; readonly web: DevWeb }

const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/
/** The timeout for rendering: readers do not wait longer, and a hanging database is as bad as none. */
const PAGE_MILLISECONDS = 10_000
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600
/** The service worker runs under the policy of its own answer; the pages' would not reach it. */
const WORKER_FILE = 'worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
const RETRY_SECONDS = '5'
const VARY = 'Cookie, Accept-Language, Accept-Encoding'

function requestOrigin(app: App, request: FastifyRequest): string {
  return app.env.sandbox ? `${request.protocol}://${request.host}` : app.env.publicOrigin
}

async function serveAssets(server: FastifyInstance, clientFolder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path === join(clientFolder, WORKER_FILE)) {
        reply.header('content-security-policy', WORKER_POLICY)
        reply.header('cache-control', 'no-cache')
        return
      }
      const life = HASHED.test(path.replace(/\.(br|gz)$/, '')) ? `${YEAR_SECONDS}, immutable` : `${HOUR_SECONDS}`
      reply.header('cache-control', `public, max-age=${life}`)
    },
  })
}

/** Render failures get an error page too. */
const pageFailure: NonNullable<RouteShorthandOptions['errorHandler']> = (error, request, reply) => {
  const refusal = isDomainError(error) ? error : outageOf(error)
  if (refusal === null) request.log.error({ err: error, requestId: request.id }, 'request failed')
  const wait = refusal?.details['retryAfterSeconds']
  if (wait !== undefined) void reply.header('retry-after', wait)
  void sendPageFailure(request, reply, refusal === null ? 500 : httpStatusOf(refusal.code))
}

function useDevelopment(server: FastifyInstance, web: DevWeb): void {
  const OWN = /^\/(trpc|api|files|sandbox|outside|healthz|readyz|metrics|\.well-known)(\/|\?|$)/
  server.addHook('onRequest', (request, reply, done) => {
    if (OWN.test(request.url)) return done()
    web.middlewares(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()))
  })
  server.addHook('onClose', () => web.close())
}

/** Serves assets, and renders every other GET as a page. @param patience the rendering timeout in milliseconds */
export async function registerWeb(
  server: FastifyInstance,
  app: App,
  source: WebSource,
  patience: number = PAGE_MILLISECONDS,
): Promise<void> {
  if (source.kind === 'none') return
  if (source.kind === 'built') await serveAssets(server, source.clientFolder)
  else useDevelopment(server, source.web)
  const loadRender = source.kind === 'built' ? source.loadRender : () => Promise.resolve(source.web.render)
  let render: Promise<RenderWeb> | null = null

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    app.rateLimiter.read({ address: request.ip })
    render ??= loadRender()
    const nonce = createNonce()
    const origin = requestOrigin(app, request)
    const answer = await (
      await render
    )({
      url: origin + request.url,
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: request.headers,
      locale: requestLocale(request.headers),
      theme: requestTheme(request.headers),
      nonce,
      router: appRouter,
      createContext: (locale) => Promise.resolve({ ...httpContext(app, request, reply), locale }),
    })
    const socketOrigin = source.kind === 'development' ? 'ws:' : origin.replace(/^http/, 'ws')
    // The timeout may already have answered.
    if (reply.sent) return reply
    if (answer.status === 503) reply.header('retry-after', RETRY_SECONDS)
    const { body, encoding } = await compressPage(answer.body, request.headers['accept-encoding'])
    if (encoding !== undefined) reply.header('content-encoding', encoding)
    return reply
      .code(answer.status)
      .headers({ 'cache-control': 'private, no-cache', ...answer.headers, vary: VARY })
      .header('content-security-policy', documentPolicy(nonce, socketOrigin))
      .send(body)
  }

  server.get('/*', { exposeHeadRoute: true, config: { answerMilliseconds: patience }, errorHandler: pageFailure }, page)
}

/** The web package's build; null if it was not built. */
export function builtWeb(webDist: string): Extract<WebSource, { kind: 'built' }> {
  const entry = join(webDist, 'server/entry-server.js')
  return {
    kind: 'built',
    clientFolder: join(webDist, 'client'),
    loadRender: async () => {
      const bundle: { render: RenderWeb } = await import(entry)
      return bundle.render
    },
  }
}
