import { foldDiscountCode, goodsSum, type DiscountOff, type GoodsSum, type SumFacts } from '@jindu/domain/goods/goods'
import { moneyFromWire, moneyToWire } from '@jindu/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { GoodsDetail } from './goods-reads.ts'

const route = getRouteApi('/_main/goodsDetails')

export interface Discount {
  /** The code in the URL (`?code=`); undefined without one. */
  readonly code: string | undefined
  /** The code that the server accepted, with its discount; null otherwise. */
  readonly used: { readonly code: string; readonly off: DiscountOff } | null
  readonly sum: GoodsSum
  /** Why nothing can be paid yet, so that no buyer pays the full price for a code that they entered. */
  readonly blocks: 'typed' | 'pending' | 'refused' | null
  readonly error: unknown
  /** Text of the field. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly set: (code: string | undefined) => void
}

/**
 * The sum of a purchase with the discount code in the page's URL.
 * @param price what one piece costs at this quantity
 * @param isUndecided whether a payment's answer is pending or lost: it may have used the code up, so that it is not checked anew
 */
export function useDiscount(
  goods: GoodsDetail,
  { price, volume }: Pick<SumFacts, 'price' | 'volume'>,
  isUndecided: boolean,
): Discount {
  const { q } = useApi()
  const { code: given } = route.useSearch()
  // Folded here, not in the route, which every page loads.
  const code = given === undefined ? undefined : foldDiscountCode(given)
  const navigate = route.useNavigate()
  const [field, setField] = useState({ of: code, text: code ?? '' })
  // Back and links change the code of the page.
  const typed = field.of === code ? field.text : (code ?? '')
  const type = (text: string): void => setField({ of: code, text })
  const asked = q.discounts.check.queryOptions({
    goodsId: goods.id,
    volume,
    code: code ?? '',
    ...(goods.named && moneyToWire(price).units !== goods.price.units ? { named: moneyToWire(price) } : {}),
  })
  const { data, error } = useAsRendered(
    asked.queryKey,
    useQuery({
      ...asked,
      enabled: code !== undefined && !goods.own && !isUndecided,
      placeholderData: keepPreviousData,
    }),
  )
  const isRefused = error !== null && (data === undefined || readFailure(error).kind === 'refused')
  const used =
    code === undefined || isRefused || data?.code !== code
      ? null
      : {
          code,
          off: data.off.kind === 'percent' ? data.off : { kind: data.off.kind, amount: moneyFromWire(data.off.amount) },
        }
  return {
    code,
    used,
    sum: goodsSum({ price, volume, off: used?.off ?? null }),
    blocks:
      foldDiscountCode(typed) !== (code ?? '')
        ? 'typed'
        : code === undefined || used !== null
          ? null
          : isRefused
            ? 'refused'
            : 'pending',
    error: isRefused ? error : null,
    typed,
    type,
    set: (next) => {
      type(next ?? '')
      void navigate({
        search: ({ code: _code, ...now }) => (next === undefined ? now : { ...now, code: next }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
