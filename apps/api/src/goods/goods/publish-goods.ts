import { fail } from '@jindu/domain/errors'
import { hotScoreOfNew } from '@jindu/domain/goods/goods'
import type { PublishGoodsInput } from '@jindu/domain/input'
import { assertRight } from '@jindu/domain/accounts/rights'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/commit.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { appUser, countStatistics } from '../../accounts/accounts/index.ts'
import { ownFiles } from '../../records/files/index.ts'
import { loadedHolding, rightColumn } from '../../accounts/rights/index.ts'
import { categoryStands, goodsCategory } from '../categories/index.ts'
import { versionOf } from './info.ts'
import { attachDelivery, deliveryForKey } from './stock/attach-delivery.ts'
import { goods, goodsVersion } from './tables.ts'
import { tellOfGoods } from './tell-of-goods.ts'
import { draftDescription, bindGoodsFiles, draftShipment } from './version-draft.ts'

/**
 * Puts goods up for sale (marketplace.md §4 "Publishing").
 * @throws DomainError CATEGORY_NOT_FOUND, FILE_NOT_OWN, FILE_IN_USE, PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, RIGHT_WITHDRAWN, and what the two texts are refused with
 */
export async function publishGoods(app: App, uid: number, input: PublishGoodsInput): Promise<{ id: number }> {
  const { db, clock } = app
  const contents = draftDescription(input.contents, input.attach)
  const shipment = draftShipment(input.shipment, input.attachSales)
  const files = [...new Set([...contents.fileIds, ...shipment.fileIds])]
  const { idempotencyKey, delivery = { kind: 'text' }, ...rest } = input
  const request = { ...rest, delivery: deliveryForKey(app, uid, delivery) }
  const key = idempotencyKey === undefined ? null : once(uid, idempotencyKey, 'goods.publish', request)

  return runVerb(app, key, async () => {
    const now = clock.now()
    const [loaded] = await db
      .select({
        goodsId: sql`nextval('goods_id_seq')`.mapWith(Number),
        versionId: sql`nextval('goods_version_id_seq')`.mapWith(Number),
        categoryId: sql<number | null>`coalesce(${goodsCategory.mergedInto}, ${goodsCategory.id})`.mapWith(Number),
        ownFiles: ownFiles(app, uid, files),
        publishRight: rightColumn('publish', uid),
      })
      .from(appUser)
      .leftJoin(goodsCategory, eq(goodsCategory.id, input.categoryId))
      .where(eq(appUser.uid, uid))
    if (loaded === undefined || loaded.categoryId === null) return fail('CATEGORY_NOT_FOUND', { id: input.categoryId })
    if (loaded.ownFiles !== files.length) return fail('FILE_NOT_OWN')
    assertRight('publish', loadedHolding(app, 'publish', loaded.publishRight), now)

    const { goodsId, versionId } = loaded
    const shared = { title: input.title, priceCents: input.price.units, categoryId: loaded.categoryId, createdAt: now }
    const attached = await attachDelivery(app, goodsId, delivery)
    await commitVerb(app, {
      once: key ?? undefined,
      response: { id: goodsId },
      // Fails if the category was merged meanwhile; the retry publishes into the target category.
      guards: [
        { change: categoryStands(app, loaded.categoryId) },
        ...attached.guards,
        ...bindGoodsFiles(app, uid, contents.fileIds, shipment.fileIds),
      ],
      writes: [
        db.insert(goods).values({
          ...shared,
          ...attached.columns,
          id: goodsId,
          sellerUid: uid,
          versionId,
          coverFileId: contents.fileIds[0] ?? null,
          hotScore: hotScoreOfNew(now),
          searchKey: foldText(input.title),
          updatedAt: now,
          raisedAt: now,
        }),
        db.insert(goodsVersion).values({
          ...shared,
          ...versionOf(input, contents),
          id: versionId,
          goodsId,
          number: 1,
          shipment: shipment.source,
          shipmentHtml: shipment.html,
          attachSales: [...shipment.attach],
          shipmentFiles: [...shipment.fileIds],
          shipmentNumber: 1,
          createdBy: uid,
        }),
        ...countStatistics(db, [{ uid, names: ['goodsRelease'] }]),
        ...attached.writes,
      ],
      audit: [{ action: 'goods.publish', actor: { kind: 'user', uid }, subject: { kind: 'goods', id: goodsId } }],
      outbox: [tellOfGoods(goodsId, uid, 'published')],
    })
    return { id: goodsId }
  })
}
