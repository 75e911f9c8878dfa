import { ERRORS } from '@jindu/domain/errors'
import { tags } from './chapters.ts'
import { filePaths, FILE_SCHEMAS } from './file-paths.ts'
import { MULTIPART } from './multipart.ts'
import { procedures, type Procedure } from './procedures.ts'
import { createErrorResponses, REFUSAL, SHARED_CODES, type ErrorResponses } from './refused.ts'
import { refusalsOf } from './refusals.ts'
import { INPUT_EXAMPLES } from './input-examples.ts'
import type { Schema } from './json-schema.ts'
import { createSchemas, json, reference, type Schemas } from './schemas.ts'
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

function requestOf({ path, type, input }: Procedure, { schemas, example }: Parts): Schema {
  if (input === null) return {}
  const schema = schemas.of(input, 'input', `${namePart(path)}Input`)
  // Nothing at all is read as an object without fields.
  const required = [undefined, {}].every((none) => !input.safeParse(none).success)
  const shown = example(schema, path)
  if (type === 'mutation') return { requestBody: { required, content: json(schema, shown) } }
  // How it is written stands once, in the description of the document. `deepObject` is what generators write by themselves; those that go by `content` mostly type it as a text.
  const written = { style: 'deepObject', explode: true, schema, ...(shown !== null && { example: shown.value }) }
  return { parameters: [{ name: 'input', in: 'query', required, ...written }] }
}

/** Responses of calls; calls with the same response share one entry. */
function answersOf({ path, output }: Procedure, { schemas, answers, example }: Parts): Schema {
  const own = `${namePart(path)}Answer`
  const data = output === null ? null : schemas.of(output, 'output', own)
  // A call without a result leaves `data` out.
  const result = data === null ? { type: 'object' } : { type: 'object', required: ['data'], properties: { data } }
  const schema = { type: 'object', required: ['result'], properties: { result } }
  const response = { description: 'Done', content: json(schema, example(schema)) }
  const name = data === null ? 'Nothing' : String(data['$ref']).slice('#/components/schemas/'.length)
  if (name === own) return { 200: response }
  answers.set(`${name}Answered`, response)
  return { 200: reference('responses', `${name}Answered`) }
}

/** What calls need that say nothing else. */
const SESSION: readonly Schema[] = [{ session: [] }]

/** The OpenAPI security of a call: none, a session, or a token with the scope. */
function securityOf({ access, meta }: Procedure): readonly Schema[] {
  const anybody = access === 'visitor' ? [{}] : []
  const token = (meta.scope ?? null) === null ? [] : [{ token: [] }]
  return [...anybody, ...token, ...SESSION]
}

/** The OpenAPI fields that every procedure has, independent of transport. */
function described(procedure: Procedure): Schema {
  const { path, access, meta, summary } = procedure
  const security = securityOf(procedure)
  return {
    operationId: path,
    tags: [path.slice(0, path.indexOf('.'))],
    summary: summary.en,
    description: summary['zh-CN'],
    'x-access': access,
    ...((meta.scope ?? null) !== null && { 'x-scope': meta.scope }),
    ...(security.length > SESSION.length && { security }),
  }
}

const METHODS = { query: 'get', mutation: 'post' } as const
const UPLOAD = 'files.upload'

interface Parts {
  readonly schemas: Schemas
  readonly errors: ErrorResponses
  readonly answers: Map<string, Schema>
  readonly ofVerbs: RefusalsOfVerbs
  /**
   * An example of what a call takes or answers; null where the document has none.
   * @param path of the call whose input it is
   */
  readonly example: (schema: Schema, path?: string) => { readonly value: unknown } | null
}

function pathsOf(all: readonly Procedure[], parts: Parts): Readonly<Record<string, Schema>> {
  const { errors, ofVerbs } = parts
  const rows = all.flatMap((procedure): readonly (readonly [string, Schema])[] => {
    const { path, type } = procedure
    if (type === 'subscription') return []
    if (path === UPLOAD) return Object.entries(filePaths(described(procedure), refusalsOf(procedure, ofVerbs)))
    // The console's own upload is no interface for programs.
    if (MULTIPART.has(path)) return []
    const operation = {
      ...described(procedure),
      ...requestOf(procedure, parts),
      responses: {
        ...answersOf(procedure, parts),
        ...errors.of(namePart(path), refusalsOf(procedure, ofVerbs)),
      },
    }
    return [[`/trpc/${path}`, { [METHODS[type]]: operation }]]
  })
  return Object.fromEntries(rows)
}

/** Fields of fewer characters are written again. */
const REPEATED_FROM = 5_000

/** An object with the fields of another, of which more are required, refers to that one. */
function withoutRepeats(named: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const optional = new Map<string, string>()
  for (const [name, { properties, required }] of Object.entries(named)) {
    const fields = JSON.stringify(properties ?? null)
    if (required === undefined && fields.length > REPEATED_FROM) optional.set(fields, name)
  }
  const rows = Object.entries(named).map(([name, { properties, ...schema }]): [string, Schema] => {
    const other = optional.get(JSON.stringify(properties ?? null))
    if (properties === undefined) return [name, schema]
    if (other === undefined || schema['required'] === undefined) return [name, { ...schema, properties }]
    return [name, { ...schema, allOf: [reference('schemas', other)] }]
  })
  return Object.fromEntries(rows)
}

const depthOf = ({ path }: Procedure): number => path.split('.').length

interface Options {
  /** For people: with an example of each input and answer, and the codes of refusals in words. Generators have no use for them. */
  readonly examples?: boolean
}

/** OpenAPI 3.1 of the procedures as tRPC serves them over HTTP. Subscriptions use the WebSocket and are left out. */
export async function procedureDocument(origin: string, { examples = false }: Options = {}): Promise<Schema> {
  const schemas = createSchemas()
  const errors = createErrorResponses(examples)
  const answers = new Map<string, Schema>()
  // A chapter's own calls come before those of its parts: `goods.list` before `goods.stock.list`.
  const all = procedures().toSorted((one, other) => depthOf(one) - depthOf(other))
  const example = (schema: Schema, path?: string) =>
    examples ? { value: (path !== undefined && INPUT_EXAMPLES[path]) || schemas.exampleOf(schema) } : null
  const paths = pathsOf(all, { schemas, errors, answers, example, ofVerbs: await verbRefusals() })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jindu: the typed calls',
      version: '1',
      description:
        'The typed calls of the site and of programs with an access token. All on one page: [the procedures](/api/procedures). The input of a query goes field by field, as `input[limit]=20`, or as JSON in `input`. Where a generator refuses lists or objects inside an input, give it this serializer of the latter: `({ input }) => (input === undefined ? "" : "input=" + encodeURIComponent(JSON.stringify(input)))`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    security: SESSION,
    tags,
    paths,
    components: {
      schemas: {
        ErrorCode: { type: 'string', description: 'What is wrong; each has words', enum: Object.keys(ERRORS) },
        Refusal: REFUSAL,
        ...SHARED_CODES,
        ...FILE_SCHEMAS,
        ...withoutRepeats(schemas.named()),
      },
      responses: { ...errors.named(), ...Object.fromEntries(answers) },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
