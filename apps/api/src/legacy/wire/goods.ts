import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { decimal, toDecimal } from './money.ts'

type Card = Answered<Api['goods']['list']>['data'][number]
type Detail = Answered<Api['goods']['detail']>
type Category = Card['category']

const flag = z.union([z.literal(0), z.literal(1)])

export const categoryBrief = z.object({ id: z.int(), title: z.string(), public_comments: flag })

export function toCategoryBrief(category: Category): z.input<typeof categoryBrief> {
  return { id: category.id, title: category.title, public_comments: category.publicCommentsHidden ? 1 : 0 }
}

export const goodsRow = z.object({
  id: z.int(),
  user_id: z.int(),
  title: z.string(),
  category_id: z.int(),
  category: categoryBrief,
  usd_price: decimal,
  sells_volume: z.int(),
  attentions: z.int(),
  status: flag,
  offline: flag,
  create_time: z.int(),
  update_time: z.int(),
  attach: z.string(),
})

export function toGoodsRow(card: Card): z.input<typeof goodsRow> {
  return {
    id: card.id,
    user_id: card.sellerUid,
    title: card.title,
    category_id: card.category.id,
    category: toCategoryBrief(card.category),
    usd_price: toDecimal(card.price),
    sells_volume: card.salesVolume,
    attentions: card.attentions,
    status: card.status === 'normal' ? 1 : 0,
    offline: card.offline ? 1 : 0,
    create_time: card.createdAt,
    update_time: card.updatedAt,
    attach: card.coverFileId ?? '',
  }
}

export const goodsInfo = goodsRow.extend({
  post_id: z.int(),
  sells_amount: z.int(),
  last_online: z.int(),
  post: z.object({ contents: z.string() }),
})

export function toGoodsInfo(detail: Detail): z.input<typeof goodsInfo> {
  return {
    ...toGoodsRow(detail),
    attach: detail.attach.join(','),
    post_id: detail.versionId,
    sells_amount: detail.salesAmount,
    last_online: detail.seller.lastOnlineAt,
    post: { contents: detail.contentsHtml },
  }
}

/** A page of rows as the old clients read it. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int() })
}

export function toList<From, To>(list: { data: readonly From[]; total: number }, map: (row: From) => To) {
  return { data: list.data.map(map), total: list.total }
}

/** A text that an old client wrote in its editor. */
export function richHtml(html: string) {
  return { format: 'html', html } as const
}
