import { notFound, type NotFoundError } from '@tanstack/react-router'
import type { ErrorCode } from '@jindu/domain/errors'
import { isMissing, readFailure } from '../errors/failure.ts'

/** The not-found page of a subject, with its own error code. */
export const missing = (code: ErrorCode): NotFoundError => notFound({ data: { code } })

/** For loaders: turns the server's not-found error into the page's 404. */
export async function readOr404<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const failure = readFailure(error)
    if (isMissing(failure)) throw failure.kind === 'refused' ? missing(failure.code) : notFound()
    throw error
  }
}
