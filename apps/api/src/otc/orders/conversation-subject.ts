import { formatCoin, money } from '@jindu/domain/money'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import type { ConversationSubject, Talk } from '../../trust/conversations/index.ts'
import { openStaffCase, standingOf } from '../../trust/disputes/index.ts'
import { otcOffer } from '../offers/tables.ts'
import { otcOrder } from './tables.ts'

/** Orders of the two people on the offer: the asker is the taker. */
export const ofTalk = ({ subjectId, askerUid }: Talk) =>
  and(eq(otcOrder.offerId, subjectId), or(eq(otcOrder.buyerUid, askerUid), eq(otcOrder.sellerUid, askerUid)))

const ordersOf = ({ db }: App, talk: Talk) => db.select({ id: otcOrder.id }).from(otcOrder).where(ofTalk(talk))

async function hasOne({ db }: App, where: ReturnType<typeof and>): Promise<boolean> {
  const found = await db.select({ id: otcOrder.id }).from(otcOrder).where(where).limit(1)
  return found.length > 0
}

/** Offers as conversation subjects: questions before taking, and the orders that follow. */
export const otcTalk: ConversationSubject = {
  async owner({ db }, id) {
    const [row] = await db.select({ ownerUid: otcOffer.ownerUid }).from(otcOffer).where(eq(otcOffer.id, id))
    return row ?? null
  },
  async describe({ db }, ids) {
    if (ids.length === 0) return new Map()
    const { id, currency, totalUnits } = otcOffer
    const rows = await db
      .select({ id, currency, totalUnits })
      .from(otcOffer)
      .where(inArray(id, [...ids]))
    return new Map(
      rows.map((row) => [row.id, { title: formatCoin(money(row.currency, row.totalUnits)), coverFileId: null }]),
    )
  },
  async titled({ db }, ids, words) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: otcOffer.id })
      .from(otcOffer)
      .where(and(inArray(otcOffer.id, [...ids]), containsTyped(otcOffer.currency, words)))
    return rows.map(({ id }) => id)
  },
  told: { asking: 'otcTalk.said', dealing: 'otcOrderTalk.said' },
  // With an order between the two, no reply right is needed, so that both can keep talking.
  standing: (app, talk) => standingOf(app, { kind: 'otcOrder', ids: sql`${ordersOf(app, talk)}` }),
  // Staff may read if one of the two's orders is in dispute: its conversation is evidence.
  staffMay: (app, session, talk) => openStaffCase(app, session, { kind: 'otcOrder', ids: sql`${ordersOf(app, talk)}` }),
  hasOrder: (app, talk, orderId) => hasOne(app, and(ofTalk(talk), eq(otcOrder.id, orderId))),
}
