import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics/metrics.ts'

const SLOW_MILLISECONDS = 1_000
const NO_ROUTE = 'none'

/** One line a request and one observation, after the answer went out; the id goes out with the answer. */
export function requestLog(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const milliseconds = reply.elapsedTime
    const route = request.routeOptions.url ?? NO_ROUTE
    metrics.request(route, request.method, reply.statusCode, milliseconds / 1000)
    const line = {
      requestId: request.id,
      method: request.method,
      // Log no query: it may contain user input, and the path suffices to trace a request.
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(milliseconds * 10) / 10,
    }
    if (reply.statusCode >= 500 || milliseconds >= SLOW_MILLISECONDS) request.log.warn(line, 'request')
    else request.log.debug(line, 'request')
    done()
  })
}
