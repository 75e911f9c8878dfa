import { rules } from '@jindu/domain/rules'
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { FileGuards } from '../features/files/index.ts'
import type { App } from '../platform/app.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { registerErrors } from './errors.ts'
import { registerFiles } from './file-routes.ts'
import { registerHealth } from './health.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { registerTrpc } from './trpc.ts'
import { registerWeb, type WebSource } from './web.ts'

const BODY_BYTES = 1_048_576
const HEADERS_MILLISECONDS = 15_000
const KEEP_ALIVE_MILLISECONDS = 72_000
const CLOSE_MILLISECONDS = 10_000

export interface ServerOptions {
  readonly app: App
  readonly web: WebSource
  readonly fileGuards: FileGuards
  /** Routes that features bring besides their procedures. */
  readonly routes: readonly ((server: FastifyInstance, app: App) => void)[]
}

/** A number trusts that many proxies before this server. */
function trustedProxies(trust: App['env']['trustProxy']) {
  if (typeof trust === 'boolean') return trust
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : [...trust]
}

/** The HTTP server with everything on it, not yet listening. */
export async function createServer({ app, web, fileGuards, routes }: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log
  const server = fastify({
    loggerInstance,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(app.env.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: rules.request.timeoutMilliseconds,
    connectionTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    handlerTimeout: rules.request.timeoutMilliseconds,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 2_000 },
    http: { headersTimeout: HEADERS_MILLISECONDS },
  })
  // JSON only: a form or plain text may come from another site's page without asking first.
  server.removeContentTypeParser('text/plain')
  const metrics = createMetrics()
  securityHeaders(server, { https: app.env.publicOrigin.startsWith('https:') })
  requestLog(server, metrics)
  registerErrors(server)
  registerHealth(server, app, metrics)
  await registerTrpc(server, app, metrics)
  await registerFiles(server, app, fileGuards)
  for (const route of routes) route(server, app)
  await registerWeb(server, app, web)
  return server
}

/** Ends what runs, at most for a few seconds, then cuts what still holds on. */
export async function stopServer(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), CLOSE_MILLISECONDS)
  try {
    await server.close()
  } finally {
    clearTimeout(cut)
  }
}
