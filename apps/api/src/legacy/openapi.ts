import { ERRORS, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints, isMsCall } from './endpoints/index.ts'
import { fieldWords, parameterWords } from './field-words.ts'
import { msStatus } from './status.ts'
import { SUMMARIES } from './summaries.ts'
import { attachment } from './wire/attachment.ts'
import { chatLine, otcChat, privateChat, privateThread } from './wire/chat.ts'
import { commentRecord } from './wire/comment.ts'
import { orderRow } from './wire/goods-order.ts'
import { categoryBrief, goodsRow, shipmentEdition } from './wire/goods.ts'
import { messageRecord } from './wire/message.ts'
import { currencyNames } from './wire/money.ts'
import { offer } from './wire/otc-offer.ts'
import { otcOrderRow } from './wire/otc-order.ts'
import { userInfo, walletRow } from './wire/user.ts'

type Schema = Readonly<Record<string, unknown>>

/** Schemas shared by several answers, with the names that generated clients give them. */
const ENTITIES: Readonly<Record<string, z.ZodType>> = {
  Attachment: attachment,
  Category: categoryBrief,
  ChatLine: chatLine,
  Comment: commentRecord,
  Currency: currencyNames,
  Goods: goodsRow,
  GoodsOrder: orderRow,
  Message: messageRecord,
  OtcChat: otcChat,
  OtcOffer: offer,
  OtcOrder: otcOrderRow,
  PrivateChat: privateChat,
  PrivateThread: privateThread,
  ShipmentEdition: shipmentEdition,
  User: userInfo,
  Wallet: walletRow,
}

const COMMON = {
  clientOrigin: { type: 'string', description: 'names the application key that signs' },
  timestamp: { type: 'integer', description: 'unix seconds, or milliseconds, at most 300 s off' },
  version: { type: 'string', description: 'version of the client' },
} as const

const CREDENTIALS = {
  token: { type: 'string', description: 'session token; empty for visitors' },
  signature: {
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
    description: 'lower-case hex HMAC-SHA256 of the canonical text, see /api/docs/guide',
  },
} as const

const LANGUAGE = {
  name: 'app-lang',
  in: 'header',
  description: 'language of `msg`',
  schema: { type: 'string', enum: ['zh-cn', 'en-us'] },
}

const SIGNATURE_VERSION = {
  name: 'signature-version',
  in: 'header',
  description: 'how the request is signed, see /api/docs/guide; 2 also signs method and path',
  schema: { type: 'string', enum: ['1', '2'], default: '1' },
}

const SECURITY_SCHEMES = {
  signature: {
    type: 'apiKey',
    in: 'query',
    name: 'signature',
    description:
      'signs every call, under the application key of `clientOrigin`; a POST carries it in its body. How: /api/docs/guide',
  },
  session: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'what `user.user.MsUser/login` answers; a POST carries it in its body',
  },
}

const REFUSED: Readonly<Record<number, string>> = {
  400: 'Bad signature, timestamp or parameter, or a POST that changes something and was seen before',
  401: 'No session, or one that ended',
  403: 'Forbidden',
  404: 'Unknown call',
  405: 'The call exists under the other method',
  408: 'The answer took too long',
  413: 'Too many requests, or too large',
  500: 'A failure of the server',
  503: 'A part of the server does not work at the moment',
}

