import { fail, isDomainError } from '@jindu/domain/errors'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
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

function bounded(params: Record<string, unknown>): RawParams {
  return Object.keys(params).length > MAX_PARAMS ? fail('INPUT_INVALID') : params
}

/** Takes the file whose turn it is, or refuses it before a byte of it is kept; `params` are those that came before it. */
export type ReceiveFile = (params: RawParams, stream: Readable) => Promise<SpooledFile>

async function readMultipart(request: FastifyRequest, receive: ReceiveFile | null): Promise<MsRequest> {
  const params: Record<string, unknown> = {}
  let file: SpooledFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') params[part.fieldname] = part.value
      else if (part.fieldname === 'image' && receive !== null) file = await receive(bounded(params), part.file)
      else part.file.resume()
    }
  } catch (error) {
    return isDomainError(error) ? Promise.reject(error) : fail('INPUT_INVALID')
  }
  return { params: bounded(params), file }
}

/**
 * GET carries its parameters in the query, POST in JSON, a form or multipart. What stands in the query of a POST never
 * counts: a signed GET that somebody saw is no POST.
 * @param receive null for calls that take no file: what is sent is passed over
 * @throws DomainError INPUT_INVALID, and what `receive` refuses with
 */
export async function readRequest(request: FastifyRequest, receive: ReceiveFile | null): Promise<MsRequest> {
  if (request.isMultipart()) return readMultipart(request, receive)
  const given = request.method === 'GET' ? request.query : request.body
  return { params: bounded(record(given)), file: null }
}
