import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import { ruling, type DisputeAdapter } from '../../trust/disputes/index.ts'
import { note, orderInfo } from './output.ts'
import { REFUSALS } from './party.ts'
import { readOrder } from './reads.ts'
import { stepOrder } from './step-order.ts'
import { goodsOrder } from './tables.ts'

const { id, buyerUid, sellerUid, timelineHead, timelineLength } = goodsOrder

/** Goods orders, as the dispute engine takes them. */
export const goodsOrderDisputes: DisputeAdapter<
  (typeof orderInfo)['_output'],
  (typeof orderInfo)['_input'],
  (typeof note)['_output'],
  (typeof note)['_input']
> = {
  kind: 'goodsOrder',
  refusals: REFUSALS,
  asksPayPassword: false,
  page: orderInfo,
  note,
  ruling,
  load: async ({ db }, orderId) => {
    const [order] = await db
      .select({ id, buyerUid, sellerUid, timelineHead, timelineLength })
      .from(goodsOrder)
      .where(eq(id, orderId))
    return order ?? fail(REFUSALS.notFound, { id: orderId })
  },
  read: readOrder,
  step: stepOrder,
}
