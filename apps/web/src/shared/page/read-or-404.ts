import { notFound } from '@tanstack/react-router'
import { isMissing, readFailure } from '../errors/failure.ts'

/** For loaders: what the server says does not exist becomes the page's own not-found, answered with 404. */
export async function readOr404<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(readFailure(error))) throw notFound()
    throw error
  }
}
