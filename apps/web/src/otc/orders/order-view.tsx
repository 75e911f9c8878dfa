import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { OrderFrameSkeleton, type TalkOrder } from '../../trust/conversations/index.ts'

const GoodsOrder = lazyPart(async () => ({ default: (await import('../../goods/orders/index.ts')).OrderPanel }))
const OtcOrder = lazyPart(async () => ({ default: (await import('./otc-panel.tsx')).OtcPanel }))

/** The panel of an order of either market, for the chat page. */
export function orderView({ market, id, earlier }: TalkOrder): ReactNode {
  const Panel = market === 'goods' ? GoodsOrder : OtcOrder
  return <Panel key={id} id={id} earlier={earlier} fallback={<OrderFrameSkeleton id={id} />} />
}
