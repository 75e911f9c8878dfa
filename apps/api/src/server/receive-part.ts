import { DomainError, fail, isDomainError } from '@jindu/domain/errors'
import type { FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import type { SpooledFile } from '../platform/files/spool.ts'

/** Errors of the multipart parser, such as a content type without boundary, are the caller's. */
function unreadable(error: Error): never {
  throw 'statusCode' in error || isDomainError(error) ? error : new DomainError('INPUT_INVALID')
}

/**
 * One field of a multipart body, on disk.
 * @throws DomainError FILE_REQUIRED, FILE_TOO_LARGE, STORAGE_FULL, REQUEST_TIMED_OUT, INPUT_INVALID when it ends half-way
 */
export async function receivePart(app: App, request: FastifyRequest, field: string): Promise<SpooledFile> {
  const part = request.isMultipart() ? await request.file().catch(unreadable) : undefined
  if (part === undefined || part.fieldname !== field) return fail('FILE_REQUIRED')
  return app.spool.receive(part.file)
}
