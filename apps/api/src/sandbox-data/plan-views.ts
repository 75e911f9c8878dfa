import { eq, sql } from 'drizzle-orm'
import { goods } from '../goods/goods/tables.ts'
import { goodsOrder } from '../goods/orders/tables.ts'
import { createViewCounter } from '../goods/sales/index.ts'
import { seededRandom } from './seeded-random.ts'
import { DAY, type Stage } from './stage.ts'

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_4) AppleWebKit/605.1.15 Safari/605.1.15'
const MOST_A_DAY = 60

/** People look at goods every day, more at those that sell, more on some weekdays than on others. */
export function planViews({ app, timetable, start, end }: Stage): void {
  const random = seededRandom('jindu demo views 1')
  const views = createViewCounter(app)
  for (let day = start + 5 * DAY, nth = 0; day < end; day += DAY, nth += 1) {
    timetable.plan(day + DAY - 60, async () => {
      const rows = await app.db
        .select({ id: goods.id, orders: sql<number>`count(${goodsOrder.id})::int` })
        .from(goods)
        .leftJoin(goodsOrder, eq(goodsOrder.goodsId, goods.id))
        .groupBy(goods.id)
        .orderBy(goods.id)
      for (const { id, orders } of rows) {
        const busy = nth % 7 < 5 ? 1 : 0.6
        const readers = Math.min(
          MOST_A_DAY,
          Math.round((1 + random.integer(3) + orders * (0.6 + random.integer(8) / 10)) * busy),
        )
        for (let reader = 0; reader < readers; reader += 1) {
          views.count(id, { uid: null, address: `198.51.100.${reader}`, userAgent: BROWSER })
        }
      }
      await views.flush()
    })
  }
}
