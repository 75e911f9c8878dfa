import { z } from 'zod'
import { appRouter } from '../../src/app/router.ts'

/** The part of JSON Schema that inputs use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

interface WithInputs {
  readonly _def: { readonly inputs?: readonly unknown[] }
}

const hasInputs = (value: unknown): value is WithInputs => typeof value === 'function' && '_def' in value

/** The JSON schemas of a procedure's input parsers. */
export function inputSchemas(path: string): Schema[] {
  const procedure: unknown = Reflect.get(appRouter._def.procedures, path)
  const inputs = hasInputs(procedure) ? (procedure._def.inputs ?? []) : []
  return inputs.map((input) => {
    if (!(input instanceof z.ZodType)) throw new Error(`${path} takes what zod does not know`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod types its answer wider than what it writes
    return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  })
}
