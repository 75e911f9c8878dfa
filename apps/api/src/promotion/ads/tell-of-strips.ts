import { adStripChannel } from '@jindu/domain/events'
import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/index.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import { goodsCategory } from '../../goods/categories/index.ts'
import { isOpen, type AdRow } from './slots.ts'

interface Standing extends Pick<AdRow, 'waitingSince' | 'delistedAt' | 'homeKind' | 'categoryKind'> {
  readonly categoryIds: readonly number[]
}

/** The strips of categories; a merged category uses the strip of its target. */
async function categoryStrips(db: Db | Tx, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: sql`coalesce(${goodsCategory.mergedInto}, ${goodsCategory.id})`.mapWith(Number) })
    .from(goodsCategory)
    .where(inArray(goodsCategory.id, [...ids]))
  return rows.map(({ id }) => id)
}

/**
 * Outbox events that make open pages reload the strips that an ad was or is on.
 * @param standings the ad before and after its change
 */
export async function tellOfStrips(
  db: Db | Tx,
  id: number,
  standings: readonly Standing[],
): Promise<readonly OutboxDraft[]> {
  const open = standings.filter(isOpen)
  const categories = open.flatMap(({ categoryKind, categoryIds }) => (categoryKind === 'shown' ? categoryIds : []))
  const strips = [
    ...(open.some(({ homeKind }) => homeKind === 'shown') ? (['home'] as const) : []),
    ...(await categoryStrips(db, [...new Set(categories)])),
  ]
  if (strips.length === 0) return []
  return [{ topic: 'adStrip', uids: [], channels: strips.map(adStripChannel), payload: { id } }]
}
