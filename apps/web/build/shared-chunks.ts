import { gzipSync } from 'node:zlib'
import { closureOf, frameOf, type ClientGraph } from './client-graph.ts'
import { isComponent, isForVisitors, isPart, pagesOf, type Page } from './pages.ts'
import { LOADED_AT_START, LOADED_AT_START_OF, WEIGHT_LIMITS } from './weight-limits.ts'

/** Cost of an additional file for a page in gzip bytes: worse compression, headers, queueing. */
const FILE_BYTES = 1000

/**
 * Weight of a byte relative to the pages in `WEIGHT_LIMITS`, which most people open first: other pages with an empty
 * cache, later pages, and lazy parts, whose dependencies are mostly loaded by then.
 */
const WEIGHT = { visitors: 4, later: 1, lazy: 0.1 } as const

/** A unit loaded at once: a page with its layouts, a dialog, the editor. */
interface Start {
  readonly roots: readonly string[]
  readonly weight: number
}

/** Modules in the same file. */
interface Share {
  readonly modules: readonly string[]
  readonly bytes: number
}

interface Partition {
  readonly shares: readonly Share[]
  /** By share: the starts that load it. */
  readonly starts: readonly ReadonlySet<Start>[]
  /** Weighted bytes that all starts load in total. */
  readonly cost: number
}

const weightOf = (starts: ReadonlySet<Start>): number => [...starts].reduce((sum, { weight }) => sum + weight, 0)

function weightOfPage(page: Page): number {
  const first = WEIGHT_LIMITS.find(({ routeId }) => routeId === page.routeId)
  return first?.counts ?? (isForVisitors(page) ? WEIGHT.visitors : WEIGHT.later)
}

function startsOf(graph: ClientGraph, frame: ReadonlySet<string>): readonly Start[] {
  const loaded = new Set([...graph.modules.values()].flatMap(({ loads }) => loads))
  const withPage = ({ routeId }: Page) =>
    [...LOADED_AT_START, ...(LOADED_AT_START_OF[routeId] ?? [])].flatMap(
      (end) => [...loaded].find((id) => id.endsWith(end)) ?? [],
    )
  const pages = pagesOf(graph).map((page) => ({
    roots: [...page.parts.filter(isComponent), ...withPage(page)],
    weight: weightOfPage(page),
  }))
  const lazy = [...loaded].filter((id) => !isPart(id) && !frame.has(id))
  return [...pages, ...lazy.map((id) => ({ roots: [id], weight: WEIGHT.lazy }))]
}

/** Computes the loading cost if the modules are in these files. */
function partitionOf(graph: ClientGraph, shares: readonly Share[], starts: readonly Start[]): Partition {
  const shareOf = new Map(shares.flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)))
  const sharesOf = (ids: readonly string[]) => ids.flatMap((id) => shareOf.get(id) ?? [])
  const needs = shares.map(({ modules }) => [
    ...new Set(modules.flatMap((id) => sharesOf(graph.modules.get(id)?.needs ?? []))),
  ])
  const startsOfShare = shares.map(() => new Set<Start>())
  let cost = 0
  for (const start of starts) {
    const open = sharesOf(start.roots)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const known = startsOfShare[at]
      if (known === undefined || known.has(start)) continue
      known.add(start)
      cost += start.weight * ((shares[at]?.bytes ?? 0) + FILE_BYTES)
      open.push(...(needs[at] ?? []))
    }
  }
  return { shares, starts: startsOfShare, cost }
}

/** Pairs of shares, sorted by the maximum saving of joining them; further dependencies may reduce it. */
function pairsOf({ shares, starts }: Partition, mayJoin: (share: Share) => boolean) {
  const weights = starts.map(weightOf)
  const pairs: { readonly one: number; readonly other: number; readonly saves: number }[] = []
  for (const [one, first] of shares.entries()) {
    for (const [other, second] of shares.slice(0, one).entries()) {
      const [of, ofOther] = [starts[one], starts[other]]
      if (of === undefined || ofOther === undefined || !mayJoin(first) || !mayJoin(second)) continue
      const both = weightOf(new Set([...of].filter((start) => ofOther.has(start))))
      const inVain = ((weights[other] ?? 0) - both) * first.bytes + ((weights[one] ?? 0) - both) * second.bytes
      const saves = both * FILE_BYTES - inVain
      if (saves > 0) pairs.push({ one, other, saves })
    }
  }
  return pairs.toSorted((a, b) => b.saves - a.saves)
}

/** Joins shares as long as that reduces the total cost. */
function join(graph: ClientGraph, first: Partition, starts: readonly Start[]): Partition {
  const refused = new Set<string>()
  const single = new Set(first.shares.filter((_, at) => (first.starts[at]?.size ?? 0) < 2))
  let now = first
  for (;;) {
    const next = firstOf(
      pairsOf(now, (share) => !single.has(share)),
      ({ one, other }) => {
        const [a, b] = [now.shares[one], now.shares[other]]
        if (a === undefined || b === undefined) return null
        const key = [...a.modules, ...b.modules].toSorted().join()
        if (refused.has(key)) return null
        const joined = { modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes }
        const tried = partitionOf(graph, [...now.shares.filter((share) => share !== a && share !== b), joined], starts)
        if (tried.cost < now.cost) return tried
        refused.add(key)
        return null
      },
    )
    if (next === null) return now
    now = next
  }
}

function firstOf<In, Out>(all: readonly In[], of: (each: In) => Out | null): Out | null {
  for (const each of all) {
    const found = of(each)
    if (found !== null) return found
  }
  return null
}

/**
 * Assigns modules to shared files. The modules that every page loads are one file. Modules needed by the same pages and
 * lazy parts are grouped, and groups are joined where that saves more in files than it loads unnecessarily.
 *
 * @returns the file's name by module; a page's or a part's own modules have none
 */
export function shareChunks(graph: ClientGraph): ReadonlyMap<string, string> {
  const frame = frameOf(graph)
  const starts = startsOf(graph, frame)
  const needed = starts.map(({ roots }) => closureOf(graph, roots, ({ needs }) => needs))
  const lazy = [...graph.modules.values()].filter(({ id }) => !frame.has(id))
  const together = Map.groupBy(lazy, ({ id }) => needed.flatMap((ids, at) => (ids.has(id) ? at : [])).join())
  const shares = [...together.values()].map((modules) => ({
    modules: modules.map(({ id }) => id),
    bytes: gzipSync(modules.map(({ code }) => code).join('')).length,
  }))
  const joined = join(graph, partitionOf(graph, shares, starts), starts)
  const named = joined.shares.filter((_, at) => (joined.starts[at]?.size ?? 0) > 1)
  return new Map([
    ...[...frame].map((id) => [id, 'frame'] as const),
    ...named.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)),
  ])
}
