import { ERRORS, type ErrorCode, type ErrorKind } from '@jindu/domain/errors'

/** Errors with an HTTP status that old clients understand; every other one is 200 with a code and a message. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  INPUT_INVALID: 400,
  ID_INVALID: 400,
  PAGE_INVALID: 400,
  LIMIT_INVALID: 400,
  DIGEST_INVALID: 400,
  SIGNATURE_INVALID: 400,
  SIGNATURE_VERSION_UNKNOWN: 400,
  SIGNATURE_VERSION_REQUIRED: 400,
  TIMESTAMP_OUT_OF_RANGE: 400,
  UNKNOWN_CLIENT: 400,
  REQUEST_REPLAYED: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  LOGIN_REQUIRED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  SHIPMENT_FORBIDDEN: 403,
  UNKNOWN_CALL: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMED_OUT: 408,
  RATE_LIMITED: 413,
  REQUEST_TOO_LARGE: 413,
}

const STATUS_OF_KIND: Partial<Record<ErrorKind, number>> = { unavailable: 503, internal: 500 }

export function msStatus(code: ErrorCode): number {
  return STATUS[code] ?? STATUS_OF_KIND[ERRORS[code].kind] ?? 200
}
