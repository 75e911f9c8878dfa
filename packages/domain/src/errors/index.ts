export type { ErrorArea, ErrorKind, ErrorRow } from './area.ts'
export { ERRORS, type ErrorCode } from './catalogue.ts'
export { DomainError, fail, isDomainError, type ErrorDetails } from './domain-error.ts'
