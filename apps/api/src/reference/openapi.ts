import { ERRORS } from '@jindu/domain/errors'
import { filePaths, FILE_SCHEMAS } from './file-paths.ts'
import { procedures, type Procedure } from './procedures.ts'
import { createErrorResponses, REFUSAL, type ErrorResponses } from './refused.ts'
import { refusalsOf } from './refusals.ts'
import { createSchemas, json, type Schema, type Schemas } from './schemas.ts'
import { verbRefusals, type RefusalsOfVerbs } from './verb-refusals.ts'

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

/** `goodsOrders.place` as the start of a name: `GoodsOrdersPlace`. */
const namePart = (path: string): string =>
  path
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function requestOf({ path, type, input }: Procedure, schemas: Schemas): Schema {
  if (input === null) return {}
  const schema = schemas.of(input, 'input', `${namePart(path)}Input`)
  // Nothing at all is read as an object without fields.
  const required = [undefined, {}].every((none) => !input.safeParse(none).success)
  if (type === 'mutation') return { requestBody: { required, content: json(schema) } }
  const description = `\`${namePart(path)}Input\` as JSON; or each field by itself, as \`input[name]=value\``
  return { parameters: [{ name: 'input', in: 'query', required, description, content: json(schema) }] }
}

/** A call without a result leaves `data` out. */
function answersOf({ path, output }: Procedure, schemas: Schemas): Schema {
  const data = output === null ? null : schemas.of(output, 'output', `${namePart(path)}Answer`)
  const result = data === null ? { type: 'object' } : { type: 'object', required: ['data'], properties: { data } }
  const answered = { type: 'object', required: ['result'], properties: { result } }
  return { 200: { description: 'Carried out', content: json(answered) } }
}

/** The OpenAPI security of a call: none, a session, or a token with the scope. */
function securityOf({ access, meta }: Procedure): readonly Schema[] {
  const anybody = access === 'visitor' ? [{}] : []
  const token = (meta.scope ?? null) === null ? [] : [{ token: [] }]
  return [...anybody, { session: [] }, ...token]
}

/** The OpenAPI fields that every procedure has, independent of transport. */
function described(procedure: Procedure): Schema {
  const { path, access, meta, summary } = procedure
  return {
    operationId: path,
    tags: [path.slice(0, path.indexOf('.'))],
    summary: summary.en,
    description: summary['zh-CN'],
    'x-access': access,
    'x-scope': meta.scope ?? null,
    security: securityOf(procedure),
  }
}

const METHODS = { query: 'get', mutation: 'post' } as const
/** Takes a multipart file, which JSON cannot carry. */
const UPLOAD = 'files.upload'

interface Parts {
  readonly schemas: Schemas
  readonly errors: ErrorResponses
  readonly ofVerbs: RefusalsOfVerbs
}

function pathsOf(all: readonly Procedure[], { schemas, errors, ofVerbs }: Parts): Readonly<Record<string, Schema>> {
  const rows = all.flatMap((procedure): readonly (readonly [string, Schema])[] => {
    const { path, type } = procedure
    if (type === 'subscription') return []
    if (path === UPLOAD) return Object.entries(filePaths(described(procedure)))
    const operation = {
      ...described(procedure),
      ...requestOf(procedure, schemas),
      responses: {
        ...answersOf(procedure, schemas),
        ...errors.of(namePart(path), refusalsOf(procedure, ofVerbs)),
      },
    }
    return [[`/trpc/${path}`, { [METHODS[type]]: operation }]]
  })
  return Object.fromEntries(rows)
}

/** OpenAPI 3.1 of the procedures as tRPC serves them over HTTP. Subscriptions use the WebSocket and are left out. */
export async function procedureDocument(origin: string): Promise<Schema> {
  const schemas = createSchemas()
  const errors = createErrorResponses()
  const all = procedures()
  const paths = pathsOf(all, { schemas, errors, ofVerbs: await verbRefusals() })
  const tags = new Set(all.map(({ path }) => path.slice(0, path.indexOf('.'))))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jindu procedures',
      version: '1',
      description:
        'The typed calls of the site and of programs with an access token. All on one page: [the procedures](/api/procedures). The input of a query is JSON in `input`; generators that write `input[limit]=20` are read too. Where one refuses lists or objects inside an input, give it this serializer: `({ input }) => (input === undefined ? "" : "input=" + encodeURIComponent(JSON.stringify(input)))`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name, description: `Procedures of \`${name}\`.` })),
    paths,
    components: {
      schemas: {
        ErrorCode: { type: 'string', enum: Object.keys(ERRORS) },
        Refusal: REFUSAL,
        ...FILE_SCHEMAS,
        ...schemas.named(),
      },
      responses: errors.named(),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
