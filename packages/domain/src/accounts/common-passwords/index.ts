/**
 * The 4,000 passwords that are guessed first, as digests. It is an entry of its own because the list is large: load it only where a
 * new password is checked.
 * @module
 */
export { isCommonDigest } from './is-common-digest.ts'
