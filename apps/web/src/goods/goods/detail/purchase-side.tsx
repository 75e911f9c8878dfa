import { useState, type ReactNode } from 'react'
import { BuyerPanel } from './buyer-panel.tsx'
import type { GoodsDetail } from './goods-reads.ts'
import { NotBuyable } from './not-buyable.tsx'
import { PurchaseRefused } from './purchase-refused.tsx'
import { usePurchase } from './purchase.ts'

/**
 * The purchase, or why there is none. It owns the purchase state, because a live refetch may replace the panel while
 * the response is pending: the buyer of the last unit sees "sold out" before the success.
 */
export function PurchaseSide({ goods }: { readonly goods: GoodsDetail }): ReactNode {
  const [lastBuyable, setLastBuyable] = useState(goods)
  if (goods.notBuyable === null && goods !== lastBuyable) setLastBuyable(goods)
  const purchase = usePurchase(lastBuyable)
  if (goods.notBuyable === null || purchase.isUndecided) return <BuyerPanel goods={lastBuyable} purchase={purchase} />
  return (
    <NotBuyable goods={goods} reason={goods.notBuyable}>
      <PurchaseRefused purchase={purchase} />
    </NotBuyable>
  )
}
