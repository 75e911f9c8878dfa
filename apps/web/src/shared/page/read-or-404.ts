import { notFound, type NotFoundError } from '@tanstack/react-router'
import type { ErrorCode } from '@jindu/domain/errors'
import { isMissing, readFailure } from '../errors/failure.ts'

/** The page of something that is not there, in the words of its own code. */
export const missing = (code: ErrorCode): NotFoundError => notFound({ data: { code } })

/** For loaders: what the server says does not exist becomes the page's own not-found, answered with 404. */
export async function readOr404<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const failure = readFailure(error)
    if (isMissing(failure)) throw failure.kind === 'refused' ? missing(failure.code) : notFound()
    throw error
  }
}
