import { adStripChannel } from '@jindu/domain/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../live/use-live.ts'
import { useAsRendered } from '../trpc/as-rendered.ts'
import { useApi } from '../trpc/use-api.ts'
import type { ApiOutputs } from '../trpc/types.ts'

/**
 * Polling interval for changes without an event, such as a frozen owner, and for browsers without a live connection.
 */
const REREAD_MILLISECONDS = 60_000

interface StripAsked {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly sideBySide: number
  /** The pointer is over an ad, which must not be replaced under it. */
  readonly held: boolean
}

/** The ads of a strip; undefined until loaded. On a refetch, ads that still run keep their place. */
export function useStripAds({ spot, sideBySide, held }: StripAsked): ApiOutputs['ads']['strip']['data'] | undefined {
  const { q, client } = useApi()
  const queryClient = useQueryClient()
  const options = q.ads.strip.queryOptions({ spot })
  useLive(adStripChannel(spot))
  const strip = useQuery({
    ...options,
    queryFn: ({ signal }) => {
      const had = queryClient.getQueryData(options.queryKey)?.data.map(({ id }) => id)
      return client.ads.strip.query({ spot, sideBySide, had }, { signal })
    },
    // While the pointer is over an ad, do not refetch.
    enabled: ({ state }) => !held || state.data?.data.length === 0,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchInterval: REREAD_MILLISECONDS,
  })
  return useAsRendered(options.queryKey, strip).data?.data
}
