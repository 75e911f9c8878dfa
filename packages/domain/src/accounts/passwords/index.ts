/**
 * Rules of the three passwords. Each has 6 to 20 characters of at least two kinds, they must differ, and none repeats a fact of the
 * account. A password travels as the MD5 digest of its trimmed text.
 * @module
 */
export { confirmationProblem, passwordProblem, passwordRulesKept, type PasswordRulesKept } from './composition.ts'
export { assertPasswordsDiffer, differenceProblem, type AccountPasswords } from './difference.ts'
export { ownFactDigests, ownFactProblem } from './own-facts.ts'
export { assertPasswordDigest, DIGEST_PATTERN, isPasswordDigest, passwordDigest } from './digest.ts'
