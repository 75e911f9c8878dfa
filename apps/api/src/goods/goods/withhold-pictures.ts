import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { storedFile, withholdFiles } from '../../records/files/index.ts'

const shownBy = (of: SQL): SQL =>
  sql`select v.goods_id from goods_version v join goods g on g.id = v.goods_id
    where ${of} and (stored_file.id::text = any(v.attach) or position(stored_file.id::text in v.contents_html) > 0)`

/**
 * Takes the pictures of all versions of goods away from visitors, or gives them back. A picture that other goods of the seller show
 * stays.
 */
export function withholdPictures(app: App, goodsId: number, withholds: boolean) {
  const own = sql`v.goods_id = ${goodsId}`
  const others = sql`g.seller_uid = stored_file.owner_uid and g.id <> ${goodsId} and g.delisted_at is null`
  const which = and(
    eq(storedFile.kind, 'goods'),
    eq(storedFile.ownerUid, sql`(select seller_uid from goods where id = ${goodsId})`),
    sql`exists (${shownBy(own)})`,
    withholds ? sql`not exists (${shownBy(others)})` : undefined,
  )
  return withholdFiles(app, withholds ? app.clock.now() : null, which)
}
