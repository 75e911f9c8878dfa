import type { ErrorCode } from '../../errors/index.ts'
import { passwordDigest } from './digest.ts'

/**
 * Suffixes that people append to a word to satisfy the password rules. In this file, not among the rules, which every
 * page loads.
 */
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '@123', '666', '888']

/** Minimum length of a fact that a password must not contain; two Han characters are a whole name. */
const MINIMUM = { withHan: 2, other: 3 }
const isLongEnough = (fact: string): boolean =>
  Array.from(fact).length >= (/\p{Script=Han}/u.test(fact) ? MINIMUM.withHan : MINIMUM.other)

/**
 * Forms of a fact that a password must not contain, if long enough: the text, the text without blanks, an e-mail's
 * local part.
 */
const formsOf = (fact: string): readonly string[] => {
  const whole = fact.trim()
  const at = whole.indexOf('@')
  return [...new Set([whole, whole.replaceAll(/\s/gu, ''), ...(at > 0 ? [whole.slice(0, at)] : [])])].filter(
    isLongEnough,
  )
}

/**
 * Whether a new password contains a publicly known fact about the account or the site; letter case is ignored.
 * @param typed as typed
 * @param own its uid, e-mail address and name, and the site's name
 * @returns PASSWORD_OWN_FACT or null
 * @example
 * ownFactProblem('kestrel1', ['kestrel@example.org']) // 'PASSWORD_OWN_FACT'
 */
export function ownFactProblem(typed: string, own: readonly string[]): ErrorCode | null {
  const password = typed.toLowerCase()
  const holds = own.flatMap(formsOf).some((fact) => password.includes(fact.toLowerCase()))
  return holds ? 'PASSWORD_OWN_FACT' : null
}

/**
 * Digests that no new password of the account may have, for servers that see digests only. Covers each fact as it is,
 * in lower case, in upper case and capitalised, each alone and with common suffixes.
 * @example
 * ownFactDigests(['100042']).has(passwordDigest('100042')) // true
 * ownFactDigests(['Kestrel']).has(passwordDigest('kestrel123')) // true
 */
export function ownFactDigests(own: readonly string[]): ReadonlySet<string> {
  const forms = own.flatMap(formsOf).flatMap((fact) => {
    const small = fact.toLowerCase()
    return [fact, small, fact.toUpperCase(), small.slice(0, 1).toUpperCase() + small.slice(1)]
  })
  const typed = forms.flatMap((form) => ENDINGS.map((ending) => form + ending))
  return new Set(typed.map(passwordDigest))
}
