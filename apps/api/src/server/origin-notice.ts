import type { FastifyInstance } from 'fastify'
import type { Env } from '../platform/env/index.ts'
import type { Log } from '../platform/log/index.ts'
import { isForeignOrigin } from './origin-check.ts'

/** At most so often: strangers' pages may send as many requests as they like. */
const SAY_AGAIN_MILLISECONDS = 60_000

/**
 * Warns the operator when browsers send an origin other than PUBLIC_ORIGIN: behind TLS nothing else reveals the wrong
 * setting.
 *
 * @param now a monotonic clock in milliseconds
 */
export function noticeOrigins(
  server: FastifyInstance,
  { env, log }: { readonly env: Pick<Env, 'publicOrigin' | 'sandbox'>; readonly log: Pick<Log, 'warn'> },
  now: () => number = () => performance.now(),
): void {
  let saidAt = Number.NEGATIVE_INFINITY
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin, authorization } = request.headers
    const reads = request.method === 'GET' && request.headers.upgrade === undefined
    if (origin === undefined || reads || authorization !== undefined || !isForeignOrigin(request.raw, env))
      return done()
    // Only an origin that reads as one is written down.
    if (!URL.canParse(origin) || now() - saidAt < SAY_AGAIN_MILLISECONDS) return done()
    saidAt = now()
    log.warn(
      { publicOrigin: env.publicOrigin, browserOrigin: new URL(origin).origin },
      'a write was refused because its page is of another origin than PUBLIC_ORIGIN. If that is this site, set PUBLIC_ORIGIN to it',
    )
    done()
  })
}
