import { fail } from '@jindu/domain/errors'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { appUser, staffMember } from '../../accounts/accounts/tables.ts'
import { goodsCategory } from '../categories/tables.ts'
import { caseFileColumn, dispute, readCaseFile } from '../../trust/disputes/index.ts'
import { goods, goodsVersion } from '../goods/tables.ts'
import { sealedUnitsColumn } from './delivered-units.ts'
import { itsDispute } from './order-row.ts'
import { goodsOrder } from './tables.ts'

const pageOfOrder = prepareOnce((db) => {
  const lastOnline = db
    .select({ uid: appUser.uid, lastOnlineAt: appUser.lastOnlineAt })
    .from(appUser)
    .where(sql`${appUser.uid} in (${goodsOrder.buyerUid}, ${goodsOrder.sellerUid})`)
  const nick = db
    .select({ nick: staffMember.nickName })
    .from(staffMember)
    .where(eq(staffMember.uid, sql.placeholder('reader')))
  return db
    .select({
      order: goodsOrder,
      category: { titleZh: goodsCategory.titleZh, titleEn: goodsCategory.titleEn },
      shipmentNow: goodsVersion.shipmentNumber,
      dispute,
      file: caseFileColumn('goodsOrder', goodsOrder.id),
      sealedUnits: sealedUnitsColumn,
      people: sql<{ uid: number; last_online_at: string }[]>`(select json_agg(p) from (${lastOnline}) p)`,
      shipmentBought: sql<number>`(select shipment_number from goods_version b where b.id = ${goodsOrder.versionId})`,
      readerNick: sql<string | null>`(${nick})`,
    })
    .from(goodsOrder)
    .innerJoin(goods, eq(goods.id, goodsOrder.goodsId))
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .leftJoin(dispute, itsDispute)
    .where(eq(goodsOrder.id, sql.placeholder('id')))
    .prepare('page_of_order')
})

/** An order with all that its page shows beside it. */
export type OrderPage = Awaited<ReturnType<typeof loadPage>>

/**
 * The one read of an order's page, and of every step that is answered with it.
 * @param readerUid whose nick as a member of staff comes along, for what they are about to say
 * @throws DomainError ORDER_NOT_FOUND
 */
export async function loadPage({ db }: App, id: number, readerUid: number) {
  const [row] = await pageOfOrder(db).execute({ id, reader: readerUid })
  if (row === undefined) return fail('ORDER_NOT_FOUND', { id })
  return { ...row, file: readCaseFile(row.file) }
}
