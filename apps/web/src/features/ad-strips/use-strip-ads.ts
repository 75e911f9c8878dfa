import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** How long an ad that is over may stand on a page that was open before. */
const REREAD_MILLISECONDS = 5_000

interface StripAsked {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly sideBySide: number
  /** Somebody points at an ad: it must not become another one under them. */
  readonly held: boolean
}

/** The ads of a strip. Read again they are the same ones, without those that no longer run; the others stay where they are. */
export function useStripAds({ spot, sideBySide, held }: StripAsked): ApiOutputs['ads']['strip']['data'] {
  const { q, client } = useApi()
  const queryClient = useQueryClient()
  const options = q.ads.strip.queryOptions({ spot })
  const { data } = useQuery({
    ...options,
    queryFn: ({ signal }) => {
      const had = queryClient.getQueryData(options.queryKey)?.data.map(({ id }) => id)
      return client.ads.strip.query({ spot, sideBySide, had }, { signal })
    },
    staleTime: Infinity,
    refetchOnMount: false,
    refetchInterval: ({ state }) => (held && state.data?.data.length !== 0 ? false : REREAD_MILLISECONDS),
  })
  return data?.data ?? []
}
