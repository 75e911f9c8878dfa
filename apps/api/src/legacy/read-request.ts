import { fail, isDomainError } from '@jindu/domain/errors'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { RawParams } from './signature.ts'

export interface MsRequest {
  readonly params: RawParams
  readonly file: Uint8Array | null
  readonly fileHash: string
}

const MAX_PARAMS = 60

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function bounded(params: Record<string, unknown>): RawParams {
  return Object.keys(params).length > MAX_PARAMS ? fail('INPUT_INVALID') : params
}

/** Whether a request may send the file whose turn it is; asked before a byte of it is kept. */
export type AdmitFile = (params: RawParams) => Promise<void>

function unreadable(error: unknown): never {
  if (isDomainError(error)) throw error
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return fail(code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'INPUT_INVALID')
}

async function readMultipart(request: FastifyRequest, admitFile: AdmitFile | null): Promise<MsRequest> {
  const params: Record<string, unknown> = {}
  let file: Uint8Array | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') params[part.fieldname] = part.value
      else if (part.fieldname === 'image' && admitFile !== null) {
        await admitFile(params)
        file = await part.toBuffer()
      } else part.file.resume()
    }
  } catch (error) {
    return unreadable(error)
  }
  const fileHash = file === null ? '' : createHash('sha256').update(file).digest('hex')
  return { params: bounded(params), file, fileHash }
}

/**
 * GET carries its parameters in the query, POST in JSON, a form or multipart. What stands in the query of a POST never
 * counts: a signed GET that somebody saw is no POST.
 * @param admitFile null for calls that take no file: what is sent is passed over
 * @throws DomainError INPUT_INVALID, FILE_TOO_LARGE, and what `admitFile` refuses with
 */
export async function readRequest(request: FastifyRequest, admitFile: AdmitFile | null): Promise<MsRequest> {
  if (request.isMultipart()) return readMultipart(request, admitFile)
  const given = request.method === 'GET' ? request.query : request.body
  return { params: bounded(record(given)), file: null, fileHash: '' }
}
