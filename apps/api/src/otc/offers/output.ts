import { fiatCodeField } from '@jindu/domain/input'
import { byCurrency } from '@jindu/domain/money'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { SETTLE_DEMAND_NAMES } from '@jindu/domain/otc/orders'
import { z } from 'zod'
import { traderRecord } from '../ratings/index.ts'
import { coinOut, fiatRateOut, rateOut, usdOut } from '../../trpc/money-out.ts'

/** The offer's working hours; null for always. */
export const offerHours = z
  .object({ timeZone: z.string(), days: z.array(z.object({ from: z.int(), to: z.int() }).nullable()) })
  .nullable()

const seconds = z.int()

const requirements = z.object({
  registerDays: z.int(),
  goodsTrade: z.int(),
  otcTradeAmount: z.int(),
  /** The maximum number of malicious marks: 0 for none, null for any. */
  otcMaliciousTimes: z.int().nullable(),
})
requirements.register(z.globalRegistry, { id: 'OtcRequirements' })

export const offerRow = z.object({
  id: z.int(),
  side: z.enum(['buy', 'sell']),
  ownerUid: z.int(),
  isOwn: z.boolean(),
  total: coinOut,
  remaining: coinOut,
  running: coinOut,
  completed: coinOut,
  /** The volume returned by a withdrawal. `remaining`, `running`, `completed` and this sum up to `total`. */
  returned: coinOut,
  /** The current price of one coin. */
  unitPrice: rateOut,
  /** The currency of the payment. Price and limits are in dollars; the sum to pay is fixed when the offer is taken. */
  fiat: fiatCodeField,
  /** The exchange rate now; null for dollars, and where none is known: then the offer cannot be taken. */
  fiatRate: fiatRateOut.nullable(),
  /** The margin over the market price; null for a fixed price. */
  margin: z.object({ basisPoints: z.int(), floor: rateOut.nullable(), ceiling: rateOut.nullable() }).nullable(),
  /** The market's price that takes a fixed offer down; null for none, and for readers other than the owner. */
  trigger: rateOut.nullable(),
  /** The market price is stale, so the offer cannot be taken until a fresh one arrives. */
  isPriceStale: z.boolean(),
  /** The site bound that a market-following price exceeds; while it does, the offer cannot be taken. */
  pastBound: z.enum(['floor', 'ceiling']).nullable(),
  minimum: usdOut,
  maximum: usdOut,
  /** The amounts that can be taken now, both ends inclusive; null if less remains than the smallest order. */
  range: z.object({ minimum: usdOut, maximum: usdOut }).nullable(),
  requirements,
  /** The first requirement that the reader fails. */
  unmet: z.enum(['registerDays', 'goodsTrade', 'otcTradeAmount', 'otcMaliciousTimes']).nullable(),
  /** The reader's own values for all requirements; null for the reader's own offer. */
  have: requirements.extend({ otcMaliciousTimes: z.int() }).nullable(),
  remark: z.string(),
  /** The first message that takers get; empty for readers other than the owner. */
  greeting: z.string(),
  /** Names the terms that a taker agrees to beside price and amount; another one if any changed. */
  terms: z.string(),
  /** The offer's working hours; null for always. */
  hours: offerHours,
  /** When its hours begin again; null while it is within its hours. */
  opensAt: seconds.nullable(),
  /**
   * For an order taken now: the time each side has to answer, within the hours, and what a demand for settlement does.
   */
  answerSeconds: seconds,
  /** The buyer's time to pay where the owner chose one; null: `answerSeconds`. */
  paySeconds: seconds.nullable(),
  settleDemand: z.enum(SETTLE_DEMAND_NAMES),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The owner's receiving accounts; empty for readers other than the owner. */
  payees: z.array(z.int()),
  status: z.enum(['ongoing', 'cancelled', 'completed']),
  takenDownBy: z.enum(['owner', 'moderator']).nullable(),
  cancelledBy: z.enum(['owner', 'moderator']).nullable(),
  staffReason: z.string().nullable(),
  createdAt: seconds,
  endedAt: seconds.nullable(),
  /** The owner's record as a trader. */
  maker: traderRecord,
})
offerRow.register(z.globalRegistry, { id: 'OtcOffer' })

/** A currency that offers may be paid in, with its rate; null for dollars, and where none is known. */
export const openFiat = z.object({ fiat: fiatCodeField, rate: fiatRateOut.nullable() })

const perCurrency = z.object(byCurrency(() => z.int()))

export const offerLimits = z.object({
  otcBuyPriceFloorBasisPoints: perCurrency,
  otcSellPriceFloorBasisPoints: perCurrency,
  otcBuyPriceCeilingBasisPoints: perCurrency,
  otcBuyTotalMaximumUnits: perCurrency,
  otcSellTotalMinimumUnits: perCurrency,
  otcBuyMinimumLimitCents: perCurrency,
  otcSellMinimumLimitCents: perCurrency,
  otcPayMinimumSeconds: seconds,
  otcPayMaximumSeconds: seconds,
})
