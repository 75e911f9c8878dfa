/**
 * The one catalogue of refusals. Every rule throws a `DomainError` with a code of `ERRORS`; transports turn its kind into a status,
 * and `@jindu/domain/words` fills the sentence of the code.
 * @module
 */
export type { ErrorArea, ErrorDetails, ErrorKind, ErrorRow } from './area.ts'
export { ERRORS, isErrorCode, type ErrorCode } from './catalogue.ts'
export { DomainError, fail, isDomainError } from './domain-error.ts'
export type { DomainErrorData, FieldError } from './refusal.ts'
export { SUCCESS_MESSAGES, type SuccessCode } from './success.ts'
