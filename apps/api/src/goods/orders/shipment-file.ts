import { and, arrayContains, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { mayArbitrate, openStaffCase } from '../../trust/disputes/index.ts'
import type { StoredFile } from '../../records/files/index.ts'
import { goodsVersion } from '../goods/tables.ts'
import { goodsOrder, isDelivered } from './tables.ts'

/** Whether somebody other than its owner may read a shipment's file: buyers who paid, once it is delivered and unless the money went back before they opened it, and staff with the case of an order that delivered it. */
export async function mayReadShipmentFile(app: App, session: Session, file: StoredFile): Promise<boolean> {
  const delivered = and(eq(goodsOrder.sellerUid, file.ownerUid), arrayContains(goodsVersion.shipmentFiles, [file.id]))
  const ordersOf = (whose?: ReturnType<typeof and>) =>
    app.db
      .select({ id: goodsOrder.id })
      .from(goodsOrder)
      .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
      .where(and(delivered, whose))
  const [bought] = await ordersOf(
    and(
      eq(goodsOrder.buyerUid, session.uid),
      or(isNotNull(goodsOrder.openedAt), and(ne(goodsOrder.status, 'revoked'), isDelivered)),
    ),
  ).limit(1)
  if (bought !== undefined) return true
  if (!mayArbitrate(session)) return false
  return openStaffCase(app, session, { kind: 'goodsOrder', ids: sql`${ordersOf()}` })
}

/** Pictures of delisted goods: visible to staff and to buyers of a version that shows them. */
export async function mayReadWithheldPicture(app: App, session: Session, file: StoredFile): Promise<boolean> {
  if (session.role !== null) return true
  const shown = or(
    arrayContains(goodsVersion.attach, [file.id]),
    sql`position(${file.id} in ${goodsVersion.contentsHtml}) > 0`,
  )
  const [bought] = await app.db
    .select({ id: goodsOrder.id })
    .from(goodsOrder)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
    .where(and(eq(goodsOrder.buyerUid, session.uid), eq(goodsOrder.sellerUid, file.ownerUid), shown))
    .limit(1)
  return bought !== undefined
}
