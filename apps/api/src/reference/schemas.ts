import { z } from 'zod'

/** JSON Schema of draft 2020-12, as OpenAPI 3.1 reads it. */
export type Schema = Readonly<Record<string, unknown>>

/** Collects what schemas name, and gives each schema with references to it. */
export interface Schemas {
  /** @param io `input`: as a client writes it; `output`: as the server answers */
  of(schema: z.ZodType, io: 'input' | 'output'): Schema
  /** What was named until now: `Money`, `GoodsCard`. */
  named(): Readonly<Record<string, Schema>>
}

const inComponents = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

export function createSchemas(): Schemas {
  const named = new Map<string, Schema>()
  return {
    of: (schema, io) => {
      const found: unknown = JSON.parse(
        JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })),
        (key, value: unknown) => (isSchema(value) ? value : inComponents(key, value)),
      )
      if (!isSchema(found)) throw new Error('a schema is no object')
      const { $schema: _, $defs, ...own } = found
      for (const [name, each] of Object.entries(isSchema($defs) ? $defs : {})) {
        if (isSchema(each)) {
          const { id: __, ...rest } = each
          named.set(name, rest)
        }
      }
      if (typeof own['id'] !== 'string') return own
      // It is itself one that has a name.
      const { id, ...rest } = own
      named.set(id, rest)
      return { $ref: `#/components/schemas/${id}` }
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
  }
}

/** A schema in one line, as TypeScript would say it. */
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
  // What may be null besides.
  if (Array.isArray(type)) return type.map((each: unknown) => typeText({ ...schema, type: each })).join(' | ')
  if (type !== 'object') return typeof type === 'string' ? type + bounds(schema) : 'unknown'
  if (!isSchema(properties)) return `{ [name]: ${typeText(additionalProperties)} }`
  const needed = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = Object.entries(properties).map(
    ([name, inner]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeText(inner)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const MOST = Number.MAX_SAFE_INTEGER

/** ` 1–100`, ` ≤ 30 characters`; nothing where only the machine bounds it. */
function bounds({ type, minimum, maximum, maxLength }: Schema): string {
  if (type === 'string') return typeof maxLength === 'number' ? ` ≤ ${maxLength} characters` : ''
  const low = typeof minimum === 'number' && minimum > -MOST ? minimum : null
  const high = typeof maximum === 'number' && maximum < MOST ? maximum : null
  if (low !== null && high !== null) return ` ${low}–${high}`
  if (high !== null) return ` ≤ ${high}`
  return low === null ? '' : ` ≥ ${low}`
}
