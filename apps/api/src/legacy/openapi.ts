import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/index.ts'

const COMMON = {
  version: { type: 'string', description: 'version of the client' },
  clientOrigin: { type: 'string', description: 'names the application key that signs' },
  token: { type: 'string', description: 'session token; empty for visitors' },
  timestamp: { type: 'integer', description: 'unix seconds, at most 300 s off' },
  signature: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'HMAC-SHA256 over the sorted parameters' },
} as const

const REFUSALS = {
  400: 'Bad signature, timestamp or parameter, or a POST that changes something and was seen before',
  401: 'No session, or one that ended',
  403: 'Forbidden',
  404: 'Unknown call',
  413: 'Too many requests, or too large',
}

function properties(endpoint: Endpoint): Record<string, unknown> {
  const own = Object.entries(endpoint.params).map(([name, param]) => [name, param.schema] as const)
  return { ...Object.fromEntries(own), ...COMMON }
}

function required(endpoint: Endpoint): string[] {
  const own = Object.entries(endpoint.params).filter(([, param]) => param.required)
  return [...own.map(([name]) => name), 'clientOrigin', 'timestamp', 'signature']
}

function requestOf(endpoint: Endpoint): Record<string, unknown> {
  const needed = required(endpoint)
  if (endpoint.method === 'GET') {
    const parameters = Object.entries(properties(endpoint)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: needed.includes(name),
      schema,
    }))
    return { parameters }
  }
  const schema = { type: 'object', properties: properties(endpoint), required: needed }
  const types =
    'image' in endpoint.params ? ['multipart/form-data'] : ['application/json', 'application/x-www-form-urlencoded']
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
}

function answerOf(endpoint: Endpoint): Record<string, unknown> {
  const { $schema: _, ...data } = z.toJSONSchema(endpoint.answer, { io: 'input' })
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', description: '0, or a code of the error catalogue' },
      msg: { type: 'string', description: "in the caller's language" },
      data: { anyOf: [data, { type: 'null' }] },
    },
  }
  const refusals = Object.entries(REFUSALS).map(([status, description]) => [status, { description }])
  const answered = {
    description: 'Answer, or a business refusal',
    content: { 'application/json': { schema: envelope } },
  }
  return { 200: answered, ...Object.fromEntries(refusals) }
}

function operation(path: string, endpoint: Endpoint): Record<string, unknown> {
  const language = { name: 'app-lang', in: 'header', schema: { type: 'string', enum: ['zh-cn', 'en-us'] } }
  const version = {
    name: 'signature-version',
    in: 'header',
    description: 'how the request is signed, see /api/docs; 2 also signs method and path',
    schema: { type: 'string', enum: ['1', '2'], default: '1' },
  }
  const request = requestOf(endpoint)
  const parameters = [language, version, ...(Array.isArray(request['parameters']) ? request['parameters'] : [])]
  return {
    operationId: path.replaceAll(/[./]/g, '_'),
    tags: [path.split('/', 1)[0]],
    'x-access': endpoint.access,
    ...request,
    parameters,
    responses: answerOf(endpoint),
  }
}

/** OpenAPI 3.1 of the whole Ms* surface, made from the table of its calls. */
export function openApiDocument(origin: string): Record<string, unknown> {
  const paths = [...endpoints].map(([path, endpoint]) => [
    `/api/${path}`,
    { [endpoint.method.toLowerCase()]: operation(path, endpoint) },
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Jindu Ms* calls', version: '1', description: 'The signed calls of existing clients.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(paths),
  }
}
