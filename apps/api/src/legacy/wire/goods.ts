import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { attachment, toAttachment } from './attachment.ts'
import { decimal, toDecimal } from './money.ts'

type Card = Answered<Api['goods']['list']>['data'][number]
type Detail = Answered<Api['goods']['detail']>
type Shipment = Answered<Api['goods']['ownShipment']>
type Editions = Answered<Api['goods']['shipmentHistory']>['data']
type Category = Card['category']

const flag = z.union([z.literal(0), z.literal(1)])

export const categoryBrief = z.object({ id: z.int(), title: z.string(), public_comments: flag })

export function toCategoryBrief(category: Omit<Category, 'about'>): z.input<typeof categoryBrief> {
  return { id: category.id, title: category.title, public_comments: category.publicCommentsHidden ? 1 : 0 }
}

export const goodsRow = z.object({
  id: z.int(),
  user_id: z.int(),
  title: z.string(),
  category_id: z.int(),
  category: categoryBrief,
  usd_price: decimal,
  ea: z.int(),
  sells_amount: z.int(),
  sells_volume: z.int(),
  attentions: z.int(),
  status: flag,
  offline: flag,
  create_time: z.int(),
  update_time: z.int(),
  post_id: z.int(),
  tid: z.int(),
  sorts: z.int(),
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
    ea: card.mostAnOrder,
    sells_amount: card.salesAmount,
    sells_volume: card.salesVolume,
    attentions: card.attentions,
    status: card.status === 'normal' ? 1 : 0,
    offline: card.offline ? 1 : 0,
    create_time: card.createdAt,
    update_time: card.updatedAt,
    post_id: card.versionId,
    tid: card.id,
    sorts: Math.max(card.updatedAt, card.pushedAt ?? 0),
    attach: card.coverFileId ?? '',
  }
}

/** Goods as their owner edits them: during a sale with the price that they typed, which the edit sends back. */
export function toOwnGoodsRow(card: Card): z.input<typeof goodsRow> {
  return { ...toGoodsRow(card), usd_price: toDecimal(card.sale?.list ?? card.price) }
}

/** A delivery text: the current one or an earlier version. */
export const shipmentEdition = z.object({
  id: z.int(),
  goods_shipment: z.string(),
  attach_sales: z.string(),
  create_time: z.int(),
})

export function toShipmentHistory(editions: Editions): z.input<typeof shipmentEdition>[] {
  return editions.map((edition) => ({
    id: edition.versionId,
    goods_shipment: edition.shipmentHtml,
    attach_sales: edition.attachSales.join(','),
    create_time: edition.createdAt,
  }))
}

const post = z.object({ contents: z.string(), attach: z.array(attachment) })

export const goodsInfo = goodsRow.extend({
  last_online: z.int(),
  post,
  postInfo: post,
  goods_shipment: z.string(),
  attach_sales: z.string(),
  shipmentHistory: z.array(shipmentEdition),
})

/** Goods with the attached pictures. */
export interface Described {
  readonly detail: Detail
  readonly files: Answered<Api['files']['describe']>['data']
}

/** The delivery, for readers with access. */
export interface Delivered {
  readonly shipment: Shipment
  readonly editions: Editions
}

/** @param delivered null for everyone but the owner: the delivery fields are then empty */
export function toGoodsInfo({ detail, files }: Described, delivered: Delivered | null): z.input<typeof goodsInfo> {
  const post = { contents: detail.contentsHtml, attach: files.map(toAttachment) }
  return {
    ...(detail.own ? toOwnGoodsRow(detail) : toGoodsRow(detail)),
    attach: detail.attach.join(','),
    last_online: detail.seller.lastOnlineAt,
    post,
    postInfo: post,
    goods_shipment: delivered?.shipment.shipmentHtml ?? '',
    attach_sales: delivered?.shipment.attachSales.join(',') ?? '',
    shipmentHistory: toShipmentHistory(delivered?.editions ?? []),
  }
}

/** A page of rows in the legacy format. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int() })
}

export function toList<From, To>(list: { data: readonly From[]; total: number }, map: (row: From) => To) {
  return { data: list.data.map(map), total: list.total }
}

/** Rich text from an old client's editor. */
export function richHtml(html: string) {
  return { format: 'html', html } as const
}
