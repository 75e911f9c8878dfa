import { fail } from '@jindu/domain/errors'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { countFollower } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { goodsFavorite } from './tables.ts'

/**
 * Follows goods. Owners do not: the number of followers is shown to buyers.
 * @throws DomainError GOODS_NOT_FOUND, FAVORITE_OWN, FAVORITE_EXISTS, FAVORITE_UNAVAILABLE for goods that are off sale
 */
export function createFavorite(app: App, uid: number, goodsId: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const [row] = await app.db
      .select({
        id: sql`nextval('goods_favorite_id_seq')`.mapWith(Number),
        sellerUid: goods.sellerUid,
        offline: goods.offline,
        delistedAt: goods.delistedAt,
        exists: sql<boolean>`exists (select 1 from ${goodsFavorite} where ${goodsFavorite.goodsId} = ${goods.id} and ${goodsFavorite.uid} = ${uid})`,
      })
      .from(goods)
      .where(eq(goods.id, goodsId))
    if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
    if (row.sellerUid === uid) return fail('FAVORITE_OWN', { id: goodsId })
    if (row.exists) return fail('FAVORITE_EXISTS', { id: goodsId })
    if (row.offline || row.delistedAt !== null) return fail('FAVORITE_UNAVAILABLE', { id: goodsId })
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .insert(goodsFavorite)
            .values({ id: row.id, uid, goodsId, createdAt: app.clock.now() })
            .onConflictDoNothing(),
          refusal: 'FAVORITE_EXISTS',
        },
      ],
      writes: [countFollower(app.db, goodsId, 1)],
    })
    return { id: row.id }
  })
}
