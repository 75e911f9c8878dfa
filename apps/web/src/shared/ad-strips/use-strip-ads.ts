import { adStripChannel } from '@jindu/domain/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../live/use-live.ts'
import { useApi } from '../trpc/use-api.ts'
import type { ApiOutputs } from '../trpc/types.ts'

/** For what no event tells, such as an owner who was frozen, and for browsers without a live connection. */
const REREAD_MILLISECONDS = 60_000

interface StripAsked {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly sideBySide: number
  /** Somebody points at an ad: it must not become another one under them. */
  readonly held: boolean
}

/** The ads of a strip; undefined until the first answer. Read again when they change they are the same ones, without those that no longer run; the others stay where they are. */
export function useStripAds({ spot, sideBySide, held }: StripAsked): ApiOutputs['ads']['strip']['data'] | undefined {
  const { q, client } = useApi()
  const queryClient = useQueryClient()
  const options = q.ads.strip.queryOptions({ spot })
  useLive(adStripChannel(spot))
  const { data } = useQuery({
    ...options,
    queryFn: ({ signal }) => {
      const had = queryClient.getQueryData(options.queryKey)?.data.map(({ id }) => id)
      return client.ads.strip.query({ spot, sideBySide, had }, { signal })
    },
    // What has changed meanwhile is read when they point elsewhere.
    enabled: ({ state }) => !held || state.data?.data.length === 0,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchInterval: REREAD_MILLISECONDS,
  })
  return data?.data
}
