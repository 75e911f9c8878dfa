import { fail } from '@jindu/domain/errors'
import { usd } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goods } from '../goods/tables.ts'
import { bucketsBetween, drawnOf, spanBefore, type SalesRange } from './buckets.ts'
import { coinsOf, ordersByPoint, topCodes, topGoods, viewsByDay } from './figures.ts'

type PointOfOrders = Awaited<ReturnType<typeof ordersByPoint>>[number]
type DayOfViews = Awaited<ReturnType<typeof viewsByDay>>[number]

async function titleOf({ db }: App, sellerUid: number, id: number): Promise<string> {
  const [row] = await db
    .select({ title: goods.title })
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.sellerUid, sellerUid)))
  return row?.title ?? fail('GOODS_NOT_FOUND', { id })
}

function addUp(orders: readonly PointOfOrders[], views: readonly DayOfViews[]) {
  const total = { orders: 0, units: 0, disputed: 0, refunded: 0, views: 0 }
  const cents = { earned: 0n, fee: 0n, escrow: 0n, returned: 0n }
  for (const row of orders) {
    total.orders += row.orders
    total.units += row.units
    total.disputed += row.disputed
    total.refunded += row.refunded
    cents.earned += row.earned
    cents.fee += row.fee
    cents.escrow += row.escrow
    cents.returned += row.returned
  }
  for (const row of views) total.views += row.views
  return {
    ...total,
    earned: usd(cents.earned),
    fee: usd(cents.fee),
    net: usd(cents.earned - cents.fee),
    escrow: usd(cents.escrow),
    returned: usd(cents.returned),
  }
}

export interface SalesAsked {
  /** Up to now, where no span is asked for. */
  readonly range: SalesRange
  readonly goodsId?: number | undefined
  /** Unix seconds, both included; one alone asks for nothing. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Days begin and end in this zone. */
  readonly timeZone: string
}

/**
 * A seller's sales: orders by day of payment, the current state of their money, views and disputes. Every figure
 * concerns orders paid in the range, so that they add up; `before` covers as many days directly before.
 * @throws DomainError GOODS_NOT_FOUND for goods of somebody else
 */
export async function readSales(app: App, sellerUid: number, { range, goodsId, from, to, timeZone }: SalesAsked) {
  const now = app.clock.now()
  const { step, buckets } =
    from === undefined || to === undefined ? drawnOf(range, now, timeZone) : bucketsBetween(from, to, timeZone)
  const starts = buckets.map((bucket) => bucket.from)
  const scope = { sellerUid, goodsId, from: buckets[0]?.from ?? now, to: buckets.at(-1)?.to ?? now }
  const earlier = { ...scope, ...spanBefore(scope, now, timeZone) }
  const [title, orders, views, coins, top, codes, ordersBefore, viewsBefore] = await Promise.all([
    goodsId === undefined ? null : titleOf(app, sellerUid, goodsId),
    ordersByPoint(app.db, scope, starts),
    viewsByDay(app.db, scope),
    coinsOf(app.db, scope),
    topGoods(app.db, scope),
    topCodes(app.db, scope),
    ordersByPoint(app.db, earlier, [earlier.from]),
    viewsByDay(app.db, earlier),
  ])
  return {
    step,
    from: scope.from,
    to: scope.to,
    goods: goodsId === undefined || title === null ? null : { id: goodsId, title },
    points: buckets.map((bucket, index) => ({
      ...bucket,
      ...addUp(
        orders.filter(({ point }) => point === index + 1),
        views.filter(({ noon }) => noon >= bucket.from && noon < bucket.to),
      ),
    })),
    total: addUp(orders, views),
    before: { from: earlier.from, to: earlier.to, ...addUp(ordersBefore, viewsBefore) },
    coins,
    top,
    codes,
  }
}
