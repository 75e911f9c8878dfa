import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import type { ConversationSubject, Talk } from '../../trust/conversations/index.ts'
import { goods } from '../goods/tables.ts'
import { openStaffCase, standingOf } from '../../trust/disputes/index.ts'
import { goodsOrder } from './tables.ts'

/**
 * Orders of the two people over the goods. Uses the buyer's index: one buyer has few orders, popular goods have many.
 */
export const ofTalk = ({ subjectId, askerUid }: Talk) =>
  and(eq(goodsOrder.buyerUid, askerUid), eq(goodsOrder.goodsId, subjectId))

const ordersOf = ({ db }: App, talk: Talk) => db.select({ id: goodsOrder.id }).from(goodsOrder).where(ofTalk(talk))

async function hasOne({ db }: App, where: ReturnType<typeof and>): Promise<boolean> {
  const found = await db.select({ id: goodsOrder.id }).from(goodsOrder).where(where).limit(1)
  return found.length > 0
}

/** Goods as conversation subjects: questions before buying, and the orders that follow. */
export const goodsTalk: ConversationSubject = {
  async owner({ db }, id) {
    const [row] = await db.select({ ownerUid: goods.sellerUid }).from(goods).where(eq(goods.id, id))
    return row ?? null
  },
  async describe({ db }, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select({ id: goods.id, title: goods.title, coverFileId: goods.coverFileId })
      .from(goods)
      .where(inArray(goods.id, [...ids]))
    return new Map(rows.map(({ id, ...about }) => [id, about]))
  },
  async titled({ db }, ids, words) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: goods.id })
      .from(goods)
      .where(and(inArray(goods.id, [...ids]), containsTyped(goods.title, words)))
    return rows.map(({ id }) => id)
  },
  told: { asking: 'goodsTalk.said', dealing: 'goodsTalk.said' },
  // With an order between the two, no reply right is needed, so that both can keep talking.
  standing: (app, talk) => standingOf(app, { kind: 'goodsOrder', ids: sql`${ordersOf(app, talk)}` }),
  // Staff may read if one of the two's orders is in dispute: its conversation is evidence.
  staffMay: (app, session, talk) =>
    openStaffCase(app, session, { kind: 'goodsOrder', ids: sql`${ordersOf(app, talk)}` }),
  hasOrder: (app, talk, orderId) => hasOne(app, and(ofTalk(talk), eq(goodsOrder.id, orderId))),
}
