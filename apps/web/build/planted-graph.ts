import type { ClientGraph, ClientModule } from './client-graph.ts'

/** A graph of made-up modules for tests; the first is the entry. */
export function graphWith(modules: Readonly<Record<string, Partial<ClientModule>>>): ClientGraph {
  const all = Object.entries(modules).map(([id, given]) => ({ id, code: `// ${id}`, needs: [], loads: [], ...given }))
  return { entry: all[0]?.id ?? '', modules: new Map(all.map((module) => [module.id, module])) }
}
