import type { ErrorCode } from '../errors/index.ts'
import { accountRules } from '../rules/account.ts'

const KINDS = [/\d/, /[A-Za-z]/, /[^\dA-Za-z]/]

/**
 * What is wrong with a new password, as typed; surrounding blanks do not count (marketplace.md §5).
 * @returns PASSWORD_REQUIRED, PASSWORD_LENGTH (6 to 20 characters), PASSWORD_COMPOSITION (at least two of digits, letters, other symbols), or null
 */
export function passwordProblem(typed: string): ErrorCode | null {
  const password = typed.trim()
  if (password === '') return 'PASSWORD_REQUIRED'
  const { minimumCharacters, maximumCharacters, minimumKinds } = accountRules.password
  const characters = Array.from(password).length
  if (characters < minimumCharacters || characters > maximumCharacters) return 'PASSWORD_LENGTH'
  return KINDS.filter((kind) => kind.test(password)).length < minimumKinds ? 'PASSWORD_COMPOSITION' : null
}

/**
 * Compares a new password with its repetition, both as typed.
 * @returns PASSWORD_CONFIRMATION_MISMATCH or null
 */
export function confirmationProblem(typed: string, repeated: string): ErrorCode | null {
  return typed.trim() === repeated.trim() ? null : 'PASSWORD_CONFIRMATION_MISMATCH'
}
