import { MutationCache, QueryCache, QueryClient, defaultShouldDehydrateQuery } from '@tanstack/react-query'
import { foreignStatus } from './trpc/connection-errors.ts'

export interface QueryClientHooks {
  /** Every failure of a query, after it is final. */
  readonly onQueryError?: (error: unknown, source: 'read' | 'refresh') => void
  /** Called for every failed mutation; `quietStep` if its `meta.quiet` says that the page shows the error. */
  readonly onMutationError?: (error: unknown, source: 'step' | 'quietStep') => void
  /** Before every mutation is sent. */
  readonly onMutation?: () => void
}

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whether the page shows the error itself, evaluated at the failure. */
    mutationMeta: { quiet?: () => boolean }
  }
}

/** After a cut the first connections often break, and a first read that gives up takes its page away. */
const TRIES_AGAIN = 3

/** One per browser, one per request on the server. */
export function createQueryClient(hooks: QueryClientHooks = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => hooks.onQueryError?.(error, query.state.data === undefined ? 'read' : 'refresh'),
    }),
    mutationCache: new MutationCache({
      onMutate: () => hooks.onMutation?.(),
      onError: (error, _variables, _result, mutation) =>
        hooks.onMutationError?.(error, mutation.meta?.quiet?.() === true ? 'quietStep' : 'step'),
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 5 * 60_000,
        retry: (count, error) => count < TRIES_AGAIN && isWorthAnotherTry(error),
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: true,
      },
      // Offline, a step fails at once and is never queued.
      mutations: { retry: false, networkMode: 'always' },
      // Failed queries stay out of the page: their errors would be readable in the HTML.
      dehydrate: { shouldDehydrateQuery: defaultShouldDehydrateQuery },
    },
  })
}

/** Retry only requests that did not reach the server or broke on the way; a refusal is final, a proxy's too. */
function isWorthAnotherTry(error: unknown): boolean {
  if (import.meta.env.SSR) return false
  const status = foreignStatus(error)
  if (status !== null) return status >= 500
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined
  return data === undefined || data === null
}
