import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { SETTLE_DEMAND_NAMES } from '@jindu/domain/otc/orders'
import { z } from 'zod'
import { traderRecord } from '../ratings/index.ts'
import { coinOut, rateOut, usdOut } from '../../trpc/money-out.ts'

/** When an offer is on the market; null is always. */
export const offerHours = z
  .object({ timeZone: z.string(), days: z.array(z.object({ from: z.int(), to: z.int() }).nullable()) })
  .nullable()

const seconds = z.int()

const requirements = z.object({
  registerDays: z.int(),
  goodsTrade: z.int(),
  otcTradeAmount: z.int(),
  /** At most so many: 0 asks for none at all, null tolerates any. */
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
  /** What a withdrawn offer gave back; with the three above it makes the total. */
  returned: coinOut,
  /** What one coin costs now. */
  unitPrice: rateOut,
  /** How the price follows the market; null is a fixed price. */
  margin: z.object({ basisPoints: z.int(), floor: rateOut.nullable(), ceiling: rateOut.nullable() }).nullable(),
  /** The market's price is too old: nobody can take the offer until there is a fresh one. */
  isPriceStale: z.boolean(),
  /** Which bound of the site a price that follows the market is past: nobody can take the offer until it is back within. */
  pastBound: z.enum(['floor', 'ceiling']).nullable(),
  minimum: usdOut,
  maximum: usdOut,
  /** What may be taken now, both ends included; null when less remains than the smallest order. */
  range: z.object({ minimum: usdOut, maximum: usdOut }).nullable(),
  requirements,
  /** The first requirement that the reader does not meet. */
  unmet: z.enum(['registerDays', 'goodsTrade', 'otcTradeAmount', 'otcMaliciousTimes']).nullable(),
  /** What the reader has of all that offers ask for; null where the offer is theirs. */
  have: requirements.extend({ otcMaliciousTimes: z.int() }).nullable(),
  remark: z.string(),
  /** When it is on the market; null is always. */
  hours: offerHours,
  /** When it is on the market again; null while it is within its hours. */
  opensAt: seconds.nullable(),
  /** Of an order that were taken now: how long either side may be silent, within the hours, and what the buyer's demand for settlement does then. */
  answerSeconds: seconds,
  settleDemand: z.enum(SETTLE_DEMAND_NAMES),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The reader's own accounts that fiat is paid to; empty of somebody else's offer. */
  payees: z.array(z.int()),
  status: z.enum(['ongoing', 'cancelled', 'completed']),
  takenDownBy: z.enum(['owner', 'moderator']).nullable(),
  cancelledBy: z.enum(['owner', 'moderator']).nullable(),
  staffReason: z.string().nullable(),
  createdAt: seconds,
  endedAt: seconds.nullable(),
  /** What is known of whoever published it. */
  maker: traderRecord,
})
offerRow.register(z.globalRegistry, { id: 'OtcOffer' })

const perCurrency = z.object({ BTC: z.int(), USDT: z.int(), LTC: z.int() })

export const offerLimits = z.object({
  otcBuyPriceFloorBasisPoints: perCurrency,
  otcSellPriceFloorBasisPoints: perCurrency,
  otcBuyPriceCeilingBasisPoints: perCurrency,
  otcBuyTotalMaximumUnits: perCurrency,
  otcSellTotalMinimumUnits: perCurrency,
  otcBuyMinimumLimitCents: perCurrency,
  otcSellMinimumLimitCents: perCurrency,
})
