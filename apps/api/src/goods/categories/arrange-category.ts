import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { bothTitles } from './names.ts'
import { readCategoryRow } from './reads.ts'
import { goodsCategory, UNARRANGED } from './tables.ts'

/** One order is changed at a time, whichever process asks. */
const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtext('goods_category_order'))`

/**
 * Gives a category a place in the fixed order, counted from 1; null releases it, and its number of goods decides again.
 * @throws DomainError CATEGORY_NOT_FOUND, CATEGORY_MERGED, CATEGORY_ORDER_FULL, CATEGORY_PLACE_INVALID
 */
export async function arrangeCategory(app: App, staff: Session, id: number, place: number | null): Promise<void> {
  const category = await readCategoryRow(app, id)
  if (category.mergedInto !== null) fail('CATEGORY_MERGED')
  await transactVerb(app, async (tx) => {
    await tx.execute(ONE_AT_A_TIME)
    const arranged = await tx
      .select({ id: goodsCategory.id })
      .from(goodsCategory)
      .where(and(lt(goodsCategory.position, UNARRANGED), isNull(goodsCategory.mergedInto)))
      .orderBy(asc(goodsCategory.position), asc(goodsCategory.id))
    const ids = arranged.map((row) => row.id)
    if (place === null && !ids.includes(id)) return { result: undefined }
    const others = ids.filter((other) => other !== id)
    if (place !== null && place > others.length + 1) fail('CATEGORY_PLACE_INVALID')
    if (place !== null && others.length >= rules.staff.arrangedCategories) fail('CATEGORY_ORDER_FULL')
    const order = place === null ? others : others.toSpliced(place - 1, 0, id)
    const places = order.map((each, index) => ({ id: each, place: index + 1 }))
    const rows = place === null ? [...places, { id, place: UNARRANGED }] : places
    await tx.execute(sql`update goods_category c set position = o.place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id bigint, place int)
      where c.id = o.id and c.position <> o.place`)
    const action = place === null ? 'category.released' : 'category.arranged'
    const details = { title: bothTitles(category), ...(place === null ? {} : { place }) }
    const subject = { kind: 'category', id } as const
    return { result: undefined, audit: [{ action, actor: { kind: 'staff', uid: staff.uid }, subject, details }] }
  })
}
