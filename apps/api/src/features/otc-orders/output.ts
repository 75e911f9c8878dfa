import { ERRORS, type ErrorCode } from '@jindu/domain/errors'
import { PAYMENT_METHODS } from '@jindu/domain/otc-offer'
import { SETTLE_DEMAND_NAMES, type OtcOrderEvent, type OtcOrderNote, type OtcOrderTimer } from '@jindu/domain/otc-order'
import { z } from 'zod'
import { coinOut, rateOut, usdOut } from '../../trpc/money-out.ts'
import { disputeOutput, splitParts } from '../disputes/index.ts'
import { OTC_OUTCOMES } from './tables.ts'

const errorCode = z.custom<ErrorCode>((value) => typeof value === 'string' && Object.hasOwn(ERRORS, value))
const eventKind = z.custom<OtcOrderEvent['kind']>((value) => typeof value === 'string')
const seconds = z.int()
const side = z.enum(['buyer', 'seller'])

export const orderRow = z.object({
  id: z.int(),
  offerId: z.int(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  /** The side of the reader. */
  role: z.enum(['buyer', 'seller', 'staff']),
  amount: coinOut,
  unitPrice: rateOut,
  total: usdOut,
  status: z.enum(['open', 'cancelled', 'completed']),
  progress: z.enum(['awaitingPayment', 'awaitingRelease', 'held', 'complaint', 'ended']),
  outcome: z.enum(OTC_OUTCOMES).nullable(),
  createdAt: seconds,
  paidAt: seconds.nullable(),
  heldSince: seconds.nullable(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  /** From when the other side's silence may be answered; null while it is stopped or over. */
  requirableAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  /** The talk of both sides; null for orders of before there was one. */
  chatId: z.int().nullable(),
})

const person = z.object({
  uid: z.int(),
  trades: z.int(),
  maliciousTimes: z.int(),
  registeredAt: seconds,
  lastOnlineAt: seconds,
})

export const orderInfo = orderRow.extend({
  allowedEvents: z.array(
    z.object({
      event: eventKind,
      allowed: z.boolean(),
      reason: errorCode.optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** What `timerOf` of the domain says. */
  timer: z.custom<OtcOrderTimer>((value) => typeof value === 'object' && value !== null),
  now: seconds,
  feeBasisPoints: z.int(),
  /** What the buyer's demand for settlement does to this order. */
  settleDemand: z.enum(SETTLE_DEMAND_NAMES),
  /** How long both sides have to answer a complaint. */
  disputeResponseSeconds: seconds,
  holdDisabled: z.boolean(),
  arbiterQueueAt: seconds.nullable(),
  malicious: side.nullable(),
  /** A hold or a complaint stands, or a ruling waits. */
  disputed: z.boolean(),
  /** What each side got of an order that ended in a split; the buyer's part after the fee. */
  split: splitParts.nullable(),
  dispute: disputeOutput,
  /** The offer's side, and what it says of the payment. */
  offer: z.object({
    side: z.enum(['buy', 'sell']),
    /** What comes back of its coin is locked again. */
    ongoing: z.boolean(),
    remark: z.string(),
    methods: z.array(z.enum(PAYMENT_METHODS)),
  }),
  /** Who pays, as the buyer stated it; null is "not stated". */
  payer: z
    .object({
      name: z.string(),
      accountEnd: z.string(),
      reference: z.string(),
      /** When it was paid, as the buyer says. */
      sentAt: seconds.nullable(),
      statedAt: seconds,
      files: z.array(z.object({ id: z.string(), sha256: z.string() })),
      ordersBefore: z.int(),
      buyers: z.int(),
    })
    .nullable(),
  /** Whether the fiat would come over an hour after it was marked: the ground of a refund request. */
  late: z.boolean(),
  /** When the seller recorded that it did. */
  arrivedAt: seconds.nullable(),
  buyer: person,
  seller: person,
})

/** The codes of an order's timeline. */
export const note = z.custom<OtcOrderNote>((value) => typeof value === 'string')
