import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { SearchAddress } from './search-query.ts'

export type Named = ApiOutputs['goods']['named']

const NOTHING: Named = { goods: null, categories: [] }

/** Goods and categories that the keyword names directly, as far as the filters allow. */
export function useNamed({ search, goods_id, id, page = 1 }: SearchAddress): Named {
  const { q } = useApi()
  const named = q.goods.named.queryOptions({ keyword: search ?? '' })
  const { data = NOTHING } = useAsRendered(named.queryKey, useQuery({ ...named, enabled: search !== undefined }))
  return {
    goods: goods_id === undefined && page === 1 ? data.goods : null,
    categories: id === undefined ? data.categories : [],
  }
}
