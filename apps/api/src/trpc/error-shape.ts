import {
  ERRORS,
  isDomainError,
  isErrorCode,
  type DomainError,
  type DomainErrorData,
  type ErrorCode,
} from '@jindu/domain/errors'
import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'

type ErrorKind = (typeof ERRORS)[ErrorCode]['kind']

const STATUS_OF_KIND = {
  input: 'BAD_REQUEST',
  auth: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  money: 'UNPROCESSABLE_CONTENT',
  limit: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} satisfies Record<ErrorKind, TRPC_ERROR_CODE_KEY>

/** The HTTP status that a refusal travels under. */
export function httpStatusOf(code: ErrorCode): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: STATUS_OF_KIND[ERRORS[code].kind] }))
}

export function toTrpcError(error: DomainError): TRPCError {
  return new TRPCError({ code: STATUS_OF_KIND[ERRORS[error.code].kind], message: error.code, cause: error })
}

/** What a rule says besides its code, such as the line that it looked at. */
function paramsOf(issue: ZodError['issues'][number] | undefined): Record<string, string | number> {
  if (issue?.code !== 'custom') return {}
  const told = Object.entries(issue.params ?? {})
  return Object.fromEntries(told.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

function inputRefusal(error: ZodError): DomainErrorData {
  const fields = error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    code: isErrorCode(issue.message) ? issue.message : ('INPUT_INVALID' satisfies ErrorCode),
  }))
  const first = fields[0]
  const details = first === undefined ? {} : { ...paramsOf(error.issues[0]), field: first.field }
  return { code: first?.code ?? 'INPUT_INVALID', details, fields }
}

const CODE_OF_STATUS: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  UNAUTHORIZED: 'LOGIN_REQUIRED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  TIMEOUT: 'REQUEST_TIMED_OUT',
  PAYLOAD_TOO_LARGE: 'REQUEST_TOO_LARGE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  INTERNAL_SERVER_ERROR: 'INTERNAL',
}

/** Maps any failure of a procedure to the catalogue; what is not in the catalogue says nothing but the request id. */
export function domainErrorData(error: TRPCError, requestId: string): DomainErrorData {
  const { cause } = error
  if (isDomainError(cause)) return { code: cause.code, details: cause.details }
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) return inputRefusal(cause)
  const code = CODE_OF_STATUS[error.code] ?? 'INPUT_INVALID'
  return { code, details: { requestId } }
}
