import { fail } from '@jindu/domain/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goods, goodsVersion } from './tables.ts'
import { ownFiles } from '../../records/files/index.ts'

/**
 * Goods of `uid` with their version for sale, the id of the next version, and how many of `files` are theirs.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY for goods of somebody else, FILE_NOT_OWN
 */
export async function loadOwn(app: App, uid: number, goodsId: number, files: readonly string[] = []) {
  const [loaded] = await app.db
    .select({
      goods,
      version: goodsVersion,
      nextVersionId: sql`nextval('goods_version_id_seq')`.mapWith(Number),
      ownFiles: ownFiles(app, uid, files),
    })
    .from(goods)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .where(and(eq(goods.id, goodsId), eq(goods.sellerUid, uid)))
  if (loaded === undefined) return refuseOthers(app, goodsId)
  if (loaded.ownFiles !== files.length) return fail('FILE_NOT_OWN')
  return loaded
}

export type OwnGoods = Awaited<ReturnType<typeof loadOwn>>

/** The condition that holds only on the goods as they were loaded. */
export function unchanged({ goods: { id, version } }: OwnGoods) {
  return and(eq(goods.id, id), eq(goods.version, version))
}

/** Goods that are not among one's own: somebody else's, or none at all. @throws DomainError GOODS_WRONG_PARTY, GOODS_NOT_FOUND */
export async function refuseOthers({ db }: Pick<App, 'db'>, id: number): Promise<never> {
  const others = await db.$count(goods, eq(goods.id, id))
  return others > 0 ? fail('GOODS_WRONG_PARTY', { id }) : fail('GOODS_NOT_FOUND', { id })
}
