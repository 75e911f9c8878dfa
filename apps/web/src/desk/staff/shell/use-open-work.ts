import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

export type OpenWork = ApiOutputs['staff']['openWork']

/** Polled, because staff receive no events for most users' subjects. */
const READ_AGAIN_MS = 30_000

/** Number of waiting items in each place; undefined while unknown. */
export function useOpenWork(enabled: boolean): OpenWork | undefined {
  const { q } = useApi()
  return useQuery({ ...q.staff.openWork.queryOptions(), refetchInterval: READ_AGAIN_MS, enabled }).data
}
