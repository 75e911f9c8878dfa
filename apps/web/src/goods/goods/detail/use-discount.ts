import { goodsSum, type DiscountOff, type GoodsSum } from '@jindu/domain/goods/goods'
import { moneyFromWire } from '@jindu/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { GoodsDetail } from './goods-reads.ts'

const route = getRouteApi('/_main/goodsDetails')

export interface Discount {
  /** The code of the address; undefined without one. */
  readonly code: string | undefined
  /** The code that counts; null while none does. */
  readonly used: { readonly code: string; readonly off: DiscountOff } | null
  readonly sum: GoodsSum
  readonly isPending: boolean
  readonly error: unknown
  readonly set: (code: string | undefined) => void
}

/** The sum of a purchase with the discount code that the page's address carries. */
export function useDiscount(goods: GoodsDetail, volume: number): Discount {
  const { q } = useApi()
  const { code } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = q.discounts.check.queryOptions({ goodsId: goods.id, volume, code: code ?? '' })
  const { data, error } = useAsRendered(
    asked.queryKey,
    useQuery({ ...asked, enabled: code !== undefined && !goods.own, placeholderData: keepPreviousData }),
  )
  const used =
    code === undefined || error !== null || data === undefined || data.code !== code
      ? null
      : {
          code,
          off: data.off.kind === 'percent' ? data.off : { kind: data.off.kind, amount: moneyFromWire(data.off.amount) },
        }
  return {
    code,
    used,
    sum: goodsSum({ price: moneyFromWire(goods.price), volume, off: used?.off ?? null }),
    isPending: code !== undefined && data?.code !== code && error === null,
    error,
    set: (next) =>
      void navigate({
        search: ({ code: _code, ...now }) => (next === undefined ? now : { ...now, code: next }),
        replace: true,
        resetScroll: false,
      }),
  }
}
