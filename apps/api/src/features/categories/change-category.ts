import type { AuditAction } from '@jindu/domain/audit'
import { fail } from '@jindu/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { databaseError } from '../../platform/db/database-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readCategoryRow } from './reads.ts'
import { goodsCategory } from './tables.ts'
import { titleKey } from './title-key.ts'

type Change = Pick<Partial<typeof goodsCategory.$inferInsert>, 'title' | 'titleKey' | 'publicCommentsHidden'>

async function change(
  app: App,
  staff: Session,
  id: number,
  set: Change,
  action: AuditAction,
  details: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  await commitVerb(app, {
    guards: [
      {
        change: app.db
          .update(goodsCategory)
          .set(set)
          .where(and(eq(goodsCategory.id, id), isNull(goodsCategory.mergedInto))),
        refusal: 'CATEGORY_MERGED',
      },
    ],
    audit: [{ action, actor: { kind: 'staff', uid: staff.uid }, subject: { kind: 'category', id }, details }],
  })
}

const TITLE_TAKEN = 'goods_category_title_key_unique'

/**
 * Gives a category another title; goods carry it at once, versions that were bought keep their own text.
 * @throws DomainError CATEGORY_NOT_FOUND, CATEGORY_MERGED, CATEGORY_EXISTS
 */
export async function renameCategory(app: App, staff: Session, id: number, title: string): Promise<void> {
  const { title: before } = await readCategoryRow(app, id)
  if (before === title) return
  try {
    await change(app, staff, id, { title, titleKey: titleKey(title) }, 'category.renamed', { before, after: title })
  } catch (error) {
    if (databaseError(error)?.constraint_name === TITLE_TAKEN) fail('CATEGORY_EXISTS', { title })
    throw error
  }
}

/**
 * Hides or shows the public comments of a category's goods.
 * @throws DomainError CATEGORY_NOT_FOUND, CATEGORY_MERGED
 */
export async function hideCategoryComments(app: App, staff: Session, id: number, hidden: boolean): Promise<void> {
  const { publicCommentsHidden, title } = await readCategoryRow(app, id)
  if (publicCommentsHidden === hidden) return
  const action = hidden ? 'category.commentsHidden' : 'category.commentsShown'
  await change(app, staff, id, { publicCommentsHidden: hidden }, action, { title })
}
