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

/** `closedBy` says why it is not shown. */
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
  /** Since when staff have to look at it. */
  waitingSince: seconds.nullable(),
  /** Whether what was paid for it has begun. */
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
  /** Whether anybody may read it; its owner and staff may always. */
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
  /** What the full price is multiplied by; 10000 is all of it. */
  factorBasisPoints: z.int(),
  /** The factors from 3 and from 6 on. */
  factors: z.object({ double: z.int(), fivefold: z.int() }),
  /** The counts that are offered first. */
  choices: z.array(z.object({ count: z.int(), price: usdOut })),
  now: seconds,
  coins: z.array(z.object({ total: coinOut, rate: rateOut, rateAt: seconds, balance: coinOut, enough: z.boolean() })),
  unquoted: unquotedCoins,
})

export const adDayRow = z.object({
  /** UTC, as `2026-11-21`. */
  day: z.string(),
  place: placeField,
  impressions: count,
  clicks: count,
  /** Clicks that were not counted and cost nothing: of programs, of the owner, again within the hour, above a network's bound. */
  uncounted: count,
  paid: usdOut,
})

export const staffAd = ownAd.extend({
  ownerUid: z.int(),
  contentsHtml: z.string(),
  /** What would go back if it were taken down now. */
  refunds: z.array(coinOut),
})
