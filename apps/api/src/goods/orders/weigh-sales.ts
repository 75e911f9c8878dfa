import { saleWeight } from '@jindu/domain/goods/goods'
import { rankingRules } from '@jindu/domain/rules'
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type CountedLimit } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { queueThing, tellOfQueue } from '../../trust/moderation/index.ts'
import { rankSale } from '../goods/index.ts'
import { readSigns } from './read-signs.ts'
import { goodsSale } from './tables.ts'

type Sale = typeof goodsSale.$inferSelect

/** The sales of the same buyer of the same goods, other than this one, that weigh something and are not long ago. */
const boughtBefore = ({ db }: App, { orderId, goodsId, buyerUid, soldAt }: Sale): Promise<number> =>
  db.$count(
    goodsSale,
    and(
      eq(goodsSale.goodsId, goodsId),
      eq(goodsSale.buyerUid, buyerUid),
      ne(goodsSale.orderId, orderId),
      gt(goodsSale.weight, 0),
      gt(goodsSale.soldAt, soldAt - rankingRules.tiesSeconds),
    ),
  )

/** The same in the commit: two sales of one buyer that are weighed at the same time do not both weigh. */
const noneBefore = ({ orderId, goodsId, buyerUid, soldAt }: Sale): CountedLimit => ({
  count: sql`goods_sales_weighed(${goodsId}::bigint, ${buyerUid}::bigint, ${orderId}::bigint,
    to_timestamp(${soldAt - rankingRules.tiesSeconds}))`,
  below: 1,
})

/** Whether moderators were told of this seller and buyer within the last 30 days. */
async function isTold({ db }: App, { orderId, sellerUid, buyerUid, soldAt }: Sale): Promise<boolean> {
  const flagged = and(
    eq(goodsSale.sellerUid, sellerUid),
    eq(goodsSale.buyerUid, buyerUid),
    ne(goodsSale.orderId, orderId),
    sql`cardinality(${goodsSale.signs}) > 0`,
    gt(goodsSale.soldAt, soldAt - rankingRules.tiesSeconds),
  )
  return (await db.$count(goodsSale, flagged)) > 0
}

function weigh(app: App, orderId: number): Promise<void> {
  return runVerb(app, null, async () => {
    const [sale] = await app.db
      .select()
      .from(goodsSale)
      .where(and(eq(goodsSale.orderId, orderId), isNull(goodsSale.weight)))
    if (sale === undefined) return
    const { goodsId, sellerUid, buyerUid, totalCents, soldAt } = sale
    const [signs, before] = await Promise.all([
      readSigns(app, { receiverUid: sellerUid, giverUid: buyerUid }),
      boughtBefore(app, sale),
    ])
    const weight = saleWeight({ totalCents, signs, boughtBefore: before > 0 })
    const isFlagged = signs.length > 0 && !(await isTold(app, sale))
    const thing = { kind: 'goods', id: goodsId } as const
    await commitVerb(app, {
      limits: weight > 0 ? [noneBefore(sale)] : [],
      guards: [
        {
          change: app.db
            .update(goodsSale)
            .set({ weight, signs: [...signs] })
            .where(and(eq(goodsSale.orderId, orderId), isNull(goodsSale.weight))),
        },
      ],
      writes: [
        ...(weight > 0 ? [rankSale(app.db, goodsId, weight, soldAt)] : []),
        ...(isFlagged ? [queueThing(app, thing, sellerUid)] : []),
      ],
      ...(isFlagged ? { outbox: [tellOfQueue(thing, 'opened')] } : {}),
    })
  })
}

/**
 * Weighs what was sold for the ranking of goods, apart from the sale, whose commit would have to ask who knows whom. What shows signs
 * of a deal with oneself weighs nothing, and moderators are told of the goods.
 */
export function weighSalesJob(app: App): TimedJob<{ readonly orderId: number }> {
  return {
    name: 'weigh-sales',
    everySeconds: 10,
    due: (_, limit) =>
      app.db
        .select({ orderId: goodsSale.orderId })
        .from(goodsSale)
        .where(isNull(goodsSale.weight))
        .orderBy(asc(goodsSale.orderId))
        .limit(limit),
    run: ({ orderId }) => weigh(app, orderId),
  }
}
