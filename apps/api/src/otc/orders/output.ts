import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import {
  SETTLE_DEMAND_NAMES,
  type OtcOrderEvent,
  type OtcOrderTimelineNote,
  type OtcOrderTimer,
} from '@jindu/domain/otc/orders'
import { z } from 'zod'
import { coinOut, proceedsOut, rateOut, usdOut } from '../../trpc/money-out.ts'
import { disputeOutput, splitParts } from '../../trust/disputes/index.ts'
import { offerHours } from '../offers/index.ts'
import { orderRatings, traderRecord } from '../ratings/index.ts'
import { OTC_OUTCOMES } from './tables.ts'

const eventKind = z.custom<OtcOrderEvent['kind']>((value) => typeof value === 'string').meta({ type: 'string' })
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
  /** Whose offer of a split waits for the other side. */
  proposedBy: side.nullable(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  /** From when the other side's silence may be answered; null while it is stopped or over. */
  requirableAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  /** What each side got of an order that ended in a split; the buyer's part after the fee. */
  split: splitParts.nullable(),
  /** The buyer's, or what it would be if the order ended for them now. */
  proceeds: proceedsOut,
  /** The talk of both sides; null for orders of before there was one. */
  chatId: z.int().nullable(),
})
orderRow.register(z.globalRegistry, { id: 'OtcOrderRow' })

/** How many orders a buyer may still cancel within 24 hours, and until when none. */
export const cancellationsLeft = z.object({ left: z.int(), secondsLeft: seconds.nullable() })

export const orderInfo = orderRow.extend({
  allowedEvents: z.array(
    z.object({
      event: eventKind,
      allowed: z.boolean(),
      reason: errorCodeOut.optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** How many orders the buyer of this unpaid one may still cancel within 24 hours, and until when none; null for anybody else. */
  cancellations: cancellationsLeft.nullable(),
  /** Whether a demand for cancellation would count against the buyer: not once they stated who pays, nor while they could not cancel. */
  cancelMarks: z.boolean(),
  /** What `timerOf` of the domain says. */
  timer: z
    .custom<OtcOrderTimer>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] }),
  now: seconds,
  feeBasisPoints: z.int(),
  /** Whose account is frozen: that side cannot answer, and a demand of the other opens a dispute. */
  frozen: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  /** What the buyer's demand for settlement does to this order. */
  settleDemand: z.enum(SETTLE_DEMAND_NAMES),
  /** The offer's working hours when it was taken: only they count as silence; null where every second counts. */
  makerHours: offerHours,
  /** How long both sides have to answer a complaint. */
  disputeResponseSeconds: seconds,
  holdDisabled: z.boolean(),
  arbiterQueueAt: seconds.nullable(),
  malicious: side.nullable(),
  /** A hold or a complaint stands, or a ruling waits. */
  disputed: z.boolean(),
  dispute: disputeOutput,
  /** The offer's side, and what it says of the payment. */
  offer: z.object({
    side: z.enum(['buy', 'sell']),
    /** What comes back of its coin is locked again. */
    ongoing: z.boolean(),
    remark: z.string(),
    methods: z.array(z.enum(PAYMENT_METHODS)),
  }),
  /** The methods of the accounts that the order keeps for its fiat, none once they are removed; while it runs, `viewPayees` shows the accounts. */
  payeeMethods: z.array(z.enum(PAYMENT_METHODS)),
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
      /** Of the account; null to the buyer, and until the payment is marked. */
      history: z
        .object({
          /** Released orders with the same seller that it paid before. */
          ordersBefore: z.int(),
          /** Buyers in them. */
          buyers: z.int(),
          /** Whether other buyers paid others with it; null until the coin is released. */
          seenElsewhere: z.boolean().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Whether the fiat would come over an hour after it was marked: the ground of a refund request. */
  late: z.boolean(),
  /** When the seller recorded that it did. */
  arrivedAt: seconds.nullable(),
  /** What both sides said of each other after it was completed. */
  ratings: orderRatings,
  buyer: traderRecord,
  seller: traderRecord,
})
orderInfo.register(z.globalRegistry, { id: 'OtcOrder' })

/** The codes of an order's timeline. */
export const note = z.custom<OtcOrderTimelineNote>((value) => typeof value === 'string').meta({ type: 'string' })
