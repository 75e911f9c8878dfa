import type { Rolldown } from 'vite'
import type { AssetMap, ChunkFiles } from '../src/server/assets.ts'
import { isComponent, routeIdOf } from './pages.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'isEntry' | 'imports'>

/** A chunk's file and those of its static imports, its own first. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, start: string): readonly string[] {
  const seen = new Set<string>()
  const collect = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of chunks.get(name)?.imports ?? []) collect(next)
  }
  collect(start)
  return [...seen].map((name) => `/${name}`)
}

/**
 * Initial files of the entry and of each route.
 * @param styles the one style sheet (`build.cssCodeSplit: false`), which no chunk references
 * @param letters the body font file
 * @param words version of the message catalogues
 * @throws Error without an entry, or without the font
 */
export function mapAssets(
  all: readonly Chunk[],
  styles: readonly string[],
  letters: string | undefined,
  words: string,
): AssetMap {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const entry = all.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('the client build has no entry')
  if (letters === undefined) throw new Error('the client build has no letters')
  const routes: Record<string, ChunkFiles> = {}
  for (const { fileName, facadeModuleId } of all) {
    const id = facadeModuleId !== null && isComponent(facadeModuleId) ? routeIdOf(facadeModuleId) : null
    if (id !== null) routes[id] = { js: filesOf(chunks, fileName), css: [] }
  }
  return {
    entry: { js: filesOf(chunks, entry.fileName), css: styles.map((file) => `/${file}`) },
    routes,
    letters: `/${letters}`,
    words,
  }
}
