import type { ClientGraph } from './client-graph.ts'

const ROUTES = '/src/routes/'
/** Marker of the router plugin for code split out of a route's file. */
const SPLIT = '?tsr-split='

/** A page of a URL, with its layouts. */
export interface Page {
  /** The id that the router knows it by: `/personal/assets/balance`, `/_main/`. */
  readonly routeId: string
  /** Ids of the route's file and its layouts': titles and guards, which every page begins with. */
  readonly routes: readonly string[]
  /** Ids of the parts split out of these files: components, pending and error components. */
  readonly parts: readonly string[]
}

/** Whether a module is a part that the router plugin split out of a route's file. */
export const isPart = (id: string): boolean => id.includes(ROUTES) && id.includes(SPLIT)

/** Whether a module is a page's component. */
export const isComponent = (id: string): boolean => id.includes(ROUTES) && id.includes(`${SPLIT}component`)

/** The path of a route's file without its ending: `personal/assets/balance`. Null for any other module. */
function pathOf(id: string): string | null {
  const [file = ''] = id.split('?')
  const at = file.lastIndexOf(ROUTES)
  return at === -1 || !file.endsWith('.tsx') ? null : file.slice(at + ROUTES.length, -'.tsx'.length)
}

/** The router's id for a route file (file names nest by folder and by dot). Null for any other module. */
export function routeIdOf(id: string): string | null {
  const path = pathOf(id)
  if (path === null) return null
  if (path === '__root') return '__root__'
  const parts = path.replaceAll('.', '/').split('/')
  return parts.at(-1) === 'index' ? `/${parts.slice(0, -1).join('/')}/`.replace('//', '/') : `/${parts.join('/')}`
}

/** The ids of a route and its layouts. */
function chainOf(routeId: string): readonly string[] {
  const parts = routeId.split('/').slice(1)
  return ['__root__', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]
}

/** Every route of the client as a page; a layout is one too, without a page inside. */
export function pagesOf({ modules }: ClientGraph): readonly Page[] {
  const ids = [...modules.keys()].filter((id) => routeIdOf(id) !== null)
  const routeIds = new Set(ids.flatMap((id) => routeIdOf(id) ?? []))
  return [...routeIds].map((routeId) => {
    const chain = new Set(chainOf(routeId))
    const lying = ids.filter((id) => chain.has(routeIdOf(id) ?? ''))
    return { routeId, routes: lying.filter((id) => !isPart(id)), parts: lying.filter(isPart) }
  })
}

/** Pages that a visitor may open first: those outside the personal area and the console. */
export const isForVisitors = ({ routeId }: Page): boolean => /^\/_(?:main|plain)\b/.test(routeId)
