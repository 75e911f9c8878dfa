import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { appRouter } from '../app/router.ts'
import { domainErrorData } from '../trpc/error-shape.ts'
import { bearerOf, httpContext } from './context.ts'
import { checkOrigin } from './origin-check.ts'
import type { Sockets } from '../platform/sockets/sockets.ts'
import { registerTrpcHttp } from './trpc-http.ts'
import { registerTrpcSocket } from './trpc-socket.ts'

/** The procedures over HTTP and WebSocket at /trpc. */
export function registerTrpc(server: FastifyInstance, sockets: Sockets, app: App, metrics: Metrics): void {
  registerTrpcHttp(server, {
    router: appRouter,
    createContext: (request, reply) => {
      // Other sites' pages cannot send the Authorization header without a preflight, so a bearer request comes from a
      // program.
      if (bearerOf(request.headers) === undefined) checkOrigin(request.raw, app.env)
      return httpContext(app, request, reply)
    },
    onCall: (path, error, context) => {
      const code = error === null ? 'OK' : domainErrorData(error, '').code
      metrics.call(Object.hasOwn(appRouter._def.procedures, path) ? path : 'unknown', code)
      if (error?.code === 'INTERNAL_SERVER_ERROR') {
        app.log.error({ err: error.cause ?? error, path, requestId: context.requestId }, 'call failed')
      }
    },
  })
  registerTrpcSocket(server, sockets, app)
}
