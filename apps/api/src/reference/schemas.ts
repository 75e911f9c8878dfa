import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { exampleOf } from './examples.ts'
import { fieldWords, isMoment } from './field-words.ts'
import { isSchema, type Schema } from './json-schema.ts'

/** A reference to an entry of the document's `components`. */
export const reference = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` })

const SECONDS = { type: 'integer', description: 'A moment: seconds since 1970', example: 1_800_000_000 }
const MOMENT = reference('schemas', 'UnixSeconds')

/** @param example null for none */
export const json = (schema: Schema, example: { readonly value: unknown } | null = null) => ({
  'application/json': { schema, ...(example !== null && { example: example.value }) },
})

/** Structures that many calls take or answer, under one name. */
const COMMON: Readonly<Record<string, Schema>> = {
  ById: fieldsOf({ id: reference('schemas', 'Id') }),
  ByIdWithReason: fieldsOf({
    id: reference('schemas', 'Id'),
    reason: { type: 'string', maxLength: 1_000, description: 'Why; the user concerned reads it' },
  }),
  ByIdPaying: {
    ...fieldsOf({ id: reference('schemas', 'Id'), payPassword: reference('schemas', 'PasswordDigest') }),
    required: ['id'],
  },
  Numbered: fieldsOf({ id: { type: 'integer', description: 'Its number' } }),
  Done: fieldsOf({ done: { type: 'boolean', const: true, description: 'Always true: it was carried out' } }),
}

function fieldsOf(properties: Schema): Schema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** Collects named schemas; each schema it returns refers to them. */
export interface Schemas {
  /**
   * @param io `input`: as a client writes it; `output`: as the server answers
   * @param name the component's name if the schema has none of its own; the result is then a reference
   */
  of(schema: z.ZodType, io: 'input' | 'output', name?: string): Schema
  /** The schemas named so far: `Money`, `GoodsCard`. */
  named(): Readonly<Record<string, Schema>>
  /** A value of a schema that `of` gave. */
  exampleOf(schema: Schema): unknown
}

/** A schema without its `example`, which is for `exampleOf`. */
function withoutExample(schema: Schema): Schema {
  const { example: _, ...rest } = schema
  const cleaned = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(cleaned) : isSchema(part) ? withoutExample(part) : part
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, cleaned(part)]))
}

const inComponents = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value

const MOST = Number.MAX_SAFE_INTEGER

/**
 * Drops keywords without information: number bounds of the machine, and `additionalProperties: false` in output,
 * because answers may gain fields.
 */
function plain(key: string, value: unknown, io: 'input' | 'output'): unknown {
  if ((key === 'minimum' && value === -MOST) || (key === 'maximum' && value === MOST)) return undefined
  if (key === 'additionalProperties' && value === false && io === 'output') return undefined
  // The format says the same, shorter.
  if (key === 'pattern' && typeof value === 'string' && value.includes('[0-9a-fA-F]{8}-')) return undefined
  if (!isSchema(value)) return inComponents(key, value)
  if (key === 'properties') return described(value)
  const isOptional = io === 'input' && 'default' in value
  return isOptional && ('type' in value || 'anyOf' in value || '$ref' in value) ? optional(value) : value
}

const NULL = { type: 'null' }
const OMITTED = ' when left out'

/** The type of a field, its null apart; that of a reference or of several objects is `object`. */
function kindOf({ type, anyOf, $ref }: Schema): string | null {
  if ($ref !== undefined) return 'object'
  const own: unknown = Array.isArray(type) ? type.find((each) => each !== 'null') : type
  if (own === undefined && Array.isArray(anyOf)) {
    const part = anyOf.find((each: unknown) => isSchema(each) && each['type'] !== 'null')
    return isSchema(part) ? kindOf(part) : null
  }
  return own === 'number' ? 'integer' : typeof own === 'string' ? own : null
}

const isInteger = (schema: unknown): boolean =>
  isSchema(schema) && schema['type'] === 'integer' && Object.keys(schema).length === 1

/** Integers that are moments by their names, as a reference to what a moment is. */
function asMoment(field: Schema): Schema {
  if (isInteger(field)) return MOMENT
  const { anyOf } = field
  const [value, none, ...others]: readonly unknown[] = Array.isArray(anyOf) ? anyOf : []
  const isNullable = isInteger(value) && isSchema(none) && none['type'] === 'null' && others.length === 0
  return isNullable ? { ...field, anyOf: [MOMENT, NULL] } : field
}

/** Says of each field what it holds, unless its schema says it. */
function described(fields: Schema): Schema {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isSchema(field)) return [name, field]
      const typed = isMoment(name) ? asMoment(field) : field
      const { description: own } = typed
      const words = fieldWords(name, kindOf(typed))
      const isSaid = typeof own === 'string' && (own.includes('; ') || !own.endsWith(OMITTED))
      if (words === null || isSaid) return [name, typed]
      return [name, { ...typed, description: typeof own === 'string' ? `${words}; ${own}` : words }]
    }),
  )
}

/** A field with a default is optional in input. Drop `default`, because generators would make the field required. */
function optional({ default: preset, description, ...rest }: Schema): Schema {
  const says = `${JSON.stringify(preset)}${OMITTED}`
  return { ...rest, description: typeof description === 'string' ? `${description}; ${says}` : says }
}

export function createSchemas(): Schemas {
  const named = new Map<string, Schema>([['UnixSeconds', SECONDS]])
  function keep(name: string, schema: Schema): void {
    const known = named.get(name)
    if (known !== undefined && !isDeepStrictEqual(known, schema)) throw new Error(`two schemas are ${name}`)
    named.set(name, schema)
  }
  function kept(name: string, schema: Schema): Schema {
    keep(name, schema)
    return reference('schemas', name)
  }
  return {
    of: (schema, io, name) => {
      const found: unknown = JSON.parse(
        JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })),
        (key, value: unknown) => plain(key, value, io),
      )
      if (!isSchema(found)) throw new Error('a schema is no object')
      const { $schema: _, $defs, ...own } = found
      for (const [each, definition] of Object.entries(isSchema($defs) ? $defs : {})) {
        if (isSchema(definition)) {
          const { id: __, ...rest } = definition
          keep(each, rest)
        }
      }
      if (typeof own['id'] === 'string') {
        // It is itself one that has a name.
        const { id, ...rest } = own
        return kept(id, rest)
      }
      const common = Object.entries(COMMON).find(([, each]) => isDeepStrictEqual(each, withoutExample(own)))
      const called = common?.[0] ?? name
      return called === undefined || '$ref' in own ? own : kept(called, own)
    },
    named: () =>
      Object.fromEntries(
        [...named].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, each]) => [name, withoutExample(each)]),
      ),
    exampleOf: (schema) => exampleOf(schema, named),
  }
}

/** A schema in one line, in TypeScript's notation. */
export function typeText(schema: unknown): string {
  if (!isSchema(schema)) return 'unknown'
  const { $ref, const: constant, enum: values, anyOf, oneOf, allOf } = schema
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if (constant !== undefined) return JSON.stringify(constant)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return either.map(typeText).join(' | ')
  if (Array.isArray(allOf)) return allOf.map(typeText).join(' & ')
  return plainText(schema)
}

function plainText(schema: Schema): string {
  const { type, items, properties, additionalProperties } = schema
  if (type === 'array') {
    const of = typeText(items)
    return /^\w+$/.test(of) ? `${of}[]` : `(${of})[]`
  }
  // A union of types, such as a nullable field.
  if (Array.isArray(type)) return type.map((each: unknown) => typeText({ ...schema, type: each })).join(' | ')
  if (type !== 'object') return typeof type === 'string' ? type + bounds(schema) : 'unknown'
  if (!isSchema(properties)) return `{ [name]: ${typeText(additionalProperties)} }`
  const needed = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = Object.entries(properties).map(
    ([name, inner]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeText(inner)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** ` 1–100`, ` ≤ 30 characters`; empty where only the machine bounds the value. */
function bounds({ type, minimum, maximum, maxLength }: Schema): string {
  if (type === 'string') return typeof maxLength === 'number' ? ` ≤ ${maxLength} characters` : ''
  const low = typeof minimum === 'number' && minimum > -MOST ? minimum : null
  const high = typeof maximum === 'number' && maximum < MOST ? maximum : null
  if (low !== null && high !== null) return ` ${low}–${high}`
  if (high !== null) return ` ≤ ${high}`
  return low === null ? '' : ` ≥ ${low}`
}
