import { fail, isDomainError } from '@jindu/domain/errors'
import { outageOf } from '../platform/outage/outage.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { codeOfHttpStatus, httpStatusOf } from '../trpc/error-shape.ts'

/** Errors outside procedures answer `{ error: { code, details } }`. Unknown failures reveal only the request id. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = isDomainError(error) ? error : outageOf(error)
    if (refusal !== null) {
      const wait = refusal.details['retryAfterSeconds']
      if (wait !== undefined) void reply.header('retry-after', wait)
      return reply.code(httpStatusOf(refusal.code)).send({ error: { code: refusal.code, details: refusal.details } })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    return reply.code(status).send({ error: { code: codeOfHttpStatus(status), details: { requestId: request.id } } })
  })
  server.setNotFoundHandler(() => fail('NOT_FOUND'))
}
