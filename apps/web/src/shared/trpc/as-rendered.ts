import { QueryClient, type QueryKey, type UseQueryResult, type UseSuspenseQueryResult } from '@tanstack/react-query'
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
 * A read for what the server renders. Routes and lazy parts hydrate one after the other; until then the page may have read
 * anew, and React discards markup whose text differs. So hydration repeats what the server rendered, and the new data follow
 * at once.
 */
export function useAsRendered<Data, Failure>(
  key: QueryKey,
  { data: latest, isError, error, refetch, isPlaceholderData }: UseQueryResult<Data, Failure>,
): Pick<UseQueryResult<Data, Failure>, 'data' | 'isError' | 'error' | 'refetch' | 'isPlaceholderData'> {
  const hydrated = useHydrated()
  if (hydrated || rendered === null) return { data: latest, isError, error, refetch, isPlaceholderData }
  const data = rendered.getQueryData<Data>(key)
  // The server renders a read without data as loading, whether it failed there or was not asked for.
  return { data, isError: false, error: null, refetch, isPlaceholderData: false }
}

/** The same for a read that suspends. */
export function useSuspenseAsRendered<Data, Failure>(
  key: QueryKey,
  { data: latest, error, refetch, dataUpdatedAt }: UseSuspenseQueryResult<Data, Failure>,
): Pick<UseSuspenseQueryResult<Data, Failure>, 'data' | 'error' | 'refetch' | 'dataUpdatedAt'> {
  const hydrated = useHydrated()
  const data = hydrated ? undefined : rendered?.getQueryData<Data>(key)
  return data === undefined
    ? { data: latest, error, refetch, dataUpdatedAt }
    : { data, error: null, refetch, dataUpdatedAt }
}
