import { money } from '@jindu/domain/money'
import { desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { withdrawal } from '../../wallet/withdrawals/tables.ts'
import { THINGS } from './own-things.ts'

/** The newest of each kind that are listed; older ones are named by id. */
const OF_EACH = 20

const latest = (where: SQL | undefined, id: PgColumn) => ({ where, orderBy: desc(id) })

/** The account's own orders and withdrawals that a ticket may be about, newest first. */
export async function listBindable({ db }: App, uid: number) {
  const ofGoods = latest(THINGS.goodsOrder.whose(uid), goodsOrder.id)
  const ofOtc = latest(THINGS.otcOrder.whose(uid), otcOrder.id)
  const ofPayouts = latest(THINGS.withdrawal.whose(uid), withdrawal.id)
  const [goods, otc, payouts] = await Promise.all([
    db
      .select({
        id: goodsOrder.id,
        title: goodsOrder.title,
        currency: goodsOrder.currency,
        units: goodsOrder.amountUnits,
        buyerUid: goodsOrder.buyerUid,
        status: goodsOrder.status,
        at: goodsOrder.paidAt,
      })
      .from(goodsOrder)
      .where(ofGoods.where)
      .orderBy(ofGoods.orderBy)
      .limit(OF_EACH),
    db
      .select({
        id: otcOrder.id,
        currency: otcOrder.currency,
        units: otcOrder.amountUnits,
        buyerUid: otcOrder.buyerUid,
        status: otcOrder.status,
        at: otcOrder.createdAt,
      })
      .from(otcOrder)
      .where(ofOtc.where)
      .orderBy(ofOtc.orderBy)
      .limit(OF_EACH),
    db
      .select({
        id: withdrawal.id,
        currency: withdrawal.currency,
        units: withdrawal.amountUnits,
        status: withdrawal.status,
        at: withdrawal.appliedAt,
      })
      .from(withdrawal)
      .where(ofPayouts.where)
      .orderBy(ofPayouts.orderBy)
      .limit(OF_EACH),
  ])
  const sideOf = (buyerUid: number) => (buyerUid === uid ? ('buyer' as const) : ('seller' as const))
  const rows = [
    ...goods.map(({ buyerUid, ...row }) => ({ ...row, kind: 'goodsOrder' as const, side: sideOf(buyerUid) })),
    ...otc.map(({ buyerUid, ...row }) => ({ ...row, kind: 'otcOrder' as const, title: null, side: sideOf(buyerUid) })),
    ...payouts.map((row) => ({ ...row, kind: 'withdrawal' as const, title: null, side: null })),
  ]
  return rows
    .toSorted((a, b) => b.at - a.at)
    .map(({ currency, units, ...row }) => ({ ...row, amount: money(currency, units) }))
}
