import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import {
  SETTLE_DEMAND_NAMES,
  type OtcOrderEvent,
  type OtcOrderTimelineNote,
  type OtcOrderTimer,
} from '@jindu/domain/otc/orders'
import { z } from 'zod'
import { coinOut, fiatSumOut, proceedsOut, rateOut, usdOut } from '../../trpc/money-out.ts'
import { talkEvent } from '../../records/timeline/index.ts'
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
  /** The reader's side. */
  role: z.enum(['buyer', 'seller', 'staff']),
  amount: coinOut,
  unitPrice: rateOut,
  total: usdOut,
  /** What the buyer pays, fixed when the offer was taken. */
  toPay: fiatSumOut,
  status: z.enum(['open', 'cancelled', 'completed']),
  progress: z.enum(['awaitingPayment', 'awaitingRelease', 'held', 'complaint', 'ended']),
  outcome: z.enum(OTC_OUTCOMES).nullable(),
  createdAt: seconds,
  paidAt: seconds.nullable(),
  heldSince: seconds.nullable(),
  /** The side whose proposed split waits for the other side's answer. */
  proposedBy: side.nullable(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  /** When the reader may act on the other side's silence; null while the clock is stopped or the order ended. */
  requirableAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  /** The amounts of both sides after a split; the buyer's after the fee. */
  split: splitParts.nullable(),
  /** The buyer's proceeds; for an open order, the proceeds if it were released now. */
  proceeds: proceedsOut,
  /** The parties' conversation; null for orders older than conversations. */
  chatId: z.int().nullable(),
})
orderRow.register(z.globalRegistry, { id: 'OtcOrderRow' })

/** The buyer's remaining cancellations within 24 hours, and the seconds until the next is allowed. */
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
  /** The same for the buyer of this unpaid order; null for any other reader. */
  cancellations: cancellationsLeft.nullable(),
  /**
   * Whether a demand for cancellation would count against the buyer. It does not after payer evidence, or while the
   * cancellation quota is used up.
   */
  cancelMarks: z.boolean(),
  /** The domain's `timerOf`. */
  timer: z
    .custom<OtcOrderTimer>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] }),
  now: seconds,
  feeBasisPoints: z.int(),
  /** Sides whose account is frozen. A frozen side cannot answer, and a demand of the other side opens a dispute. */
  frozen: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  /** The effect of the buyer's demand for settlement on this order. */
  settleDemand: z.enum(SETTLE_DEMAND_NAMES),
  /** The offer's working hours when it was taken: only they count as silence; null for always. */
  makerHours: offerHours,
  /** The time that both sides have to answer a complaint. */
  disputeResponseSeconds: seconds,
  holdDisabled: z.boolean(),
  arbiterQueueAt: seconds.nullable(),
  malicious: side.nullable(),
  /** A hold or a complaint is open, or a ruling is pending. */
  disputed: z.boolean(),
  dispute: disputeOutput,
  /** The offer's side, and its payment terms. */
  offer: z.object({
    side: z.enum(['buy', 'sell']),
    /** Whether the offer still runs: returned coin is then locked for it again. */
    ongoing: z.boolean(),
    remark: z.string(),
    methods: z.array(z.enum(PAYMENT_METHODS)),
  }),
  /**
   * The methods of the stored receiving accounts; empty after they are deleted. `viewPayees` shows the accounts while
   * the order is open.
   */
  payeeMethods: z.array(z.enum(PAYMENT_METHODS)),
  /** The payer as the buyer stated it; null if not stated. */
  payer: z
    .object({
      name: z.string(),
      accountEnd: z.string(),
      reference: z.string(),
      /** The payment time that the buyer stated. */
      sentAt: seconds.nullable(),
      statedAt: seconds,
      files: z.array(z.object({ id: z.string(), sha256: z.string() })),
      /** The paying account's history; null for the buyer, and until the payment is marked. */
      history: z
        .object({
          /** Earlier released orders that this account paid to the same seller. */
          ordersBefore: z.int(),
          /** The number of distinct buyers in them. */
          buyers: z.int(),
          /** Whether other buyers paid other sellers from it; null until the coin is released. */
          seenElsewhere: z.boolean().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Whether the fiat arrived over an hour after it was marked, which justifies a refund request. */
  late: z.boolean(),
  /** When the seller recorded its arrival. */
  arrivedAt: seconds.nullable(),
  /** The parties' ratings of each other after completion. */
  ratings: orderRatings,
  buyer: traderRecord,
  seller: traderRecord,
})
orderInfo.register(z.globalRegistry, { id: 'OtcOrder' })

/** The timeline's note codes. */
export const note = z.custom<OtcOrderTimelineNote>((value) => typeof value === 'string').meta({ type: 'string' })

/** A step of an order in a chat; its creation says what is paid, if that is not dollars. */
export const otcTalkEvent = talkEvent(note).extend({ toPay: fiatSumOut.optional() }).meta({ id: 'OtcChatEvent' })
