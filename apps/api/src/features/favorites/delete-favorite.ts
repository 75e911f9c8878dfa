import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { countFollower } from '../goods/index.ts'
import { goodsFavorite } from './tables.ts'

/** Which favourite: by its own id, or by the goods it follows. */
export type FavoriteRef = { readonly id: number } | { readonly goodsId: number }

/**
 * Follows no more.
 * @throws DomainError FAVORITE_NOT_FOUND, also for somebody else's
 */
export function deleteFavorite(app: App, uid: number, ref: FavoriteRef): Promise<{ removed: boolean }> {
  const which = 'id' in ref ? eq(goodsFavorite.id, ref.id) : eq(goodsFavorite.goodsId, ref.goodsId)
  return runVerb(app, null, async () => {
    const [row] = await app.db
      .select({ id: goodsFavorite.id, goodsId: goodsFavorite.goodsId })
      .from(goodsFavorite)
      .where(and(which, eq(goodsFavorite.uid, uid)))
    if (row === undefined) return fail('FAVORITE_NOT_FOUND', { ...ref })
    await commitVerb(app, {
      guards: [
        { change: app.db.delete(goodsFavorite).where(eq(goodsFavorite.id, row.id)), refusal: 'FAVORITE_NOT_FOUND' },
      ],
      writes: [countFollower(app.db, row.goodsId, -1)],
    })
    return { removed: true }
  })
}
