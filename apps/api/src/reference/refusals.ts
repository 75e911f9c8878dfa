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

/** What an access token is refused with, whatever it calls. */
export const TOKEN_REFUSALS: readonly ErrorCode[] = [
  'TOKEN_INVALID',
  'TOKEN_CALL_REFUSED',
  'TOKEN_SCOPE_MISSING',
  'TOKEN_ADDRESS_REFUSED',
]

/** What a caller is refused with who is not the one that a call asks for. */
export function refusalsOfAccess(access: Access): readonly ErrorCode[] {
  if (access === 'visitor') return []
  if (access === 'user') return USER
  return access === 'verified' ? [...USER, ...PAYS] : [...USER, ...STAFF]
}

const ISSUE = { code: 'custom', input: undefined, path: [], message: '' } as const

/** What a part of a schema says of a wrong value, where it says a code. */
function codeOf(error: unknown): ErrorCode | null {
  const said: unknown = typeof error === 'function' ? error(ISSUE) : null
  return typeof said === 'string' && isErrorCode(said) ? said : null
}

const isPart = (value: unknown): value is { readonly _zod: { readonly def: object } } =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Codes that a schema and what it is made of name; those of rules that look at the whole come from the rules. */
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

/** Codes that the input's schema refuses with. */
export function refusalsOfInput(input: z.ZodType | null): readonly ErrorCode[] {
  if (input === null) return []
  const found = new Set<ErrorCode>(['INPUT_INVALID'])
  codesIn(input, found, new Set())
  return [...found]
}

/** Codes that a call is refused with before its verb is reached. */
export function refusalsOf({ access, type, meta, input }: Procedure): readonly ErrorCode[] {
  const isCounted = type === 'mutation' || meta.rate !== undefined || meta.counts !== undefined
  return [...refusalsOfAccess(access), ...(isCounted ? (['RATE_LIMITED'] as const) : []), ...refusalsOfInput(input)]
}
