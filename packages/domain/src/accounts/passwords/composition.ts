import type { ErrorCode } from '../../errors/index.ts'
import { accountRules } from '../../rules/account.ts'

const KINDS = [/\d/, /[A-Za-z]/, /[^\dA-Za-z]/]

/** The rules of a new password, each with whether it is met. */
export interface PasswordRulesKept {
  /** 6 to 20 characters. */
  readonly length: boolean
  /** At least two of digits, letters, other symbols. */
  readonly kinds: boolean
}

/**
 * The rules that a partly typed password meets so far; forms show them while typing (marketplace.md §5).
 * @example
 * passwordRulesKept('abc') // { length: false, kinds: false }
 */
export function passwordRulesKept(typed: string): PasswordRulesKept {
  const password = typed.trim()
  const { minimumCharacters, maximumCharacters, minimumKinds } = accountRules.password
  const characters = Array.from(password).length
  return {
    length: characters >= minimumCharacters && characters <= maximumCharacters,
    kinds: KINDS.filter((kind) => kind.test(password)).length >= minimumKinds,
  }
}

/**
 * Validates a new password, as typed; surrounding blanks are ignored (marketplace.md §5).
 * @returns PASSWORD_REQUIRED, PASSWORD_LENGTH (6 to 20 characters), PASSWORD_COMPOSITION (at least two of digits, letters, other symbols), or null
 * @example
 * passwordProblem('Ferry-4711') // null
 * passwordProblem('abc') // 'PASSWORD_LENGTH'
 */
export function passwordProblem(typed: string): ErrorCode | null {
  if (typed.trim() === '') return 'PASSWORD_REQUIRED'
  const { length, kinds } = passwordRulesKept(typed)
  if (!length) return 'PASSWORD_LENGTH'
  return kinds ? null : 'PASSWORD_COMPOSITION'
}

/**
 * Compares a new password with its repetition, both as typed.
 * @returns PASSWORD_CONFIRMATION_MISMATCH or null
 * @example
 * confirmationProblem('Ferry-4711', 'Ferry-4712') // 'PASSWORD_CONFIRMATION_MISMATCH'
 */
export function confirmationProblem(typed: string, repeated: string): ErrorCode | null {
  return typed.trim() === repeated.trim() ? null : 'PASSWORD_CONFIRMATION_MISMATCH'
}
