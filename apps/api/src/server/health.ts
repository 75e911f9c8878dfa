import { fail } from '@jindu/domain/errors'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { App } from '../platform/app.ts'
import type { SchemaWatch } from '../platform/db/index.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { isLoopback } from '../platform/rate-limit/network.ts'

/** A hanging database counts as unavailable after this time. */
const READY_MILLISECONDS = 5_000

function bearerIs(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** /healthz: the process lives. /readyz: it can serve. /metrics: for who has the token; without one they show in the sandbox only, to this machine. */
export function registerHealth(
  server: FastifyInstance,
  app: App,
  metrics: Metrics,
  schema?: Pick<SchemaWatch, 'isNewer'>,
): void {
  let stopping = false
  server.addHook('preClose', (done) => {
    stopping = true
    done()
  })

  server.get('/healthz', { exposeHeadRoute: true }, () => ({ status: 'ok' }))

  const ready = { exposeHeadRoute: true, config: { answerMilliseconds: READY_MILLISECONDS } }
  server.get('/readyz', ready, async (request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      if ((await schema?.isNewer()) === true)
        return reply.code(503).send({ status: 'the schema is newer than this process' })
      await app.db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable')
      return reply.code(503).send({ status: 'database not reachable' })
    }
  })

  server.get('/metrics', async (request, reply) => {
    const { metricsToken, sandbox } = app.env
    const allowed =
      metricsToken === null ? sandbox && isLoopback(request.ip) : bearerIs(request.headers.authorization, metricsToken)
    if (!allowed) fail('FORBIDDEN')
    return reply.type(metrics.contentType).send(await metrics.render())
  })
}
