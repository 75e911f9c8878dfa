/** Nothing was sent: the browser is offline. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/**
 * The connection broke before the response. The server has since confirmed that the step was not carried out and never
 * will be.
 */
export class NotCarriedOutError extends Error {
  override readonly name = 'NotCarriedOutError'
}

/** The connection broke before the response, and the server could not be asked since. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/** Something between browser and server responded instead: a proxy's page, the login page of a network. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError'
  readonly status: number
  /**
   * @param status the HTTP status of the response
   */
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** The status of such a response, bare or wrapped by the client library; null for any other error. */
export function foreignStatus(error: unknown): number | null {
  if (error instanceof ForeignAnswerError) return error.status
  return error instanceof Error && error.cause !== undefined ? foreignStatus(error.cause) : null
}

const KINDS = { OfflineError: 'offline', NotCarriedOutError: 'notCarriedOut', OutcomeUnknownError: 'unknown' } as const

export type ConnectionFailure = (typeof KINDS)[keyof typeof KINDS] | 'foreign'

/** The kind of a connection error, bare or wrapped by the client library; null for other errors. */
export function connectionFailure(error: unknown): ConnectionFailure | null {
  if (error instanceof OfflineError) return KINDS.OfflineError
  if (error instanceof NotCarriedOutError) return KINDS.NotCarriedOutError
  if (error instanceof OutcomeUnknownError) return KINDS.OutcomeUnknownError
  return error instanceof Error && error.cause !== undefined ? connectionFailure(error.cause) : null
}
