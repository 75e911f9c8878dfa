import { fail } from '@jindu/domain/errors'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { bothTitles, goodsCategory, leadInto } from '../categories/index.ts'
import { goods } from './tables.ts'

/** Merges go one after the other: two in a ring would wait for each other until the database breaks one. */
const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtext('goods_category_merge'))`

/** A new version, so that a verb which loaded the goods under the old category decides again. */
async function moveGoods(tx: Tx, from: number, into: number): Promise<number> {
  const moved = await tx
    .update(goods)
    .set({ categoryId: into, version: sql`${goods.version} + 1` })
    .where(eq(goods.categoryId, from))
  return moved.count
}

async function readBoth(tx: Tx, from: number, into: number, lock: 'key share' | 'update') {
  const rows = await tx
    .select()
    .from(goodsCategory)
    .where(inArray(goodsCategory.id, [from, into]))
    .orderBy(asc(goodsCategory.id))
    .for(lock)
  const find = (id: number) => rows.find((row) => row.id === id) ?? fail('CATEGORY_NOT_FOUND', { id })
  const both = { source: find(from), target: find(into) }
  if (both.source.mergedInto !== null || both.target.mergedInto !== null) return fail('CATEGORY_MERGED')
  return both
}

async function merge(app: App, staff: Session, from: number, into: number): Promise<number> {
  return transactVerb(app, async (tx) => {
    await tx.execute(ONE_AT_A_TIME)
    // Lock goods first, as verbs on single goods do; then the categories, which waits for concurrent publications.
    await readBoth(tx, from, into, 'key share')
    const before = await moveGoods(tx, from, into)
    const { source, target } = await readBoth(tx, from, into, 'update')
    const moved = before + (await moveGoods(tx, from, into))
    const details = { title: bothTitles(source), into, intoTitle: bothTitles(target), moved }
    const subject = { kind: 'category', id: from } as const
    const actor = { kind: 'staff', uid: staff.uid } as const
    return {
      result: moved,
      writes: [leadInto(app, from, into)],
      audit: [{ action: 'category.merged', actor, subject, details }],
    }
  })
}

/**
 * Moves all goods of a category into another one; the old id then redirects there, and bought versions keep their
 * category. It takes several statements, because a single one would use its first snapshot. That would miss goods
 * published while it waited for the category's lock.
 * @returns how many goods moved
 * @throws DomainError CATEGORY_MERGE_SELF, CATEGORY_NOT_FOUND, CATEGORY_MERGED
 */
export async function mergeCategories(app: App, staff: Session, from: number, into: number): Promise<number> {
  if (from === into) return fail('CATEGORY_MERGE_SELF')
  return runVerb(app, null, () => merge(app, staff, from, into))
}
