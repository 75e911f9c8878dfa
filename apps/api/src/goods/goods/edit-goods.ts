import type { EditGoodsInput, EditShipmentInput } from '@jindu/domain/input'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { versionOf } from './info.ts'
import { loadOwn, unchanged, type OwnGoods } from './load-own.ts'
import { goods, goodsVersion } from './tables.ts'
import { tellOfGoods } from './tell-of-goods.ts'
import { draftDescription, draftShipment, bindGoodsFiles } from './version-draft.ts'

const FILE_IN_HTML = /\/files\/([0-9a-f-]{36})/g

type Version = typeof goodsVersion.$inferInsert

/** Every edit is a new version; orders keep the one that was bought. */
async function commitVersion(
  app: App,
  uid: number,
  own: OwnGoods,
  change: Partial<Version>,
  coverFileId: string | null,
  files: readonly Guard[],
) {
  const { db, clock } = app
  const now = clock.now()
  const { goodsId, number, ...before } = own.version
  const version = {
    ...before,
    ...change,
    id: own.nextVersionId,
    goodsId,
    number: number + 1,
    createdAt: now,
    createdBy: uid,
  }
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(goods)
          .set({
            versionId: version.id,
            title: version.title,
            priceCents: version.priceCents,
            coverFileId,
            searchKey: foldText(version.title),
            updatedAt: now,
            raisedAt: now,
            version: own.goods.version + 1,
          })
          .where(unchanged(own)),
      },
      ...files,
    ],
    writes: [db.insert(goodsVersion).values(version)],
    audit: [
      {
        action: 'goods.edit',
        actor: { kind: 'user', uid },
        subject: { kind: 'goods', id: goodsId },
        details: { versionId: version.id },
      },
    ],
    outbox: [tellOfGoods(goodsId, uid, 'edited')],
  })
  return { id: goodsId, versionId: version.id }
}

/**
 * Changes title, price and description.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, FILE_NOT_OWN, FILE_IN_USE, and what the text is refused with
 */
export function editInfo(app: App, uid: number, input: EditGoodsInput): Promise<{ id: number; versionId: number }> {
  const contents = draftDescription(input.contents, input.attach)
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, input.id, contents.fileIds)
    const files = bindGoodsFiles(app, uid, contents.fileIds, [])
    return commitVersion(app, uid, own, versionOf(input, contents), contents.fileIds[0] ?? null, files)
  })
}

/**
 * Edits the delivery text and files.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, FILE_NOT_OWN, FILE_IN_USE, and what the text is refused with
 */
export function editShipment(
  app: App,
  uid: number,
  input: EditShipmentInput,
): Promise<{ id: number; versionId: number }> {
  const shipment = draftShipment(input.shipment, input.attachSales)
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, input.id, shipment.fileIds)
    const change = {
      title: input.title ?? own.version.title,
      shipment: shipment.source,
      shipmentHtml: shipment.html,
      attachSales: [...shipment.attach],
      shipmentFiles: [...shipment.fileIds],
      shipmentNumber: own.version.shipmentNumber + 1,
    }
    const pictures = Array.from(own.version.contentsHtml.matchAll(FILE_IN_HTML), (match) => match[1] ?? '')
    const shown = [...own.version.attach, ...pictures]
    const files = bindGoodsFiles(
      app,
      uid,
      shown.filter((id) => shipment.fileIds.includes(id)),
      shipment.fileIds,
    )
    return commitVersion(app, uid, own, change, own.goods.coverFileId, files)
  })
}
