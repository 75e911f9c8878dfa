import { useRouter } from '@tanstack/react-router'
import type { ApiQueries } from './react-query.ts'
import type { ApiClient } from './types.ts'

/** Reads and calls inside components: `useQuery(q.goods.detail.queryOptions({ id }))`, `client.goodsOrders.confirm.mutate({ id })`. */
export function useApi(): { q: ApiQueries; client: ApiClient } {
  const { q, client } = useRouter().options.context
  return { q, client }
}
