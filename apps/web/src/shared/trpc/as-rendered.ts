import { QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useHydrated } from '../parts/use-hydrated.ts'

/** The reads that came with the server's page, by their key; null on the server. */
let rendered: QueryClient | null = null

/** Remembers the data with which queries arrive in the page. To be called before hydration. */
export function keepRendered(queryClient: QueryClient): void {
  const kept = new QueryClient()
  rendered = kept
  queryClient.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
    if (type === 'added' && state.data !== undefined) kept.setQueryData(queryKey, state.data)
  })
}

/**
 * A read for a part that hydrates on its own, when its code is there. By then the page may have read anew, and React discards
 * markup whose text differs: so hydration repeats what the server rendered, and the new data follow at once.
 */
export function useAsRendered<Data, Failure>(
  key: QueryKey,
  { data: latest, isError, error, refetch }: UseQueryResult<Data, Failure>,
): Pick<UseQueryResult<Data, Failure>, 'data' | 'isError' | 'error' | 'refetch'> {
  const hydrated = useHydrated()
  if (hydrated || rendered === null) return { data: latest, isError, error, refetch }
  const data = rendered.getQueryData<Data>(key)
  // A query that failed on the server does not come with the page.
  return { data, isError: data === undefined, error, refetch }
}
