import type { ErrorCode } from '../errors/index.ts'
import { accountRules } from '../rules/account.ts'
import { passwordDigest } from './digest.ts'

/** What stands for a fact: itself, and of an e-mail address what stands before the @. */
const formsOf = (fact: string): readonly string[] => {
  const whole = fact.trim()
  const at = whole.indexOf('@')
  return at > 0 ? [whole, whole.slice(0, at)] : [whole]
}

/**
 * Whether a new password holds what strangers know of the account; capital letters make no difference.
 * @param typed as typed
 * @param own its uid, e-mail address, name
 * @returns PASSWORD_OWN_FACT or null
 * @example
 * ownFactProblem('kestrel1', ['kestrel@example.org']) // 'PASSWORD_OWN_FACT'
 */
export function ownFactProblem(typed: string, own: readonly string[]): ErrorCode | null {
  const password = typed.toLowerCase()
  const { minimumCharacters } = accountRules.ownFact
  const holds = own
    .flatMap(formsOf)
    .some((fact) => Array.from(fact).length >= minimumCharacters && password.includes(fact.toLowerCase()))
  return holds ? 'PASSWORD_OWN_FACT' : null
}

/**
 * Digests that no new password of the account may have, for whoever sees digests only: each fact as it is, in small letters, in
 * capitals, and with a capital in front.
 * @example
 * ownFactDigests(['100042']).has(passwordDigest('100042')) // true
 */
export function ownFactDigests(own: readonly string[]): ReadonlySet<string> {
  const forms = own.flatMap(formsOf).flatMap((fact) => {
    const small = fact.toLowerCase()
    return [fact, small, fact.toUpperCase(), small.slice(0, 1).toUpperCase() + small.slice(1)]
  })
  return new Set(forms.map(passwordDigest))
}
