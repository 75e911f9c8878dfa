/** Nothing was sent: the browser has no connection. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** The connection was cut before the answer came; the server has said since that the step was not carried out and never will be. */
export class NotCarriedOutError extends Error {
  override readonly name = 'NotCarriedOutError'
}

/** The connection was cut before the answer came, and the server could not be asked since. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/** Something between this browser and the server answered in its place: a proxy's page, the login page of a network. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError'
  readonly status: number
  /** @param status the HTTP status that it came with */
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** The status of such an answer, bare or as the client library wraps it; null for any other error. */
export function foreignStatus(error: unknown): number | null {
  if (error instanceof ForeignAnswerError) return error.status
  return error instanceof Error && error.cause !== undefined ? foreignStatus(error.cause) : null
}

const KINDS = { OfflineError: 'offline', NotCarriedOutError: 'notCarriedOut', OutcomeUnknownError: 'unknown' } as const

export type ConnectionFailure = (typeof KINDS)[keyof typeof KINDS] | 'foreign'

/** Which of them an error is, bare or as the client library wraps it. */
export function connectionFailure(error: unknown): ConnectionFailure | null {
  if (error instanceof OfflineError) return KINDS.OfflineError
  if (error instanceof NotCarriedOutError) return KINDS.NotCarriedOutError
  if (error instanceof OutcomeUnknownError) return KINDS.OutcomeUnknownError
  return error instanceof Error && error.cause !== undefined ? connectionFailure(error.cause) : null
}
