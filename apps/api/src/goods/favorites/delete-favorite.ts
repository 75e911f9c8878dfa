import { fail } from '@jindu/domain/errors'
import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { countFollower } from '../goods/index.ts'
import { goodsFavorite } from './tables.ts'

/**
 * Names a favourite by its own id, by its goods' id, or by a number that may be either. A goods id takes precedence.
 */
export type FavoriteRef = { readonly id: number } | { readonly goodsId: number } | { readonly either: number }

function named(ref: FavoriteRef): SQL | undefined {
  const { id, goodsId } = goodsFavorite
  if ('either' in ref) return or(eq(goodsId, ref.either), eq(id, ref.either))
  return 'id' in ref ? eq(id, ref.id) : eq(goodsId, ref.goodsId)
}

/**
 * Removes a favourite.
 * @throws DomainError FAVORITE_NOT_FOUND, also for somebody else's
 */
export function deleteFavorite(app: App, uid: number, ref: FavoriteRef): Promise<{ removed: boolean }> {
  return runVerb(app, null, async () => {
    const [row] = await app.db
      .select({ id: goodsFavorite.id, goodsId: goodsFavorite.goodsId })
      .from(goodsFavorite)
      .where(and(named(ref), eq(goodsFavorite.uid, uid)))
      .orderBy(desc(eq(goodsFavorite.goodsId, 'either' in ref ? ref.either : 0)))
      .limit(1)
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
