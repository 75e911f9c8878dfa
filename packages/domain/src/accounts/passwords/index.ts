export { confirmationProblem, passwordProblem, passwordRulesKept, type PasswordRulesKept } from './composition.ts'
export { assertPasswordsDiffer, differenceProblem, type AccountPasswords } from './difference.ts'
export { ownFactDigests, ownFactProblem } from './own-facts.ts'
export { assertPasswordDigest, DIGEST_PATTERN, isPasswordDigest, passwordDigest } from './digest.ts'
