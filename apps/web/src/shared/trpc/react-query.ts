// oxlint-disable-next-line no-restricted-imports -- the one file that names the package: its successor moves in here
import { createTRPCQueryUtils } from '@trpc/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './types.ts'

/** Typed keys, options and cache access of every query: `q.goods.detail.queryOptions({ id })`. */
export function createApiQueries(queryClient: QueryClient, client: ApiClient) {
  return createTRPCQueryUtils({ queryClient, client })
}

export type ApiQueries = ReturnType<typeof createApiQueries>
