import type { ErrorDetails } from './area.ts'
import type { ErrorCode } from './catalogue.ts'

/**
 * A refusal with a name: the only error a rule of this package throws.
 * @example
 * const error = new DomainError('AMOUNT_FORMAT', {})
 * error.code // 'AMOUNT_FORMAT'
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/**
 * Throws a DomainError.
 * @param code the error code
 * @param details values for the message's placeholders
 * @throws DomainError always
 * @example
 * fail('AMOUNT_EXCEEDS_BALANCE', { currency: 'LTC' }) // throws AMOUNT_EXCEEDS_BALANCE
 */
export function fail(code: ErrorCode, details: ErrorDetails = {}): never {
  throw new DomainError(code, details)
}

/**
 * Whether a caught value is a refusal of a rule; works across bundles, where `instanceof` does not.
 * @example
 * isDomainError(new DomainError('AMOUNT_FORMAT')) // true
 * isDomainError(new Error('anything else')) // false
 */
export function isDomainError(value: unknown): value is DomainError {
  return value instanceof Error && value.name === 'DomainError' && 'code' in value && 'details' in value
}
