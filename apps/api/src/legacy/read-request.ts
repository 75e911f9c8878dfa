import { fail, isDomainError } from '@jindu/domain/errors'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { boundedJson } from '../platform/json/json-depth.ts'
import type { SpooledFile } from '../platform/files/spool.ts'
import type { RawParams } from './signature.ts'

export interface MsRequest {
  readonly params: RawParams
  readonly file: SpooledFile | null
}

const MAX_PARAMS = 60

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Multipart fields may contain JSON, so limit their number and depth here. */
function bounded(params: Record<string, unknown>): RawParams {
  return Object.keys(params).length > MAX_PARAMS ? fail('INPUT_INVALID') : boundedJson(params)
}

/** Handles the file of a call that takes one. */
export interface FileReceiver {
  /** Accepts the file, or refuses it before storing a byte; `params` are the fields sent before it. */
  receive(params: RawParams, stream: Readable): Promise<SpooledFile>
  /** Aborts reads after the file, with its reason; null for no limit. */
  overdue(): AbortSignal | null
}

async function unlessOverdue<Value>(value: Promise<Value>, overdue: AbortSignal | null): Promise<Value> {
  if (overdue === null) return value
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(overdue.reason)
  if (overdue.aborted) refuse()
  overdue.addEventListener('abort', refuse)
  try {
    return await Promise.race([value, late.promise])
  } finally {
    overdue.removeEventListener('abort', refuse)
  }
}

async function readMultipart(request: FastifyRequest, receiver: FileReceiver | null): Promise<MsRequest> {
  const params: Record<string, unknown> = {}
  let file: SpooledFile | null = null
  try {
    // Throws for a content type without a boundary.
    const parts = request.parts()
    for (;;) {
      const { done, value: part } = await unlessOverdue(parts.next(), receiver?.overdue() ?? null)
      if (done === true) break
      if (part.type === 'field') params[part.fieldname] = part.value
      else if (part.fieldname === 'image' && receiver !== null)
        file = await receiver.receive(bounded(params), part.file)
      else part.file.resume()
    }
  } catch (error) {
    return isDomainError(error) ? Promise.reject(error) : fail('INPUT_INVALID')
  }
  return { params: bounded(params), file }
}

/**
 * Reads parameters: from the query of a GET; from JSON, a form or multipart of a POST. A POST's query is ignored, so
 * that a captured signed GET cannot be replayed as a POST.
 * @param receiver null for calls without a file: an uploaded file is skipped
 * @throws DomainError INPUT_INVALID, and the errors of the receiver
 */
export async function readRequest(request: FastifyRequest, receiver: FileReceiver | null): Promise<MsRequest> {
  if (request.isMultipart()) return readMultipart(request, receiver)
  const given = request.method === 'GET' ? request.query : request.body
  return { params: bounded(record(given)), file: null }
}
