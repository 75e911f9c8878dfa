import { ERRORS, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import type { z } from 'zod'
import type { Procedure } from './procedures.ts'
import type { RefusalsOfVerbs } from './verb-refusals.ts'

/**
 * Errors that any call may answer, whatever it asks for: it does not reach the procedure, or the server fails. Errors of kind `internal`
 * are among them.
 */
export const ANY_CALL: readonly ErrorCode[] = [
  'METHOD_NOT_ALLOWED',
  'REQUEST_TOO_LARGE',
  'ORIGIN_REFUSED',
  'REQUEST_TIMED_OUT',
  'SERVER_BUSY',
  'SERVICE_UNAVAILABLE',
  'CONNECTION_LOST',
  'STORAGE_FULL',
  ...Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((code) => ERRORS[code].kind === 'internal'),
]

/** Errors of an access token at any call, by the scope that the call asks for. */
export const TOKEN_REFUSALS: readonly ErrorCode[] = [
  'TOKEN_CALL_REFUSED',
  'TOKEN_SCOPE_MISSING',
  'TOKEN_ADDRESS_REFUSED',
]

/** Said of all calls together, or of signed `Ms*` calls only. */
export const ELSEWHERE: readonly ErrorCode[] = [...ANY_CALL, ...TOKEN_REFUSALS, 'SIGNATURE_VERSION_REQUIRED']

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
function refusalsOfInput(input: z.ZodType | null): readonly ErrorCode[] {
  if (input === null) return []
  const found = new Set<ErrorCode>(['INPUT_INVALID'])
  codesIn(input, found, new Set())
  return [...found]
}

/** The ledger refuses commits that post entries, and so does the daily limit of a token. */
const postsEntries = (codes: readonly ErrorCode[]): boolean => codes.includes('COIN_HELD')

/**
 * Every error code that a call may answer, sorted, besides those of `ANY_CALL`.
 * @param ofVerbs from `verbRefusals`
 */
export function refusalsOf(procedure: Procedure, ofVerbs: RefusalsOfVerbs): readonly ErrorCode[] {
  const { path, input, meta } = procedure
  const ofVerb = ofVerbs[path]
  if (ofVerb === undefined) throw new Error(`no errors are known of ${path}`)
  const isLimited = (meta.scope ?? null) !== null && postsEntries(ofVerb)
  const codes = [
    // An access token that ended, or calls too often, whatever it calls.
    ...(['TOKEN_INVALID', 'RATE_LIMITED'] as const),
    ...refusalsOfInput(input),
    ...ofVerb,
    ...(isLimited ? (['TOKEN_LIMIT_REACHED'] as const) : []),
  ]
  return [...new Set(codes)].filter((code) => !ELSEWHERE.includes(code)).toSorted()
}
