import { z } from 'zod'

/** JSON Schema of draft 2020-12, as OpenAPI 3.1 reads it. */
export type Schema = Readonly<Record<string, unknown>>

/** A reference to an entry of the document's `components`. */
export const reference = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` })

export const json = (schema: Schema) => ({ 'application/json': { schema } })

/** Collects named schemas; each schema it returns refers to them. */
export interface Schemas {
  /**
   * @param io `input`: as a client writes it; `output`: as the server answers
   * @param name the component's name if the schema has none of its own; the result is then a reference
   */
  of(schema: z.ZodType, io: 'input' | 'output', name?: string): Schema
  /** The schemas named so far: `Money`, `GoodsCard`. */
  named(): Readonly<Record<string, Schema>>
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
  if (!isSchema(value)) return inComponents(key, value)
  return io === 'input' && 'default' in value && ('type' in value || 'anyOf' in value) ? optional(value) : value
}

/** A field with a default is optional in input. Drop `default`, because generators would make the field required. */
function optional({ default: preset, description, ...rest }: Schema): Schema {
  const says = `${JSON.stringify(preset)} when left out`
  return { ...rest, description: typeof description === 'string' ? `${description}; ${says}` : says }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

export function createSchemas(): Schemas {
  const named = new Map<string, Schema>()
  function keep(name: string, schema: Schema): void {
    const known = named.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two schemas are ${name}`)
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
      return name === undefined || '$ref' in own ? own : kept(name, own)
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
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
