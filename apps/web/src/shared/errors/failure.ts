import type { ErrorCode, ErrorDetails } from '@jindu/domain/errors'
import type { TRPCClientError } from '@trpc/client'
import { connectionFailure, foreignStatus, type ConnectionFailure } from '../trpc/connection-errors.ts'
import { isDuplicateRequest } from '../trpc/duplicate-request.ts'
import type { AppRouter } from '../trpc/types.ts'

export interface FieldFailure {
  readonly field: string
  readonly code: ErrorCode
}

/** Kind of a failed call, in the terms that pages act on. */
export type Failure =
  | { readonly kind: 'duplicate' }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: ErrorCode
      readonly details: ErrorDetails
      readonly fields: readonly FieldFailure[]
    }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'connection'; readonly what: ConnectionFailure }
  | { readonly kind: 'network'; readonly message: string }

/** Classifies any error of a query or mutation; never throws. */
export function readFailure(error: unknown): Failure {
  if (isDuplicateRequest(error)) return { kind: 'duplicate' }
  const what = connectionFailure(error)
  if (what !== null) return { kind: 'connection', what }
  const status = foreignStatus(error)
  if (status !== null) return foreign(status)
  if (timedOut(error)) return { kind: 'status', status: 408 }
  if (!isApiError(error)) return { kind: 'network', message: error instanceof Error ? error.message : String(error) }
  const { data, meta } = error
  if (data?.domain !== undefined) {
    const { code, details, fields } = data.domain
    return { kind: 'refused', status: data.httpStatus, code, details, fields: fields ?? [] }
  }
  // JSON, but not from this server.
  const response = meta?.['response']
  if (response instanceof Response) return foreign(response.status)
  return { kind: 'network', message: error.message }
}

/** Meaning of a response that is not the server's. A page with a success status replaced the real response. */
const foreign = (status: number): Failure =>
  status < 400 ? { kind: 'connection', what: 'foreign' } : { kind: 'status', status }

const timedOut = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || (error.cause !== undefined && timedOut(error.cause)))

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  // Compared by name: importing the class would load the client with the first page.
  return error instanceof Error && error.name === 'TRPCClientError'
}

/** The error code of a refusal, for pages that handle some codes themselves. */
export function failureCode(error: unknown): ErrorCode | undefined {
  const failure = readFailure(error)
  return failure.kind === 'refused' ? failure.code : undefined
}

/** No session or an ended one, as opposed to a wrong password, which is also a 401. */
export function isSessionGone(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 401
  return failure.kind === 'refused' && (failure.code === 'LOGIN_REQUIRED' || failure.code === 'SESSION_ENDED')
}

/** Whether the item does not exist. */
export function isMissing(failure: Failure): boolean {
  return (failure.kind === 'status' || failure.kind === 'refused') && failure.status === 404
}