const reference = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` })

const codes = (): readonly ErrorCode[] => Object.keys(ERRORS).filter(isErrorCode)

/** Every error: number, code, HTTP status and `msg`. */
export const errorTable = () =>
  codes().map((code) => ({
    code: ERRORS[code].msCode,
    name: code,
    status: msStatus(code),
    en: errorMessage(code, 'en'),
    zh: errorMessage(code, 'zh-CN'),
  }))

/** The type name of a call: `user.goods.MsOrder/confirmReceive` becomes `MsOrderConfirmReceive`. */
function typeName(path: string): string {
  const [module = '', call = ''] = path.slice(path.lastIndexOf('.') + 1).split('/')
  return module + call.charAt(0).toUpperCase() + call.slice(1)
}

/** Unique schema names of answers; entities, and answers shared by several calls, get one name. */
function nameAnswers(): { readonly ids: ReadonlyMap<z.ZodType, string>; readonly names: ReadonlyMap<string, string> } {
  const ids = new Map(Object.entries(ENTITIES).map(([id, schema]) => [schema, id]))
  const taken = new Set(ids.values())
  const names = new Map<string, string>()
  for (const [path, { answer }] of endpoints) {
    const plain = `${typeName(path)}Data`
    // Two modules may have a call of the same name.
    const own = taken.has(plain) ? `${path.split('.')[1] ?? ''}${plain}` : plain
    const id = ids.get(answer) ?? own
    ids.set(answer, id)
    taken.add(id)
    names.set(path, id)
  }
  return { ids, names }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordedEach = (of: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => wordedEach(of, each))
  return isSchema(value) ? worded(of, value) : value
}

/** Adds descriptions to an answer's fields, and drops bounds that are only JavaScript's safe integers. */
function worded(of: string, { properties: fields, minimum, maximum, ...rest }: Schema): Schema {
  const named = isSchema(fields)
    ? Object.entries(fields).map(([name, field]) => {
        const own = wordedEach(of, field)
        const description = fieldWords(of, name)
        return [name, description === undefined || !isSchema(own) || '$ref' in own ? own : { description, ...own }]
      })
    : null
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, wordedEach(of, each)])),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(named !== null && { properties: Object.fromEntries(named) }),
  }
}

/** Entities and answers as JSON Schema, with references to entities. */
function dataSchemas(ids: ReadonlyMap<z.ZodType, string>): Readonly<Record<string, Schema>> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of ids) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, worded(id, schema)]),
  )
}

function properties(path: string, endpoint: Endpoint): Record<string, Schema> {
  const own = Object.entries(endpoint.params).map(([name, { schema }]) => {
    const description = parameterWords(path.slice(path.indexOf('/') + 1), name)
    return [name, { ...(description !== undefined && { description }), ...schema }] as const
  })
  return { ...Object.fromEntries(own), ...COMMON }
}

function required(endpoint: Endpoint): string[] {
  const own = Object.entries(endpoint.params).filter(([, param]) => param.required)
  return [...own.map(([name]) => name), 'clientOrigin', 'timestamp']
}

/** OpenAPI cannot express "at least one of" for query parameters, so each description says it. */
const eitherOf = ({ either }: Endpoint, name: string): Schema =>
  either.includes(name) ? { description: `at least one of ${either.join(', ')}` } : {}

/** Unique schema names of POST bodies, one per call. */
function nameInputs(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [path, { method }] of endpoints) {
    if (method !== 'POST') continue
    const plain = `${typeName(path)}Input`
    const name = taken.has(plain) ? `${path.split('.')[1] ?? ''}${plain}` : plain
    taken.add(name)
    names.set(path, name)
  }
  return names
}

function inputSchema(path: string, endpoint: Endpoint): Schema {
  const session = endpoint.access === 'user' ? ['token'] : []
  return {
    type: 'object',
    properties: { ...properties(path, endpoint), ...CREDENTIALS },
    required: [...required(endpoint), ...session, 'signature'],
    ...(endpoint.either.length > 0 && { anyOf: endpoint.either.map((name) => ({ required: [name] })) }),
  }
}

/** Credentials: security schemes for GET, body fields for POST. */
function requestOf(path: string, endpoint: Endpoint, input: string): Schema {
  const needed = required(endpoint)
  const headers = [reference('parameters', 'language'), reference('parameters', 'signatureVersion')]
  if (endpoint.method === 'GET') {
    const query = Object.entries(properties(path, endpoint)).map(([name, schema]) =>
      name in COMMON
        ? reference('parameters', name)
        : { name, in: 'query', required: needed.includes(name), ...eitherOf(endpoint, name), schema },
    )
    return { parameters: [...headers, ...query] }
  }
  const schema = reference('schemas', input)
  const types = endpoint.takesFile ? ['multipart/form-data'] : ['application/json', 'application/x-www-form-urlencoded']
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { parameters: headers, requestBody: { required: true, content } }
}

function answersOf(name: string): Schema {
  const schema = {
    oneOf: [
      {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: { code: { const: 0 }, msg: { type: 'string' }, data: reference('schemas', name) },
      },
      reference('schemas', 'Refusal'),
    ],
  }
  const answered = {
    description: 'The answer, or a refusal of what was asked',
    content: { 'application/json': { schema } },
  }
  const refused = Object.keys(REFUSED).map((status) => [status, reference('responses', `Refused${status}`)])
  return { 200: answered, ...Object.fromEntries(refused) }
}

function operation(path: string, endpoint: Endpoint, name: string, input: string): Schema {
  const summary = isMsCall(path) ? SUMMARIES[path] : null
  return {
    operationId: path.replaceAll(/[./]/g, '_'),
    tags: [path.split('/', 1)[0]],
    summary: summary?.en,
    description: summary?.['zh-CN'],
    'x-access': endpoint.access,
    security: [endpoint.access === 'user' ? { signature: [], session: [] } : { signature: [] }],
    ...requestOf(path, endpoint, input),
    responses: answersOf(name),
  }
}

function refusalResponses(): Readonly<Record<string, Schema>> {
  const content = { 'application/json': { schema: reference('schemas', 'Refusal') } }
  const told = Object.entries(REFUSED).map(([status, says]) => {
    const of = errorTable().filter((row) => row.status === Number(status))
    const description = `${says}: ${of.map(({ code, name }) => `${code} ${name}`).join(', ')}`
    return [`Refused${status}`, { description, content }]
  })
  return Object.fromEntries(told)
}

function refusalSchema(): Schema {
  const table = errorTable()
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', enum: table.map(({ code }) => code), 'x-enum-varnames': table.map(({ name }) => name) },
      msg: { type: 'string', description: "what happened, in the caller's language" },
      data: { type: 'null' },
    },
  }
}

function inputSchemas(names: ReadonlyMap<string, string>): Readonly<Record<string, Schema>> {
  const inputs = [...endpoints].flatMap(([path, endpoint]) => {
    const name = names.get(path)
    return name === undefined ? [] : [[name, inputSchema(path, endpoint)] as const]
  })
  return Object.fromEntries(inputs)
}

/** OpenAPI 3.1 of the Ms* API, generated from the table of its calls. */
export function openApiDocument(origin: string): Schema {
  const { ids, names } = nameAnswers()
  const inputs = nameInputs()
  const paths = [...endpoints].map(([path, endpoint]) => [
    `/api/${path}`,
    { [endpoint.method.toLowerCase()]: operation(path, endpoint, names.get(path) ?? '', inputs.get(path) ?? '') },
  ])
  const common = Object.entries(COMMON).map(([name, schema]) => [
    name,
    { name, in: 'query', required: name !== 'version', description: schema.description, schema: { type: schema.type } },
  ])
  const tags = new Set([...endpoints.keys()].map((path) => path.split('/', 1)[0] ?? ''))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jindu Ms* calls',
      version: '1',
      description:
        'The signed calls of existing clients. How they are signed, with clients to copy in TypeScript and Python, test vectors, every code and the live connection: [the guide](/api/docs/guide).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name, description: `Calls of \`${name}\`.` })),
    security: [{ signature: [] }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: refusalSchema(), ...dataSchemas(ids), ...inputSchemas(inputs) },
      parameters: { language: LANGUAGE, signatureVersion: SIGNATURE_VERSION, ...Object.fromEntries(common) },
      responses: refusalResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
