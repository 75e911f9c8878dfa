import type { AuditAction } from '@jindu/domain/audit'
import { fail } from '@jindu/domain/errors'
import { bothNames, type CategoryNames } from '@jindu/domain/goods/goods'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { databaseError } from '../../platform/db/database-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { bothTitles, namesRow } from './names.ts'
import { readCategoryRow } from './reads.ts'
import { goodsCategory } from './tables.ts'

type Change = Partial<ReturnType<typeof namesRow>> & { readonly publicCommentsHidden?: boolean }

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

const NAME_TAKEN = /^goods_category_key_(?:zh|en)_unique$/

/**
 * Gives a category other names; goods carry them at once, versions that were bought keep their own text.
 * @throws DomainError CATEGORY_NOT_FOUND, CATEGORY_MERGED, CATEGORY_EXISTS
 */
export async function renameCategory(app: App, staff: Session, id: number, names: CategoryNames): Promise<void> {
  const before = bothTitles(await readCategoryRow(app, id))
  const after = bothNames(names)
  if (before === after) return
  try {
    await change(app, staff, id, namesRow(names), 'category.renamed', { before, after })
  } catch (error) {
    if (NAME_TAKEN.test(databaseError(error)?.constraint_name ?? '')) fail('CATEGORY_EXISTS', { title: after })
    throw error
  }
}

/**
 * Hides or shows the public comments of a category's goods.
 * @throws DomainError CATEGORY_NOT_FOUND, CATEGORY_MERGED
 */
export async function hideCategoryComments(app: App, staff: Session, id: number, hidden: boolean): Promise<void> {
  const category = await readCategoryRow(app, id)
  if (category.publicCommentsHidden === hidden) return
  const action = hidden ? 'category.commentsHidden' : 'category.commentsShown'
  await change(app, staff, id, { publicCommentsHidden: hidden }, action, { title: bothTitles(category) })
}
