import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import type { z } from 'zod'
import type { Access } from '../trpc/init.ts'
import type { Procedure } from './procedures.ts'

const USER: readonly ErrorCode[] = ['LOGIN_REQUIRED', 'SESSION_ENDED']
const PAYS: readonly ErrorCode[] = [
  'PAY_PASSWORD_NOT_SET',
  'PAY_PASSWORD_NOT_VERIFIED',
  'PAY_PASSWORD_WRONG',
  'PAY_PASSWORD_LOCKED',
]
const STAFF: readonly ErrorCode[] = ['FORBIDDEN', 'STAFF_FACTOR_REQUIRED', 'STAFF_CONFIRM_REQUIRED']

/** Errors of access-token checks, which any call may answer. */
export const TOKEN_REFUSALS: readonly ErrorCode[] = [
  'TOKEN_INVALID',
  'TOKEN_CALL_REFUSED',
  'TOKEN_SCOPE_MISSING',
  'TOKEN_ADDRESS_REFUSED',
]

/** Errors of a call's access check. */
export function refusalsOfAccess(access: Access): readonly ErrorCode[] {
  if (access === 'visitor') return []
  if (access === 'user') return USER
  return access === 'verified' ? [...USER, ...PAYS] : [...USER, ...STAFF]
}

const ISSUE = { code: 'custom', input: undefined, path: [], message: '' } as const

/** The error code that a schema part reports for a wrong value; null if it reports none. */
function codeOf(error: unknown): ErrorCode | null {
  const said: unknown = typeof error === 'function' ? error(ISSUE) : null
  return typeof said === 'string' && isErrorCode(said) ? said : null
}

const isPart = (value: unknown): value is { readonly _zod: { readonly def: object } } =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Collects the error codes in a schema and its parts. Refinements over the whole input report codes of their own. */
function codesIn(value: unknown, found: Set<ErrorCode>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (isPart(value)) {
    const { def } = value._zod
    const code = 'error' in def ? codeOf(def.error) : null
    if (code !== null) found.add(code)
    for (const each of Object.values(def)) codesIn(each, found, seen)
    return
  }
  // Lists of checks and options, and the fields of an object.
  if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
    for (const each of Object.values(value)) codesIn(each, found, seen)
  }
}

/** Error codes that input validation may answer. */
export function refusalsOfInput(input: z.ZodType | null): readonly ErrorCode[] {
  if (input === null) return []
  const found = new Set<ErrorCode>(['INPUT_INVALID'])
  codesIn(input, found, new Set())
  return [...found]
}

/** Error codes that a call may answer before its verb runs. */
export function refusalsOf({ access, type, meta, input }: Procedure): readonly ErrorCode[] {
  const isCounted = type === 'mutation' || meta.rate !== undefined || meta.counts !== undefined
  return [...refusalsOfAccess(access), ...(isCounted ? (['RATE_LIMITED'] as const) : []), ...refusalsOfInput(input)]
}
