import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { DELIVERIES, PRICE_REASONS } from '@jindu/domain/goods/goods'
import {
  REPLACEMENT_REASONS,
  type GoodsOrderEvent,
  type GoodsOrderTimelineNote,
  type GoodsOrderTimer,
} from '@jindu/domain/goods/orders'
import { z } from 'zod'
import { categoryBrief } from '../categories/index.ts'
import { infoFields } from '../goods/index.ts'
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
  /** The discount; zero without a code. */
  off: usdOut,
  totalUsd: usdOut,
  total: coinOut,
  rate: rateOut,
  rateAt: seconds,
  balance: coinOut.nullable(),
  enough: z.boolean().nullable(),
})

const promise = {
  /** Until when the seller promised to deliver by hand; null for other deliveries. */
  promisedUntil: seconds.nullable(),
  /** When the seller delivered by hand. */
  deliveredAt: seconds.nullable(),
}

export const orderRow = z.object({
  id: z.int(),
  goodsId: z.int(),
  title: z.string(),
  coverFileId: z.string().nullable(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  status,
  progress: z.enum(['awaitingDelivery', 'inProgress', 'suspended', 'complaint', 'ended']),
  volume: z.int(),
  price: usdOut,
  /** The code used and its discount; null without a code. */
  discount: z.object({ code: z.string(), off: usdOut }).nullable(),
  /** Why `price` is not the price that the goods had; null if it is. */
  priced: z.object({ list: usdOut, reason: z.enum(PRICE_REASONS) }).nullable(),
  totalUsd: usdOut,
  amount: coinOut,
  rate: rateOut,
  createdAt: seconds,
  paidAt: seconds,
  ...promise,
  protectUntil: seconds,
  hold: z.object({ since: seconds }).nullable(),
  /** The side whose proposed split waits for the other side's answer. */
  proposedBy: z.enum(['buyer', 'seller']).nullable(),
  holdDisabled: z.boolean(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  confirmedAt: seconds.nullable(),
  settledAt: seconds.nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The amounts of both sides after a split; the seller's after the fee. */
  split: splitParts.nullable(),
  /** The seller's proceeds; for an open order, the proceeds if it were completed now. */
  proceeds: proceedsOut,
})
orderRow.register(z.globalRegistry, { id: 'GoodsOrderRow' })

const person = z.object({ uid: z.int(), lastOnlineAt: seconds.nullable() })

export const listedOrder = orderRow.extend({
  chatId: z.int(),
  buyer: person,
  seller: person,
  /** Its category in both languages, for the generated cover. */
  about: z.string(),
  received: z.object({ versionNumber: z.int(), openedAt: seconds.nullable(), rating: z.int().nullable() }),
})

export const orderInfo = orderRow.extend({
  role: z.enum(['buyer', 'seller', 'staff']),
  /** Its category in both languages, for the generated cover. */
  about: z.string(),
  versionId: z.int(),
  rateAt: seconds,
  /** The buyer's share in a split ruling, in basis points. */
  splitBuyerBasisPoints: z.int().nullable(),
  dispute: disputeOutput,
  openedAt: seconds.nullable(),
  /** Deliveries that the buyer has not opened: sealed units, or 1 for the whole shipment; 0 before a delivery by hand. */
  unopened: z.int(),
  allowedEvents: z.array(
    z.object({
      event: eventKind,
      allowed: z.boolean(),
      reason: errorCodeOut.optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** The domain's `timerOf`. */
  timer: z
    .custom<GoodsOrderTimer>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] }),
  arbiterQueueAt: seconds.nullable(),
  /**
   * Sides whose account is frozen. A frozen side cannot answer, and the clock does not settle against a frozen buyer.
   */
  frozen: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  protectionSeconds: z.int(),
  feeBasisPoints: z.int(),
  now: seconds,
  buyer: person,
  seller: person,
  chatId: z.int(),
  newerShipment: z.boolean(),
  /** Whether the reader may replace units. */
  replaceable: z.boolean(),
})
orderInfo.register(z.globalRegistry, { id: 'GoodsOrder' })

/** The timeline's note codes. */
export const note = z.custom<GoodsOrderTimelineNote>((value) => typeof value === 'string').meta({ type: 'string' })

const unit = z.object({
  /** Sent to the seller only: the id that `replaceUnits` takes. */
  id: z.int().optional(),
  number: z.int(),
  openedAt: seconds.nullable(),
  secret: z.string().nullable(),
})

const replacedUnit = unit.omit({ id: true }).extend({
  replacedAt: seconds,
  reason: z.enum(REPLACEMENT_REASONS),
  remark: z.string().nullable(),
})
replacedUnit.register(z.globalRegistry, { id: 'ReplacedUnit', description: 'A unit that the seller replaced' })

/** An order's delivery besides its text, with only the secrets that the reader may see. */
export const delivered = z.object({
  delivery: z.enum(DELIVERIES),
  shared: z.string().nullable(),
  units: z.array(unit),
  /** Units that the seller replaced, each with the number of its replacement. */
  replaced: z.array(replacedUnit),
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
  ...infoFields,
  shipmentHtml: z.string(),
  attachSales: z.array(z.string()),
  sealed: z.boolean(),
  newerShipment: z.boolean(),
  boughtAt: seconds,
  ...promise,
  openedAt: seconds.nullable(),
  revoked: z.boolean(),
  role: z.enum(['buyer', 'seller', 'staff']),
  /** Whether the reader may replace units of it. */
  replaceable: z.boolean(),
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
