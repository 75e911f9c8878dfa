import type { ClientGraph } from './client-graph.ts'

const ROUTES = '/src/routes/'
/** How the router's plugin marks what it takes out of a route's file. */
const SPLIT = '?tsr-split='

/** A page as its address names it, with the layouts that it lies in. */
export interface Page {
  /** The id that the router knows it by: `/personal/assets/balance`, `/_main/`. */
  readonly routeId: string
  /** Ids of the route's file and its layouts': titles and guards, which every page begins with. */
  readonly routes: readonly string[]
  /** Ids of what was taken out of these files: components, what they show while waiting or for an error. */
  readonly parts: readonly string[]
}

/** Whether a module is what the router's plugin took out of a route's file. */
export const isPart = (id: string): boolean => id.includes(ROUTES) && id.includes(SPLIT)

/** Whether a module is what a page draws. */
export const isComponent = (id: string): boolean => id.includes(ROUTES) && id.includes(`${SPLIT}component`)

/** The path of a route's file without its ending: `personal/assets/balance`. Null for any other module. */
function pathOf(id: string): string | null {
  const [file = ''] = id.split('?')
  const at = file.lastIndexOf(ROUTES)
  return at === -1 || !file.endsWith('.tsx') ? null : file.slice(at + ROUTES.length, -'.tsx'.length)
}

/** The id that the router gives the route of a file (its file names nest by folder and by point). Null for any other module. */
export function routeIdOf(id: string): string | null {
  const path = pathOf(id)
  if (path === null) return null
  if (path === '__root') return '__root__'
  const parts = path.replaceAll('.', '/').split('/')
  return parts.at(-1) === 'index' ? `/${parts.slice(0, -1).join('/')}/`.replace('//', '/') : `/${parts.join('/')}`
}

/** The ids of a route and of the layouts that it lies in. */
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
