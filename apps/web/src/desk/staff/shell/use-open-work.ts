import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

export type OpenWork = ApiOutputs['staff']['openWork']

/** What waits comes from everybody's things, of most of whose events staff hear nothing. */
const READ_AGAIN_MS = 30_000

/** How much waits in each place; undefined until it is known. */
export function useOpenWork(enabled: boolean): OpenWork | undefined {
  const { q } = useApi()
  return useQuery({ ...q.staff.openWork.queryOptions(), refetchInterval: READ_AGAIN_MS, enabled }).data
}
