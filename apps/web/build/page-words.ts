import { parseAst } from 'vite'
import { closureOf, frameOf, type ClientGraph, type ClientModule } from './client-graph.ts'
import { isPart, pagesOf, routeIdOf } from './pages.ts'
import { nodesOf } from './syntax.ts'

export interface PageWords {
  /** Ids of the messages that every page uses: header, footer, error messages. */
  readonly frame: ReadonlySet<string>
  /** By route id: further messages of the page, its layouts and everything it can open. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
}

/** Message ids in a module's code; macros left them there as string literals. */
export function saidBy(code: string, known: ReadonlySet<string>): readonly string[] {
  return nodesOf(parseAst(code)).flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' && known.has(value) ? value : [],
  )
}

/**
 * A module's static and dynamic imports. For route files only static ones: they import a page's parts dynamically, and
 * every page loads all route files.
 */
const withLazy = ({ id, needs, loads }: ClientModule): readonly string[] =>
  routeIdOf(id) !== null && !isPart(id) ? needs : [...needs, ...loads]

/**
 * The messages that each page uses, computed from the build.
 * @param known ids of all messages
 */
export function wordsOf(graph: ClientGraph, known: ReadonlySet<string>): PageWords {
  const saidIn = new Map([...graph.modules.values()].map(({ id, code }) => [id, saidBy(code, known)]))
  const ofModules = (ids: Iterable<string>): ReadonlySet<string> =>
    new Set([...ids].flatMap((id) => saidIn.get(id) ?? []))
  const everywhere = closureOf(graph, [...frameOf(graph)], withLazy)
  const frame = ofModules([...everywhere].filter((id) => routeIdOf(id) === null))
  const pages = pagesOf(graph).map(({ routeId, routes, parts }) => {
    const own = closureOf(graph, parts, (module) => withLazy(module).filter((id) => !everywhere.has(id)))
    const said = [...ofModules([...routes, ...own])].filter((id) => !frame.has(id))
    return [routeId, new Set(said)] as const
  })
  return { frame, pages: new Map(pages) }
}
