import { fail } from '@jindu/domain/errors'
import { bothNames, type CategoryNames } from '@jindu/domain/goods/goods'
import { isPermitted } from '@jindu/domain/accounts/staff'
import { eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { namesRow } from './names.ts'
import { goodsCategory } from './tables.ts'

/** @returns null when a category has one of the names already */
function insertCategory(app: App, { uid, role }: Session, names: CategoryNames): Promise<{ id: number } | null> {
  return transactVerb(app, async (tx) => {
    const [created] = await tx
      .insert(goodsCategory)
      .values({ ...namesRow(names), createdBy: uid, createdAt: app.clock.now() })
      .onConflictDoNothing()
      .returning({ id: goodsCategory.id })
    if (created === undefined) return { result: null }
    const kind = isPermitted(role, 'categories.manage') ? 'staff' : 'user'
    const subject = { kind: 'category', id: created.id } as const
    const details = { title: bothNames(names) }
    return { result: created, audit: [{ action: 'category.created', actor: { kind, uid }, subject, details }] }
  })
}

/**
 * Adds a category under the top level; anybody who publishes may. A name that staff merged away answers with the category
 * that took its goods over.
 * @throws DomainError CATEGORY_EXISTS, also when only case or width differ, in one language or the other
 */
export async function createCategory(app: App, session: Session, names: CategoryNames): Promise<{ id: number }> {
  const created = await insertCategory(app, session, names)
  if (created !== null) return created
  const { keyZh, keyEn } = namesRow(names)
  const [taken] = await app.db
    .select({ mergedInto: goodsCategory.mergedInto })
    .from(goodsCategory)
    .where(or(eq(goodsCategory.keyZh, keyZh), eq(goodsCategory.keyEn, keyEn)))
    .limit(1)
  return taken?.mergedInto == null ? fail('CATEGORY_EXISTS', { title: bothNames(names) }) : { id: taken.mergedInto }
}
