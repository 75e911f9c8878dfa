import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from './tables.ts'
import { titleKey } from './title-key.ts'

/**
 * Adds a category under the top level; anybody who publishes may. A title that staff merged away answers with the category
 * that took its goods over.
 * Throws CATEGORY_EXISTS, also when only case or width differ.
 */
export async function createCategory({ db, clock }: App, uid: number, title: string): Promise<{ id: number }> {
  const [created] = await db
    .insert(goodsCategory)
    .values({ title, titleKey: titleKey(title), createdBy: uid, createdAt: clock.now() })
    .onConflictDoNothing({ target: goodsCategory.titleKey })
    .returning({ id: goodsCategory.id })
  if (created !== undefined) return created
  const [taken] = await db
    .select({ mergedInto: goodsCategory.mergedInto })
    .from(goodsCategory)
    .where(eq(goodsCategory.titleKey, titleKey(title)))
  return taken?.mergedInto == null ? fail('CATEGORY_EXISTS', { title }) : { id: taken.mergedInto }
}
