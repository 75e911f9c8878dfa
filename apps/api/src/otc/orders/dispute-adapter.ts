import { fail } from '@jindu/domain/errors'
import type { OtcRuling } from '@jindu/domain/otc/orders'
import { eq } from 'drizzle-orm'
import { ruling, type DisputeAdapter } from '../../trust/disputes/index.ts'
import { applyEvent } from './apply-event.ts'
import { note, orderInfo } from './output.ts'
import { REFUSALS } from './party.ts'
import { readAfterStep, readOrder } from './reads.ts'
import { otcOrder } from './tables.ts'
import { z } from 'zod'

const { id, buyerUid, sellerUid, timelineHead, timelineLength } = otcOrder

/** A ruling may count against a side: nothing else of a person's judgement raises a malicious count. */
const otcRuling = z.intersection(ruling, z.object({ malicious: z.enum(['buyer', 'seller']).nullable().default(null) }))

/** Orders of the fiat market, as the dispute engine takes them. */
export const otcOrderDisputes: DisputeAdapter<
  (typeof orderInfo)['_output'],
  (typeof orderInfo)['_input'],
  (typeof note)['_output'],
  (typeof note)['_input'],
  OtcRuling
> = {
  kind: 'otcOrder',
  refusals: REFUSALS,
  asksPayPassword: true,
  page: orderInfo,
  note,
  ruling: otcRuling,
  load: async ({ db }, orderId) => {
    const [order] = await db
      .select({ id, buyerUid, sellerUid, timelineHead, timelineLength })
      .from(otcOrder)
      .where(eq(id, orderId))
    return order ?? fail(REFUSALS.notFound, { id: orderId })
  },
  read: readOrder,
  step: async (app, session, orderId, event, acting, record) => {
    await applyEvent(app, orderId, () => event, acting, record)
    return readAfterStep(app, session, orderId)
  },
}
