import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSession } from '../../../shared/session/session.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

export type PayPasswordStatus = ApiOutputs['accounts']['payPasswordStatus']

export function usePayPasswordStatus(): UseQueryResult<PayPasswordStatus> {
  const { q } = useApi()
  const session = useSession()
  return useQuery({ ...q.accounts.payPasswordStatus.queryOptions(), enabled: session !== null })
}
