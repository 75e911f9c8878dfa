import type { DataTag, QueryClient } from '@tanstack/react-query'
import { callPath } from './call-path.ts'
import { pathProxy } from './path-proxy.ts'
import type { ApiClient } from './types.ts'

/** The path, and for one question its input. */
export type ApiQueryKey = readonly [path: readonly string[], of?: { readonly input?: unknown; readonly type: 'query' }]

interface ApiQuery<Input, Output> {
  /** For `useQuery` and `useSuspenseQuery`. */
  readonly queryOptions: (input: Input) => {
    readonly queryKey: DataTag<ApiQueryKey, Output, Error>
    readonly queryFn: () => Promise<Output>
  }
  /** For loaders: the answer at hand, or asked for. */
  readonly ensureData: (input: Input) => Promise<Output>
  /** The same without an answer and without failing. */
  readonly prefetch: (input: Input) => Promise<void>
  /** The answer to this input, or to all of them, is stale; what the page shows is read again. */
  readonly invalidate: (input?: Input) => Promise<void>
}

interface Invalidates {
  /** Everything read under this path is stale; what the page shows is read again. */
  readonly invalidate: () => Promise<void>
}

/** A client's procedures as questions to the cache. */
export type QueriesOf<Node> = Invalidates & {
  readonly [
    Name in keyof Node as Node[Name] extends { mutate: unknown } | { subscribe: unknown } ? never : Name
  ]: Node[Name] extends { query: (input: infer Input, options?: never) => Promise<infer Output> }
    ? ApiQuery<Input, Output>
    : QueriesOf<Node[Name]>
}

export type ApiQueries = QueriesOf<ApiClient>

type Verb = (queryClient: QueryClient, client: ApiClient, path: readonly string[], input: unknown) => unknown

function keyOf(path: readonly string[], input: unknown): ApiQueryKey {
  return input === undefined ? [path, { type: 'query' }] : [path, { input, type: 'query' }]
}

function optionsOf(client: ApiClient, path: readonly string[], input: unknown) {
  return { queryKey: keyOf(path, input), queryFn: async () => callPath(client, [...path, 'query'], [input]) }
}

const VERBS: Readonly<Record<string, Verb>> = {
  queryOptions: (_cache, client, path, input) => optionsOf(client, path, input),
  ensureData: (cache, client, path, input) => cache.ensureQueryData(optionsOf(client, path, input)),
  prefetch: (cache, client, path, input) => cache.prefetchQuery(optionsOf(client, path, input)),
  invalidate: (cache, _client, path, input) =>
    cache.invalidateQueries({ queryKey: input === undefined ? [path] : keyOf(path, input) }),
}

/**
 * Typed keys, options and cache access of every query: `q.goods.detail.queryOptions({ id })`.
 * Written here because the first page carries it: the package's own does forty things for two kilobytes, this does four.
 */
export function createApiQueries(queryClient: QueryClient, client: ApiClient): ApiQueries {
  const queries = pathProxy((path, [input]) =>
    VERBS[path.at(-1) ?? '']?.(queryClient, client, path.slice(0, -1), input),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has every path; the type names those that the server has
  return queries as ApiQueries
}
