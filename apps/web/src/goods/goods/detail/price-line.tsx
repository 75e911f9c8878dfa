import type { ReactNode } from 'react'
import { Automatic, Price } from '../../card/index.ts'
import type { GoodsDetail } from './goods-reads.ts'

/** The price, the old one during a sale, and whether delivery is automatic. */
export function PriceLine({
  goods,
}: {
  readonly goods: Pick<GoodsDetail, 'price' | 'sale' | 'named' | 'automatic'>
}): ReactNode {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <Price of={goods} big />
      <Automatic goods={goods} className="text-13" />
    </span>
  )
}
