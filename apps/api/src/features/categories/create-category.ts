import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from './tables.ts'

/**
 * Adds a category under the top level; anybody who publishes may.
 * Throws CATEGORY_EXISTS, also when only case or width differ.
 */
export async function createCategory({ db, clock }: App, uid: number, title: string): Promise<{ id: number }> {
  const [created] = await db
    .insert(goodsCategory)
    .values({ title, titleKey: title.normalize('NFKC').toLowerCase(), createdBy: uid, createdAt: clock.now() })
    .onConflictDoNothing({ target: goodsCategory.titleKey })
    .returning({ id: goodsCategory.id })
  return created ?? fail('CATEGORY_EXISTS', { title })
}
