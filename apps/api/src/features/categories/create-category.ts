import { fail } from '@jindu/domain/errors'
import { isPermitted } from '@jindu/domain/staff'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { goodsCategory } from './tables.ts'
import { titleKey } from './title-key.ts'

/** @returns null when a category has the title already */
function insertCategory(app: App, { uid, role }: Session, title: string): Promise<{ id: number } | null> {
  return transactVerb(app, async (tx) => {
    const [created] = await tx
      .insert(goodsCategory)
      .values({ title, titleKey: titleKey(title), createdBy: uid, createdAt: app.clock.now() })
      .onConflictDoNothing({ target: goodsCategory.titleKey })
      .returning({ id: goodsCategory.id })
    if (created === undefined) return { result: null }
    const kind = isPermitted(role, 'categories.manage') ? 'staff' : 'user'
    const subject = { kind: 'category', id: created.id } as const
    return {
      result: created,
      audit: [{ action: 'category.created', actor: { kind, uid }, subject, details: { title } }],
    }
  })
}

/**
 * Adds a category under the top level; anybody who publishes may. A title that staff merged away answers with the category
 * that took its goods over.
 * @throws DomainError CATEGORY_EXISTS, also when only case or width differ
 */
export async function createCategory(app: App, session: Session, title: string): Promise<{ id: number }> {
  const created = await insertCategory(app, session, title)
  if (created !== null) return created
  const [taken] = await app.db
    .select({ mergedInto: goodsCategory.mergedInto })
    .from(goodsCategory)
    .where(eq(goodsCategory.titleKey, titleKey(title)))
  return taken?.mergedInto == null ? fail('CATEGORY_EXISTS', { title }) : { id: taken.mergedInto }
}
