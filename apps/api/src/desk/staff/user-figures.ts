import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { goods } from '../../goods/goods/tables.ts'

export const userFiguresOutput = z.object({
  goods: z.int(),
  delisted: z.int(),
  openPurchases: z.int(),
  openSales: z.int(),
  held: z.int(),
})

/** An account's goods and open orders. */
export async function readUserFigures({ db }: App, uid: number): Promise<z.infer<typeof userFiguresOutput>> {
  const open = eq(goodsOrder.status, 'open')
  const buys = and(eq(goodsOrder.buyerUid, uid), open)
  const sells = and(eq(goodsOrder.sellerUid, uid), open)
  const own = eq(goods.sellerUid, uid)
  const [all, delisted, openPurchases, openSales, heldBuys, heldSales] = await Promise.all([
    db.$count(goods, own),
    db.$count(goods, and(own, isNotNull(goods.delistedAt))),
    db.$count(goodsOrder, buys),
    db.$count(goodsOrder, sells),
    db.$count(goodsOrder, and(buys, isNotNull(goodsOrder.heldSince))),
    db.$count(goodsOrder, and(sells, isNotNull(goodsOrder.heldSince))),
  ])
  return { goods: all, delisted, openPurchases, openSales, held: heldBuys + heldSales }
}
