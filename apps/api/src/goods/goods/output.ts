import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { richText, usdWire } from '@jindu/domain/input'
import { z } from 'zod'
import { DELIVERIES } from '@jindu/domain/goods/goods'
import { goodsCard } from './card.ts'
import { infoFields } from './info.ts'

export const deliveryKind = z.enum(DELIVERIES)

/** Within how many hours the seller delivers by hand; null for other deliveries. */
export const promisedHours = z.int().nullable()

export const goodsDetail = goodsCard.extend({
  ...infoFields,
  contentsText: z.string(),
  delivery: deliveryKind,
  promisedHours,
  /** Prices of a piece from a quantity on, at most ten. */
  steps: z.array(z.object({ from: z.int(), price: usdWire })),
  favorite: z.boolean(),
  own: z.boolean(),
  buyable: z.boolean(),
  notBuyable: errorCodeOut.nullable(),
  /** Why staff delisted them, for the owner; null for everybody else. */
  delistReason: z.string().nullable(),
  seller: z.object({
    uid: z.int(),
    frozen: z.boolean(),
    lastOnlineAt: z.int(),
    salesAmount: z.int(),
    createdAt: z.int(),
  }),
})

export const ownGoods = goodsCard.extend({
  pushableAt: z.int(),
  /** Why staff delisted it; null while it is not. */
  delistReason: z.string().nullable(),
  delivery: deliveryKind,
  lowStock: z.int(),
  /** Unsold units, counted up to 1000; null when no stock is kept. */
  unsold: z.int().nullable(),
})

export const ownInfo = goodsCard
  .pick({ id: true, title: true, price: true, category: true, offline: true, status: true })
  .extend({
    ...infoFields,
    contents: richText,
    versionId: z.int(),
    price: usdWire,
  })

export const ownShipment = z.object({
  id: z.int(),
  title: z.string(),
  shipment: richText,
  shipmentHtml: z.string(),
  attachSales: z.array(z.string()),
  versionId: z.int(),
})

export const sellerProfile = z.object({
  uid: z.int(),
  createdAt: z.int(),
  lastOnlineAt: z.int(),
  frozen: z.boolean(),
  goodsCount: z.int(),
  rating: z.object({ count: z.int(), sum: z.int() }),
  statistics: z.object({
    salesAmount: z.int(),
    buyAmount: z.int(),
    holds: z.int(),
    complains: z.int(),
    beComplains: z.int(),
    confirmReceives: z.int(),
    beConfirmReceives: z.int(),
    goodsRelease: z.int(),
  }),
})
