import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSession } from '../../../shared/session/session.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

const KEPT_MS = 5 * 60_000

/** The owner's anti-phishing phrase; null inside for none. */
export function usePhrase(): UseQueryResult<ApiOutputs['accounts']['phrase']> {
  const { q } = useApi()
  const session = useSession()
  return useQuery({ ...q.accounts.phrase.queryOptions(), enabled: session !== null, staleTime: KEPT_MS })
}
