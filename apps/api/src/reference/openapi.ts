import { ERRORS, isErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { httpStatusOf } from '../trpc/error-shape.ts'
import { scopeOf } from '../trpc/token-scopes.ts'
import { procedures, type Procedure } from './procedures.ts'
import { refusalsOf } from './refusals.ts'
import { createSchemas, type Schema, type Schemas } from './schemas.ts'

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'jindu_session',
    description: 'What `accounts.login` sets; over https its name begins with `__Host-`.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token of the account page, with the scope that `x-scope` names.',
  },
}

const REFUSED: Readonly<Record<number, string>> = {
  400: 'The input is refused',
  401: 'No session or token, or one that ended',
  403: 'Not for this caller',
  404: 'There is no such thing',
  409: 'What is asked does not fit the state of the thing',
  422: 'Money forbids it',
  429: 'Too often',
  500: 'A failure of the server',
  503: 'A part of the server does not work at the moment',
}

const reference = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` })

/** Every refusal: its name, its HTTP status, and what it says. */
export const refusalTable = () =>
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .map((code) => ({
      code,
      status: httpStatusOf(code),
      en: errorMessage(code, 'en'),
      zh: errorMessage(code, 'zh-CN'),
    }))

/** What a client finds in `error.data.domain` of a refusal. */
const REFUSAL = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'code', 'data'],
      properties: {
        message: { type: 'string' },
        code: { type: 'integer', description: 'the number of JSON-RPC; `data.domain.code` says what happened' },
        data: {
          type: 'object',
          required: ['code', 'httpStatus', 'domain'],
          properties: {
            code: { type: 'string' },
            httpStatus: { type: 'integer' },
            domain: {
              type: 'object',
              required: ['code', 'details'],
              properties: {
                code: reference('schemas', 'ErrorCode'),
                details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
                fields: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['field', 'code'],
                    properties: { field: { type: 'string' }, code: reference('schemas', 'ErrorCode') },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const

const json = (schema: Schema) => ({ 'application/json': { schema } })

function requestOf({ type, input }: Procedure, schemas: Schemas): Schema {
  if (input === null) return {}
  const schema = schemas.of(input, 'input')
  const required = !input.safeParse(undefined).success
  if (type === 'mutation') return { requestBody: { required, content: json(schema) } }
  const query = { name: 'input', in: 'query', required, description: 'The input as JSON', content: json(schema) }
  return { parameters: [query] }
}

function answersOf(output: Schema): Schema {
  const result = { type: 'object', required: ['data'], properties: { data: output } }
  const answered = { type: 'object', required: ['result'], properties: { result } }
  const refused = Object.keys(REFUSED).map((status) => [status, reference('responses', `Refused${status}`)])
  return { 200: { description: 'Carried out', content: json(answered) }, ...Object.fromEntries(refused) }
}

/** Who may call: nobody in particular, a session, or a token with the scope. */
function securityOf({ path, access }: Procedure): readonly Schema[] {
  const anybody = access === 'visitor' ? [{}] : []
  const token = scopeOf(path) === null ? [] : [{ token: [] }]
  return [...anybody, { session: [] }, ...token]
}

function operation(procedure: Procedure, schemas: Schemas): Schema {
  const { path, access, meta, output } = procedure
  return {
    operationId: path,
    tags: [path.slice(0, path.indexOf('.'))],
    summary: meta.summary,
    'x-access': access,
    'x-scope': scopeOf(path),
    'x-refusals': refusalsOf(procedure),
    security: securityOf(procedure),
    ...requestOf(procedure, schemas),
    responses: answersOf(output === null ? {} : schemas.of(output, 'output')),
  }
}

const METHODS = { query: 'get', mutation: 'post' } as const

/** OpenAPI 3.1 of the procedures as tRPC carries them over HTTP; what is followed live goes over its socket and is not among them. */
export function procedureDocument(origin: string): Schema {
  const schemas = createSchemas()
  const all = procedures()
  const paths = all.flatMap((procedure) =>
    procedure.type === 'subscription'
      ? []
      : [[`/trpc/${procedure.path}`, { [METHODS[procedure.type]]: operation(procedure, schemas) }] as const],
  )
  const tags = new Set(all.map(({ path }) => path.slice(0, path.indexOf('.'))))
  const responses = Object.entries(REFUSED).map(([status, says]) => {
    const codes = refusalTable().filter((row) => row.status === Number(status))
    const description = `${says}: ${codes.map(({ code }) => code).join(', ')}`
    return [`Refused${status}`, { description, content: json(reference('schemas', 'Refusal')) }]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jindu procedures',
      version: '1',
      description:
        'The typed calls of the site and of programs with an access token. All on one page: [the procedures](/api/procedures).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name, description: `Procedures of \`${name}\`.` })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        ErrorCode: { type: 'string', enum: Object.keys(ERRORS) },
        Refusal: REFUSAL,
        ...schemas.named(),
      },
      responses: Object.fromEntries(responses),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
