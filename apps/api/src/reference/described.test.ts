import { expect, test } from 'vitest'
import { describedNames } from './field-words.ts'
import { MULTIPART } from './multipart.ts'
import { procedureDocument } from './openapi.ts'
import { procedures } from './procedures.ts'
import { isSchema, type Schema } from './json-schema.ts'

const plain = JSON.stringify(await procedureDocument('https://jindu.example'))
const shown = JSON.stringify(await procedureDocument('https://jindu.example', { examples: true }))
const { tags, paths, components } = JSON.parse(shown)
const schemas: Readonly<Record<string, Schema>> = JSON.parse(plain).components.schemas

const all = procedures().filter(({ path, type }) => type !== 'subscription' && !MULTIPART.has(path))
const bodies = all.map((procedure) => {
  const operation = paths[`/trpc/${procedure.path}`][procedure.type === 'query' ? 'get' : 'post']
  const { $ref, ...own } = operation.responses[200]
  return {
    ...procedure,
    asked: operation.parameters?.[0] ?? operation.requestBody?.content['application/json'],
    answered: ($ref === undefined ? own : components.responses[$ref.split('/').at(-1)]).content['application/json'],
  }
})

test('every call shows an example of its input, which its schema accepts', () => {
  const wrong = bodies.flatMap(({ path, input, asked }) => {
    const read = input?.safeParse(asked.example)
    return read?.success === false ? [`${path}: ${read.error.message}`] : []
  })
  expect(wrong).toEqual([])
})

test('no example is empty where a call takes something', () => {
  const empty = bodies.filter(({ asked }) => asked !== undefined && JSON.stringify(asked.example) === '{}')
  const fields = ({ asked }: (typeof bodies)[number]) => {
    const { $ref, properties } = asked.schema
    return Object.keys(properties ?? components.schemas[$ref.split('/').at(-1)].properties ?? {})
  }
  expect(empty.filter((each) => fields(each).length > 0).map(({ path }) => path)).toEqual([])
})

test('every call shows an example of its answer, the same at each start', async () => {
  // Whether each fits its schema is a rule of the linter: `reference.test.ts`.
  expect(bodies.filter(({ answered }) => answered.example?.result === undefined)).toEqual([])
  expect(JSON.stringify(await procedureDocument('https://jindu.example', { examples: true }))).toBe(shown)
})

test('every call stands in a chapter that has a title, and no chapter is empty', () => {
  const named = procedures().flatMap(({ path, type }) =>
    type === 'subscription' ? [] : path.slice(0, path.indexOf('.')),
  )
  expect(tags.map(({ name }: { name: string }) => name).toSorted()).toEqual([...new Set(named)].toSorted())
})

test('generators are not asked to carry examples', () => {
  expect(plain).not.toMatch(/"examples?":/)
})

/** Every field of the structures: where it stands, its schema. */
function* fieldsIn(schema: unknown, at: string): Generator<readonly [string, string, Schema]> {
  if (Array.isArray(schema)) for (const each of schema) yield* fieldsIn(each, at)
  if (!isSchema(schema) || Array.isArray(schema)) return
  const { properties } = schema
  for (const [name, field] of Object.entries(isSchema(properties) ? properties : {}))
    if (isSchema(field)) yield [at, name, field]
  for (const each of Object.values(schema)) yield* fieldsIn(each, at)
}

/** Says itself what it holds, or is nothing but a structure that does; what stands when it is left out does not count. */
function isDescribed({ description, $ref, anyOf }: Schema): boolean {
  if (typeof description === 'string') return !/^\S* when left out$/.test(description)
  if (typeof $ref === 'string') return schemas[$ref.split('/').at(-1) ?? '']?.['description'] !== undefined
  const [only, ...others] = Array.isArray(anyOf) ? anyOf.filter((each) => each.type !== 'null') : []
  return others.length === 0 && isSchema(only) && isDescribed(only)
}

const fields = Object.entries(schemas).flatMap(([name, schema]) => [...fieldsIn(schema, name)])
const described = fields.filter(([, , field]) => isDescribed(field))
const percent = Math.floor((100 * described.length) / fields.length)

test(`${percent}% of the fields of inputs and answers say what they hold: 60% at least`, () => {
  expect(fields.length).toBeGreaterThan(3_000)
  expect(percent).toBeGreaterThanOrEqual(60)
})

test('descriptions are short, and end without a full stop', () => {
  const said = fields.flatMap(([at, name, { description }]) =>
    typeof description === 'string' ? [{ at, name, description }] : [],
  )
  expect(said.filter(({ description }) => description.endsWith('.') || description.length > 140)).toEqual([])
})

test('each name of the table is a field', () => {
  const names = new Set(fields.map(([, name]) => name))
  expect(describedNames().filter((name) => !names.has(name))).toEqual([])
})
