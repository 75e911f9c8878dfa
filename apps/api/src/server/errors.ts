import { ERRORS, fail, isDomainError, type ErrorCode, type ErrorRow } from '@jindu/domain/errors'
import { outageOf } from '../platform/outage/outage.ts'
import type { FastifyError, FastifyInstance } from 'fastify'

const STATUS: Record<ErrorRow['kind'], number> = {
  input: 400,
  auth: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  money: 422,
  limit: 429,
  unavailable: 503,
  internal: 500,
}

export function statusOf(code: ErrorCode): number {
  if (code === 'FILE_TOO_LARGE' || code === 'REQUEST_TOO_LARGE') return 413
  return STATUS[ERRORS[code].kind]
}

const CODE_OF_STATUS: Record<number, ErrorCode | undefined> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'REQUEST_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'REQUEST_TIMED_OUT',
}

/** Failures outside procedures answer `{ error: { code, details } }`; what is not ours says nothing but the request id. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = isDomainError(error) ? error : outageOf(error)
    if (refusal !== null) {
      return reply.code(statusOf(refusal.code)).send({ error: { code: refusal.code, details: refusal.details } })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    const code = CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'INPUT_INVALID')
    return reply.code(status).send({ error: { code, details: { requestId: request.id } } })
  })
  server.setNotFoundHandler(() => fail('NOT_FOUND'))
}
