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

/** Error codes with a more specific status than their kind's. */
const STATUS_OF_CODE: Partial<Record<ErrorCode, TRPC_ERROR_CODE_KEY>> = {
  METHOD_NOT_ALLOWED: 'METHOD_NOT_SUPPORTED',
  REQUEST_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FILE_TOO_MANY_PIXELS: 'PAYLOAD_TOO_LARGE',
  FILES_TOO_MANY: 'PAYLOAD_TOO_LARGE',
}

const keyOf = (code: ErrorCode): TRPC_ERROR_CODE_KEY => STATUS_OF_CODE[code] ?? STATUS_OF_KIND[ERRORS[code].kind]

/** The HTTP status of an error code, for any transport. */
export function httpStatusOf(code: ErrorCode): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: keyOf(code) }))
}

export function toTrpcError(error: DomainError): TRPCError {
  return new TRPCError({ code: keyOf(error.code), message: error.code, cause: error })
}

const CODE_OF_HTTP_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'REQUEST_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'REQUEST_TIMED_OUT',
}

/** The error code for a failure of HTTP itself. */
export function codeOfHttpStatus(status: number): ErrorCode {
  return CODE_OF_HTTP_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'INPUT_INVALID')
}

/** The parameters of a custom rule's error, such as the line that it concerns. */
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

/** Error codes for tRPC's own failures, without one of ours as the cause. */
const CODE_OF_KEY: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  UNAUTHORIZED: 'LOGIN_REQUIRED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'REQUEST_TOO_LARGE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  INTERNAL_SERVER_ERROR: 'INTERNAL',
}

/** Maps any failure of a procedure to the catalogue. Unknown failures reveal only the request id. */
export function domainErrorData(error: TRPCError, requestId: string): DomainErrorData {
  const { cause } = error
  if (isDomainError(cause)) return { code: cause.code, details: cause.details }
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) return inputRefusal(cause)
  const code = CODE_OF_KEY[error.code] ?? 'INPUT_INVALID'
  return { code, details: { requestId } }
}
