import { expect, it } from 'vitest'
import { procedures } from '../../src/reference/procedures.ts'
import { inputSchemas, type Schema } from './schemas.ts'

const isOpen: Readonly<Record<string, (schema: Schema) => boolean>> = {
  integer: ({ maximum }) => maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER,
  number: ({ maximum }) => maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER,
  string: ({ maxLength, pattern, format }) => maxLength === undefined && pattern === undefined && format === undefined,
  array: ({ maxItems, prefixItems }) => maxItems === undefined && prefixItems === undefined,
}

/** Paths of unbounded values in a schema: numbers, texts and lists without a maximum. */
function openPlaces(schema: Schema, at: string): string[] {
  const { type, items, properties = {}, additionalProperties } = schema
  const own = schema.const === undefined && schema.enum === undefined && isOpen[type ?? '']?.(schema) === true
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...(own ? [at] : []),
    ...either.flatMap((each) => openPlaces(each, at)),
    ...(items === undefined ? [] : openPlaces(items, `${at}[]`)),
    ...Object.entries(properties).flatMap(([name, each]) => openPlaces(each, `${at}.${name}`)),
    ...(typeof additionalProperties === 'object' ? openPlaces(additionalProperties, `${at}.*`) : []),
  ]
}

it('everything that a procedure takes has a maximum', () => {
  const open = procedures().flatMap(({ path }) => inputSchemas(path).flatMap((schema) => openPlaces(schema, path)))
  expect(open).toEqual([])
})

it('the check sees what has none', () => {
  const schema: Schema = {
    type: 'object',
    properties: { id: { type: 'integer' }, names: { type: 'array', items: { type: 'string' }, maxItems: 3 } },
  }
  expect(openPlaces(schema, 'x')).toEqual(['x.id', 'x.names[]'])
})
