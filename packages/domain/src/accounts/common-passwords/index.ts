export { isCommonDigest } from './is-common-digest.ts'
