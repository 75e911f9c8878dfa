import './domain-names.ts'
import type { Text } from '@jindu/i18n'
import { z } from 'zod'
import { appRouter } from '../app/router.ts'
import type { Access, Meta } from '../trpc/init.ts'

/** A procedure as the router itself knows it. */
export interface Procedure {
  /** `goods.list`. */
  readonly path: string
  readonly type: 'query' | 'mutation' | 'subscription'
  readonly access: Access
  readonly meta: Meta
  readonly summary: Text
  /** Null for a call that takes nothing. */
  readonly input: z.ZodType | null
  /** Null for a call that answers nothing but that it was carried out. */
  readonly output: z.ZodType | null
}

interface ProcedureDefinition {
  readonly _def: {
    readonly type: Procedure['type']
    readonly meta?: Meta
    readonly inputs: readonly unknown[]
    readonly output?: unknown
  }
}

/** The router types its flat record as the nested one. */
function isProcedure(value: unknown): value is ProcedureDefinition {
  return typeof value === 'function' && '_def' in value
}

function schemaOf(path: string, parser: unknown): z.ZodType | null {
  if (parser === undefined) return null
  if (!(parser instanceof z.ZodType)) throw new Error(`${path} reads by what is no schema`)
  return parser
}

/** Every procedure of the router, in its order. */
export function procedures(): Procedure[] {
  return Object.entries(appRouter._def.procedures).map(([path, found]) => {
    const definition = isProcedure(found) ? found._def : undefined
    const { type, meta, inputs = [], output } = definition ?? {}
    if (type === undefined || meta?.access === undefined) throw new Error(`${path} declares no access`)
    if (meta.summary === undefined) throw new Error(`${path} has no summary`)
    if (inputs.length > 1) throw new Error(`${path} has more than one input`)
    const answer = meta.answers ?? schemaOf(path, output)
    return {
      path,
      type,
      access: meta.access,
      meta,
      summary: meta.summary,
      input: schemaOf(path, inputs[0]),
      output: answer,
    }
  })
}
