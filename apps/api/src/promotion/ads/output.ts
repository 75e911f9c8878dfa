import { z } from 'zod'
import { richText } from '@jindu/domain/input'
import { coinOut, rateOut, unquotedCoins, usdOut } from '../../trpc/money-out.ts'

const seconds = z.int()
const count = z.int().min(0)

const placeField = z.enum(['home', 'category'])

export const stripItem = z.object({
  id: z.int(),
  title: z.string(),
  coverFileId: z.string().nullable(),
  attach: z.array(z.string()),
  ownerUid: z.int(),
})

/** `closedBy` is the reason why it is not shown. */
const homeSlotOut = z.object({
  status: z.enum(['shown', 'closed']),
  closedBy: z.enum(['owner', 'moderator', 'clock']).nullable(),
  startAt: seconds,
  stopAt: seconds,
})
homeSlotOut.register(z.globalRegistry, { id: 'HomeAd' })

const categorySlotOut = z.object({
  status: z.enum(['shown', 'closed']),
  closedBy: z.enum(['owner', 'moderator', 'lastClick']).nullable(),
  categories: z.array(z.object({ id: z.int(), title: z.string() })),
  bought: count,
  remaining: count,
})
categorySlotOut.register(z.globalRegistry, { id: 'CategoryAd' })

export const ownAd = z.object({
  id: z.int(),
  title: z.string(),
  coverFileId: z.string().nullable(),
  createdAt: seconds,
  updatedAt: seconds,
  /** Since when it waits for review by staff. */
  waitingSince: seconds.nullable(),
  /** Whether its paid time has started. */
  begun: z.boolean(),
  delisted: z.object({ at: seconds, reason: z.string(), refunds: z.array(coinOut) }).nullable(),
  home: homeSlotOut.nullable(),
  category: categorySlotOut.nullable(),
})

export const ownAdInfo = ownAd.extend({
  contents: richText,
  contentsHtml: z.string(),
  attach: z.array(z.string()),
})

export const adDetail = z.object({
  id: z.int(),
  title: z.string(),
  contentsHtml: z.string(),
  coverFileId: z.string().nullable(),
  attach: z.array(z.string()),
  ownerUid: z.int(),
  createdAt: seconds,
  updatedAt: seconds,
  /** Whether it is public; its owner and staff can always read it. */
  open: z.boolean(),
  own: z.boolean(),
})

export const adQuote = z.object({
  place: placeField,
  count: z.int(),
  /** Seconds or clicks. */
  units: z.int(),
  fullPrice: usdOut,
  price: usdOut,
  /** The discount factor on the full price; 10000 is no discount. */
  factorBasisPoints: z.int(),
  /** The factors from a count of 3 and of 6. */
  factors: z.object({ double: z.int(), fivefold: z.int() }),
  /** The counts to offer first. */
  choices: z.array(z.object({ count: z.int(), price: usdOut })),
  now: seconds,
  coins: z.array(z.object({ total: coinOut, rate: rateOut, rateAt: seconds, balance: coinOut, enough: z.boolean() })),
  unquoted: unquotedCoins,
})

export const adDayRow = z.object({
  /** In the zone that was asked for, as `2026-11-21`. */
  day: z.string(),
  place: placeField,
  impressions: count,
  clicks: count,
  /** Free clicks: by robots, by the owner, repeated within the hour, or above a network's limit. */
  uncounted: count,
  paid: usdOut,
})

export const staffAd = ownAd.extend({
  ownerUid: z.int(),
  contentsHtml: z.string(),
  /** The refund if it were taken down now. */
  refunds: z.array(coinOut),
})
