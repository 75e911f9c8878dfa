import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { DELIVERIES } from '@jindu/domain/goods/goods'
import type { GoodsOrderEvent, GoodsOrderTimelineNote, GoodsOrderTimer } from '@jindu/domain/goods/orders'
import { z } from 'zod'
import { categoryBrief } from '../categories/index.ts'
import { coinOut, proceedsOut, rateOut, usdOut } from '../../trpc/money-out.ts'
import { disputeOutput, splitParts } from '../../trust/disputes/index.ts'
import { OUTCOMES } from './tables.ts'

const eventKind = z.custom<GoodsOrderEvent['kind']>((value) => typeof value === 'string').meta({ type: 'string' })
const seconds = z.int()
const status = z.enum(['open', 'completed', 'revoked'])

export const quoteOutput = z.object({
  goodsId: z.int(),
  versionId: z.int(),
  price: usdOut,
  volume: z.int(),
  totalUsd: usdOut,
  total: coinOut,
  rate: rateOut,
  rateAt: seconds,
  balance: coinOut.nullable(),
  enough: z.boolean().nullable(),
})

export const orderRow = z.object({
  id: z.int(),
  goodsId: z.int(),
  title: z.string(),
  coverFileId: z.string().nullable(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  status,
  progress: z.enum(['inProgress', 'suspended', 'complaint', 'ended']),
  volume: z.int(),
  price: usdOut,
  totalUsd: usdOut,
  amount: coinOut,
  rate: rateOut,
  createdAt: seconds,
  paidAt: seconds,
  protectUntil: seconds,
  hold: z.object({ since: seconds }).nullable(),
  /** Whose offer of a split waits for the other side. */
  proposedBy: z.enum(['buyer', 'seller']).nullable(),
  holdDisabled: z.boolean(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  confirmedAt: seconds.nullable(),
  settledAt: seconds.nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** What each side got of an order that ended in a split; the seller's part after the fee. */
  split: splitParts.nullable(),
  /** The seller's, or what it would be if the order ended for them now. */
  proceeds: proceedsOut,
})
orderRow.register(z.globalRegistry, { id: 'GoodsOrderRow' })

/** A row of an order list, with what the buyer has of it: the version they bought, when they opened it, how they rated it. */
const person = z.object({ uid: z.int(), lastOnlineAt: seconds.nullable() })

export const listedOrder = orderRow.extend({
  chatId: z.int(),
  buyer: person,
  seller: person,
  /** Its category in both languages: what a drawn cover goes by. */
  about: z.string(),
  received: z.object({ versionNumber: z.int(), openedAt: seconds.nullable(), rating: z.int().nullable() }),
})

export const orderInfo = orderRow.extend({
  role: z.enum(['buyer', 'seller', 'staff']),
  /** Its category in both languages: what a drawn cover goes by. */
  about: z.string(),
  versionId: z.int(),
  rateAt: seconds,
  /** The buyer's share of a split ruling. */
  splitBuyerBasisPoints: z.int().nullable(),
  dispute: disputeOutput,
  openedAt: seconds.nullable(),
  /** What the buyer has yet to open: units, or 1 for the whole shipment. */
  unopened: z.int(),
  allowedEvents: z.array(
    z.object({
      event: eventKind,
      allowed: z.boolean(),
      reason: errorCodeOut.optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** What `timerOf` of the domain says. */
  timer: z
    .custom<GoodsOrderTimer>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] }),
  arbiterQueueAt: seconds.nullable(),
  /** Whose account is frozen: that side cannot answer, and the clock does not settle against a buyer. */
  frozen: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  protectionSeconds: z.int(),
  feeBasisPoints: z.int(),
  now: seconds,
  buyer: person,
  seller: person,
  chatId: z.int(),
  newerShipment: z.boolean(),
})
orderInfo.register(z.globalRegistry, { id: 'GoodsOrder' })

/** The codes of an order's timeline. */
export const note = z.custom<GoodsOrderTimelineNote>((value) => typeof value === 'string').meta({ type: 'string' })

/** What an order delivers beside its text, as far as the reader may see it. */
export const delivered = z.object({
  delivery: z.enum(DELIVERIES),
  shared: z.string().nullable(),
  units: z.array(z.object({ number: z.int(), openedAt: seconds.nullable(), secret: z.string().nullable() })),
  returned: z.int(),
})

export const goodsAsBought = z.object({
  orderId: z.int(),
  goodsId: z.int(),
  versionId: z.int(),
  sellerUid: z.int(),
  buyerUid: z.int(),
  title: z.string(),
  price: usdOut,
  volume: z.int(),
  category: categoryBrief,
  contentsHtml: z.string(),
  attach: z.array(z.string()),
  shipmentHtml: z.string(),
  attachSales: z.array(z.string()),
  sealed: z.boolean(),
  newerShipment: z.boolean(),
  boughtAt: seconds,
  openedAt: seconds.nullable(),
  revoked: z.boolean(),
  role: z.enum(['buyer', 'seller', 'staff']),
  ...delivered.shape,
})
goodsAsBought.register(z.globalRegistry, { id: 'GoodsAsBought' })

export const publicOrderRow = z.object({
  id: z.int(),
  buyer: z.string(),
  volume: z.int(),
  price: usdOut,
  status,
  createdAt: seconds,
})
