import type { ErrorCode } from '../../errors/index.ts'
import { passwordDigest } from './digest.ts'

/** What people put behind a word to keep the rules of a password. Not among the rules, which travel with every page. */
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '@123', '666', '888']

/** A shorter fact may stand in a password; two Han characters are a whole name. */
const MINIMUM = { withHan: 2, other: 3 }
const isLongEnough = (fact: string): boolean =>
  Array.from(fact).length >= (/\p{Script=Han}/u.test(fact) ? MINIMUM.withHan : MINIMUM.other)

/** What stands for a fact, where it is long enough: itself, itself without blanks, and of an e-mail address what stands before the @. */
const formsOf = (fact: string): readonly string[] => {
  const whole = fact.trim()
  const at = whole.indexOf('@')
  return [...new Set([whole, whole.replaceAll(/\s/gu, ''), ...(at > 0 ? [whole.slice(0, at)] : [])])].filter(
    isLongEnough,
  )
}

/**
 * Whether a new password holds what strangers know of the account or the site; capital letters make no difference.
 * @param typed as typed
 * @param own its uid, e-mail address, name, and what the site is called
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
 * Digests that no new password of the account may have, for whoever sees digests only: each fact as it is, in small letters, in
 * capitals, and with a capital in front, each alone and with what people put behind a word.
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
