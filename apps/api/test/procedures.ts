import { appRouter } from '../src/trpc/app-router.ts'
import type { Access, Meta } from '../src/trpc/init.ts'

export interface Procedure {
  readonly path: string
  readonly type: 'query' | 'mutation' | 'subscription'
  readonly access: Access
  readonly meta: Meta
}

interface ProcedureDefinition {
  readonly _def: { readonly type: Procedure['type']; readonly meta?: Meta }
}

/** The router types its flat record as the nested one. */
function isProcedure(value: unknown): value is ProcedureDefinition {
  return typeof value === 'function' && '_def' in value
}

/** Every procedure as the router itself knows it. */
export function procedures(): Procedure[] {
  return Object.entries(appRouter._def.procedures).map(([path, found]) => {
    const meta = isProcedure(found) ? found._def.meta : undefined
    if (!isProcedure(found) || meta?.access === undefined) throw new Error(`${path} declares no access`)
    return { path, type: found._def.type, access: meta.access, meta }
  })
}
