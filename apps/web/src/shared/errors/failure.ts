import type { ErrorCode, ErrorDetails } from '@jindu/domain/errors'
import type { TRPCClientError } from '@trpc/client'
import { connectionFailure, foreignStatus, type ConnectionFailure } from '../trpc/connection-errors.ts'
import { isDuplicateRequest } from '../trpc/duplicate-request.ts'
import type { AppRouter } from '../trpc/types.ts'

export interface FieldFailure {
  readonly field: string
  readonly code: ErrorCode
}

/** What went wrong with a call, in the terms pages act on. */
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

/** Reads any error of a query or mutation; never throws. */
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
  // JSON, but not of this server.
  const response = meta?.['response']
  if (response instanceof Response) return foreign(response.status)
  return { kind: 'network', message: error.message }
}

/** What an answer means that is not the server's. A page that came with a good status stands in the place of an answer. */
const foreign = (status: number): Failure =>
  status < 400 ? { kind: 'connection', what: 'foreign' } : { kind: 'status', status }

const timedOut = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || (error.cause !== undefined && timedOut(error.cause)))

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  // By name: the class itself would bring the client into the first page.
  return error instanceof Error && error.name === 'TRPCClientError'
}

/** The refusal's code, for pages that answer some codes in place. */
export function failureCode(error: unknown): ErrorCode | undefined {
  const failure = readFailure(error)
  return failure.kind === 'refused' ? failure.code : undefined
}

/** No session or an ended one, as opposed to a wrong password, which is also refused with 401. */
export function isSessionGone(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 401
  return failure.kind === 'refused' && (failure.code === 'LOGIN_REQUIRED' || failure.code === 'SESSION_ENDED')
}

/** This item is not here. */
export function isMissing(failure: Failure): boolean {
  return (failure.kind === 'status' || failure.kind === 'refused') && failure.status === 404
}
