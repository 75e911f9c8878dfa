import { unitPrice, type UnitPrice } from '@jindu/domain/goods/goods'
import { moneyFromWire, moneyToWire, type Money } from '@jindu/domain/money'
import { useState } from 'react'
import type { PriceSeen } from '../../../shared/price/use-price-seen.ts'
import type { GoodsDetail } from './goods-reads.ts'

type Priced = Pick<GoodsDetail, 'price' | 'sale' | 'steps' | 'named'>

/** The price of one piece of a quantity, from what the server showed of sale and steps. */
export function unitOf(goods: Priced, volume: number, named: Money<'USD'> | null): UnitPrice {
  const price = moneyFromWire(goods.price)
  // The server ends the sale, so that the price on the page is the one that it shows.
  const sale = goods.sale && { off: { kind: 'price' as const, price }, startsAt: null, endsAt: Infinity }
  const steps = goods.steps.map((step) => ({ from: step.from, price: moneyFromWire(step.price) }))
  return unitPrice({
    list: goods.sale === null ? price : moneyFromWire(goods.sale.list),
    pricing: goods.named ? { kind: 'named' } : { kind: 'fixed', steps, sale },
    volume,
    named,
    now: 0,
  })
}

/**
 * The price of one piece now. It holds the prices that the buyer saw: newer ones must be confirmed, at whatever quantity.
 * @param named what the buyer names, where they may
 */
export function useUnitPrice(goods: Priced, volume: number, named: Money<'USD'> | null): UnitPrice & PriceSeen {
  const [seen, setSeen] = useState(goods)
  const unit = unitOf(goods, volume, named)
  const { price: from } = unitOf(seen, volume, named)
  const isChanged = from.units !== unit.price.units
  return {
    ...unit,
    changed: isChanged ? { from: moneyToWire(from), to: moneyToWire(unit.price) } : null,
    accept: () => setSeen(goods),
  }
}
