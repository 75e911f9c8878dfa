import { and, arrayContains, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { StoredFile } from '../files/index.ts'
import { goodsVersion } from '../goods/tables.ts'
import { goodsOrder } from './tables.ts'

/** Whether somebody other than its owner may read a shipment's file: buyers who paid, unless the money went back before they opened it, and staff while a hold stands. */
export async function mayReadShipmentFile({ db }: App, session: Session, file: StoredFile): Promise<boolean> {
  const staff = session.role === 'arbiter' || session.role === 'administrator'
  const bought = and(
    eq(goodsOrder.buyerUid, session.uid),
    or(isNotNull(goodsOrder.openedAt), ne(goodsOrder.status, 'revoked')),
  )
  const [order] = await db
    .select({ id: goodsOrder.id })
    .from(goodsOrder)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
    .where(
      and(
        eq(goodsOrder.sellerUid, file.ownerUid),
        arrayContains(goodsVersion.shipmentFiles, [file.id]),
        staff ? or(bought, isNotNull(goodsOrder.heldSince)) : bought,
      ),
    )
    .limit(1)
  return order !== undefined
}
