import { fail } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, goodsCard, toCard } from './card.ts'
import { infoColumns, infoFields, infoOf } from './info.ts'
import { IN_STATE, type GoodsState } from './goods-states.ts'
import { goods, goodsModeration, goodsVersion } from './tables.ts'

export const staffGoods = goodsCard.extend({ delistedAt: z.int().nullable(), delistReason: z.string().nullable() })

export const moderationRow = z.object({
  id: z.int(),
  action: z.enum(['delisted', 'relisted']),
  reason: z.string(),
  staffUid: z.int(),
  at: z.int(),
})

export interface StaffGoodsFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly state?: GoodsState | undefined
  readonly goodsId?: number | undefined
  readonly sellerUid?: number | undefined
  readonly categoryId?: number | undefined
  readonly title?: string | undefined
}

const columns = { ...cardColumns, delistReason: goods.delistReason }

/** Goods in any state, newest first; `next` is the cursor of the next page. */
export async function listForStaff(app: App, filter: StaffGoodsFilter, locale: Locale) {
  const { limit, before, state, goodsId, sellerUid, categoryId, title } = filter
  const words = title === undefined ? [] : foldText(title).split(' ')
  const rows = await app.db
    .select(columns)
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(
      and(
        before === undefined ? undefined : lt(goods.id, before),
        state === undefined ? undefined : IN_STATE[state],
        goodsId === undefined ? undefined : eq(goods.id, goodsId),
        sellerUid === undefined ? undefined : eq(goods.sellerUid, sellerUid),
        categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
        ...words.map((word) => gt(sql`position(${word} in ${goods.searchKey})`, 0)),
      ),
    )
    .orderBy(desc(goods.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  const last = rows.length > limit ? data.at(-1) : undefined
  const withState = data.map((row) => ({
    ...toCard(app, row, locale),
    delistedAt: row.delistedAt,
    delistReason: row.delistReason,
  }))
  return { data: withState, next: last?.id ?? null }
}

/**
 * Goods for a moderator, without the delivery.
 * @throws DomainError GOODS_NOT_FOUND
 */
export async function readForStaff(app: App, id: number, locale: Locale) {
  const [[row], history] = await Promise.all([
    app.db
      .select({
        ...columns,
        ...infoColumns,
        versions: goodsVersion.number,
        salesAmount: goods.salesAmount,
      })
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
      .where(eq(goods.id, id)),
    app.db
      .select()
      .from(goodsModeration)
      .where(eq(goodsModeration.goodsId, id))
      .orderBy(desc(goodsModeration.id))
      .limit(50),
  ])
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id })
  const { versions, salesAmount, delistedAt, delistReason } = row
  return {
    ...toCard(app, row, locale),
    ...infoOf(row),
    versions,
    salesAmount,
    delistedAt,
    delistReason,
    history,
  }
}

export const staffGoodsInfo = staffGoods.extend({
  ...infoFields,
  versions: z.int(),
  salesAmount: z.int(),
  history: z.array(moderationRow),
})
