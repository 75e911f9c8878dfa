import { useEffect } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { GoodsDetail } from './goods-reads.ts'

/** Reports a view to the server when the page is idle. Preloads and bots do not run this. */
export function useCountView({ id, own }: GoodsDetail): void {
  const { client } = useApi()
  useEffect(() => {
    if (own) return undefined
    const later = setTimeout(() => void client.sales.countView.mutate({ goodsId: id }).catch(() => undefined), 1_500)
    return () => clearTimeout(later)
  }, [client, id, own])
}
