import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

/** A client module after tree shaking. */
export interface ClientModule {
  readonly id: string
  readonly code: string
  /** Ids of its static imports. */
  readonly needs: readonly string[]
  /** Ids of its dynamic imports: pages, dialogs, the editor. */
  readonly loads: readonly string[]
}

export interface ClientGraph {
  /** Id of the entry module of every page. */
  readonly entry: string
  readonly modules: ReadonlyMap<string, ClientModule>
}

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'moduleIds' | 'facadeModuleId' | 'isEntry' | 'imports' | 'dynamicImports' | 'code'
>

/** A unique file name for this module. */
export const aloneInFile = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16)

/**
 * The module graph of a build that puts each module into its own file.
 * @throws Error without an entry
 */
export function graphOf(chunks: readonly BuiltChunk[]): ClientGraph {
  const idOf = new Map(
    // An entry may have a file without code in addition to its module's file.
    chunks.map(({ fileName, moduleIds, facadeModuleId }) => [fileName, moduleIds[0] ?? facadeModuleId ?? fileName]),
  )
  const idsOf = (files: readonly string[]): string[] => files.flatMap((file) => idOf.get(file) ?? [])
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('the client build has no entry')
  const modules = new Map<string, ClientModule>()
  for (const { fileName, code, imports, dynamicImports } of chunks) {
    const id = idOf.get(fileName) ?? fileName
    const before = modules.get(id)
    modules.set(id, {
      id,
      code: `${before?.code ?? ''}${code}`,
      needs: [...(before?.needs ?? []), ...idsOf(imports)],
      loads: [...(before?.loads ?? []), ...idsOf(dynamicImports)],
    })
  }
  return { entry: idOf.get(entry.fileName) ?? entry.fileName, modules }
}

/** Transitive closure of module ids under `next`. */
export function closureOf(
  { modules }: ClientGraph,
  starts: readonly string[],
  next: (module: ClientModule) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id)
    if (module === undefined || seen.has(id)) continue
    seen.add(id)
    open.push(...next(module))
  }
  return seen
}

/** Modules that every page loads at the start. */
export const frameOf = (graph: ClientGraph): ReadonlySet<string> =>
  closureOf(graph, [graph.entry], ({ needs }) => needs)
