import { rules } from '@jindu/domain/rules'
import { LogController, fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { payoutGauges } from '../wallet/treasury/index.ts'
import { serviceGauges } from './service-gauges.ts'
import type { App } from '../platform/app.ts'
import type { SchemaWatch } from '../platform/db/index.ts'
import { boundedJson } from '../platform/json/json-depth.ts'
import { assertFewValues } from '../platform/json/json-size.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { limitAnswers } from './answer-limit.ts'
import { openToPrograms } from './cross-origin.ts'
import { registerErrors } from './errors.ts'
import { fileGuards } from '../app/registrations.ts'
import { registerRoutes } from './register-routes.ts'
import { registerFiles } from './file-routes.ts'
import { registerHealth } from './health.ts'
import { allowMethods } from './methods.ts'
import { noticeOrigins } from './origin-notice.ts'
import { readForwardedFor } from './forwarded-for.ts'
import { originForm } from './request-target.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from '../platform/pages/security-headers.ts'
import { registerSockets } from '../platform/sockets/sockets.ts'
import { registerTrpc } from './trpc.ts'
import { registerWeb, type WebSource } from './web.ts'

const BODY_BYTES = 1_048_576
const HEADERS_MILLISECONDS = 15_000
const KEEP_ALIVE_MILLISECONDS = 72_000
const CLOSE_MILLISECONDS = 10_000
const SWEEP_MILLISECONDS = 100

export interface ServerOptions {
  readonly app: App
  readonly web: WebSource
  /** Whether a newer release has migrated the database meanwhile. */
  readonly schema?: Pick<SchemaWatch, 'isNewer'>
  /** Other than the usual time for an answer, for tests. */
  readonly answerMilliseconds?: number
}

/** A number trusts that many proxies before this server. */
function trustedProxies(trust: App['env']['trustProxy']) {
  if (typeof trust === 'boolean') return trust
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : [...trust]
}

/** JSON only: plain text may come from another site's page without asking first. An empty body is no input. */
function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser(['text/plain', 'application/json'])
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null)
    const refuse = (refusal: unknown) => done(refusal instanceof Error ? refusal : new Error(String(refusal)))
    try {
      assertFewValues(text)
    } catch (refusal) {
      return refuse(refusal)
    }
    void parse(request, text, (error, value: unknown) => {
      if (error !== null) return done(error)
      try {
        done(null, boundedJson(value))
      } catch (refusal) {
        refuse(refusal)
      }
    })
  })
}

/** The HTTP server with everything on it, not yet listening. */
export async function createServer({ app, web, schema, answerMilliseconds }: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a child a request costs more than the lines that carry the id themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url }) => originForm(url),
    trustProxy: trustedProxies(app.env.trustProxy),
    bodyLimit: BODY_BYTES,
    // Node's own bound is for the whole request with its body: an upload may take longer than any answer.
    requestTimeout: rules.request.uploadTimeoutMilliseconds,
    connectionTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 2_000 },
    // No automatic HEAD routes: they would run the GET handler, which treats other methods as writes. Pages, files and
    // health define their own.
    exposeHeadRoutes: false,
    http: { headersTimeout: HEADERS_MILLISECONDS },
  })
  acceptJson(server)
  readForwardedFor(server)
  limitAnswers(server, answerMilliseconds)
  const metrics = createMetrics([...serviceGauges(app), ...payoutGauges(app)])
  securityHeaders(server, {
    https: app.env.publicOrigin.startsWith('https:'),
    subDomains: app.env.hstsIncludeSubDomains,
  })
  requestLog(server, metrics)
  allowMethods(server)
  noticeOrigins(server, app)
  openToPrograms(server)
  registerErrors(server)
  registerHealth(server, app, metrics, schema)
  const sockets = await registerSockets(server, metrics)
  registerTrpc(server, sockets, app, metrics)
  await registerFiles(server, app, fileGuards)
  registerRoutes(server, sockets, app)
  await registerWeb(server, app, web, answerMilliseconds)
  return server
}

/**
 * Waits for running requests, then closes the remaining connections.
 *
 * @param patience the time for running requests, in milliseconds
 */
export async function stopServer(server: FastifyInstance, patience = CLOSE_MILLISECONDS): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), patience)
  // A connection that was answering when the stop began is idle once it has, and would be kept alive.
  const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MILLISECONDS)
  try {
    await server.close()
  } finally {
    clearTimeout(cut)
    clearInterval(sweep)
  }
}
