import { fail } from '@jindu/domain/errors'
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

async function readMultipart(request: FastifyRequest): Promise<MsRequest> {
  const params = record(request.query)
  let file: Uint8Array | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') params[part.fieldname] = part.value
      else if (part.fieldname === 'image') file = await part.toBuffer()
      else part.file.resume()
    }
  } catch {
    return fail('FILE_TOO_LARGE')
  }
  const fileHash = file === null ? '' : createHash('sha256').update(file).digest('hex')
  return { params: bounded(params), file, fileHash }
}

/** GET carries its parameters in the query, POST in JSON, a form or multipart; what stands in the query counts too. */
export async function readRequest(request: FastifyRequest): Promise<MsRequest> {
  if (request.isMultipart()) return readMultipart(request)
  return { params: bounded({ ...record(request.query), ...record(request.body) }), file: null, fileHash: '' }
}
