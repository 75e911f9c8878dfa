interface ErrorLine {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: ErrorLine
}

/** The parameters in a failed query's message, which may be hashes, texts or addresses. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/

/** An error as a log line carries it: never with the parameters of a query. */
export function serializeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error.message.replace(PARAMETERS, ''),
    ...(error.stack === undefined ? {} : { stack: error.stack.replace(PARAMETERS, '') }),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  }
}
