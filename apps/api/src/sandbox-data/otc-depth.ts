import { money, type CurrencyCode, type FiatCode, type Money } from '@jindu/domain/money'
import type { PaymentMethod } from '@jindu/domain/otc/offers'
import { buyers, sellers, type DemoPerson } from './people.ts'
import { DAY, HOUR } from './stage.ts'

export interface DemoOffer {
  readonly owner: DemoPerson | undefined
  readonly side: 'buy' | 'sell'
  readonly currency: CurrencyCode
  readonly units: bigint
  /** Above the market, in hundredths of a percent; negative below. */
  readonly aboveMarket: bigint
  readonly minimumCents: number
  readonly maximumCents: number
  readonly methods: readonly PaymentMethod[]
  /** What it is paid in; dollars if left out. */
  readonly fiat?: FiatCode
  readonly remark: string
  /** Days before the present. */
  readonly daysAgo: number
  readonly registerDays?: number
  readonly otcTrades?: number
  /** Whether the price follows the market. */
  readonly follows?: boolean
}

/** Steps of a party without further input. */
type Step = 'pay' | 'release' | 'cancel' | 'hold' | 'complain' | 'proposeReturn' | 'acceptReturn'

/** What a party does in a running order: says something, or takes a step. */
type Act =
  | { readonly says: string }
  | { readonly states: string }
  | { readonly does: Step }
  | { readonly rates: 'up' | 'down'; readonly text?: string }

/** An act with its time after the taking, in minutes. */
export type DemoScene = readonly [minutes: number, by: 'buyer' | 'seller', act: Act]

export interface DemoTrade {
  /** Index into the offers. */
  readonly offer: number
  readonly taker: DemoPerson | undefined
  readonly cents: number
  /** When it was taken, in seconds before the present. */
  readonly ago: number
  readonly scenes: readonly DemoScene[]
}

const COINS: Readonly<Record<CurrencyCode, { readonly whole: bigint; readonly totals: readonly bigint[] }>> = {
  BTC: { whole: 100_000_000n, totals: [4_000_000n, 9_000_000n, 2_500_000n, 15_000_000n, 6_500_000n] },
  LTC: { whole: 100_000_000n, totals: [1_800_000_000n, 4_500_000_000n, 2_600_000_000n, 7_200_000_000n] },
  USDT: { whole: 1_000_000n, totals: [1_200_000_000n, 3_400_000_000n, 800_000_000n, 6_000_000_000n, 2_100_000_000n] },
}

/** The fewest offers a coin and side on the market. */
const DEPTH = 12

const METHODS: readonly (readonly PaymentMethod[])[] = [
  ['bankCard'],
  ['alipay', 'bankCard'],
  ['wechatPay'],
  ['paypal'],
  ['alipay', 'wechatPay'],
  ['bankCard', 'paypal', 'other'],
  ['cash'],
]

/** What each of the methods is paid in. */
const FIATS: readonly FiatCode[] = ['EUR', 'CNY', 'CNY', 'GBP', 'CNY', 'JPY', 'EUR']

const REMARKS: readonly string[] = [
  '',
  '只收本人账户付款。 Own account only, please.',
  '',
  '一般十分钟内放币。 Usually released within ten minutes.',
  'Write the order number as the reference. 付款请备注订单号。',
  '',
  '大额请先联系。 Ask first before large orders.',
  'No third-party payments. 谢绝第三方付款。',
]

/** Owners of the offers: some traded often, some never. */
const TRADERS = [...sellers, ...buyers.slice(2)]

const at = <T>(of: readonly T[], nth: number): T | undefined => of[nth % of.length]

/** Further offers until each coin and side has twelve, priced further from the market one by one. */
export function furtherOffers(known: readonly DemoOffer[]): DemoOffer[] {
  return (['LTC', 'BTC', 'USDT'] as const).flatMap((currency, coin) =>
    (['sell', 'buy'] as const).flatMap((side) => {
      const before = known.filter((offer) => offer.currency === currency && offer.side === side).length
      return Array.from({ length: DEPTH - before }, (_, nth): DemoOffer => {
        const salt = nth * 5 + coin * 3 + (side === 'sell' ? 0 : 7)
        const away = BigInt(12 + nth * 17 + (salt % 9))
        return {
          owner: at(TRADERS, salt),
          side,
          currency,
          units: at(COINS[currency].totals, salt) ?? 0n,
          aboveMarket: side === 'sell' ? away : -away,
          minimumCents: [2_000, 5_000, 10_000, 3_000][salt % 4] ?? 2_000,
          maximumCents: [60_000, 120_000, 250_000, 80_000, 400_000][salt % 5] ?? 60_000,
          methods: at(METHODS, salt) ?? ['other'],
          ...(nth % 3 === 2 ? {} : { fiat: at(FIATS, salt) ?? 'USD' }),
          remark: at(REMARKS, salt) ?? '',
          daysAgo: 3 + ((salt * 2) % 40),
          ...(nth % 4 === 3 ? { follows: true } : {}),
          ...(nth % 6 === 4 ? { registerDays: 30 } : {}),
          ...(nth % 7 === 5 ? { otcTrades: 3 } : {}),
        }
      })
    }),
  )
}

const paid: DemoScene = [9, 'buyer', { does: 'pay' }]
const released: DemoScene = [21, 'seller', { does: 'release' }]
const rated = (by: 'buyer' | 'seller', minutes: number, rates: 'up' | 'down', text = ''): DemoScene => [
  minutes,
  by,
  { rates, text },
]

const TALKS: readonly (readonly DemoScene[])[] = [
  [
    [3, 'buyer', { says: '您好，卡号尾号 2216 对吗？ Hello, is the card the one ending 2216?' }],
    [5, 'seller', { says: '对的，备注订单号就行。 Yes; write the order number as the reference.' }],
  ],
  [
    [4, 'seller', { says: 'I am here, take your time. 我在线，不着急。' }],
    [10, 'buyer', { says: 'Sent, see the receipt. 已付款，请查收。' }],
    [19, 'seller', { says: 'Arrived, thank you. 到账了，谢谢。' }],
  ],
]

const ENDED: readonly (readonly DemoScene[])[] = [
  [paid, released, rated('buyer', 40, 'up', '很快。 Quick and friendly.'), rated('seller', 50, 'up')],
  [...(TALKS[1] ?? []), paid, released, rated('buyer', 45, 'up')],
  [paid, released, rated('seller', 70, 'up', 'Paid within minutes. 几分钟就付款了。')],
  [...(TALKS[0] ?? []), paid, released],
  [paid, [190, 'seller', { does: 'release' }], rated('buyer', 240, 'down', '等了三个小时。 Three hours of waiting.')],
  [[14, 'buyer', { does: 'cancel' }]],
  [
    paid,
    [30, 'buyer', { says: '付款被银行退回了，能取消吗？ My bank returned the payment, shall we cancel?' }],
    [34, 'buyer', { does: 'proposeReturn' }],
    [52, 'seller', { says: 'No problem, agreed. 没问题，同意。' }],
    [53, 'seller', { does: 'acceptReturn' }],
  ],
]

const COMPLAINED: readonly DemoScene[] = [
  paid,
  [45, 'seller', { says: '还没收到，请发一下凭证。 Nothing has arrived, show me the receipt, please.' }],
  [58, 'buyer', { says: 'The bank says it is done. 银行显示已到账。' }],
  [80, 'seller', { does: 'complain' }],
  [95, 'seller', { states: '收款账户在标记付款后没有任何入账。 Nothing came to the account since the mark.' }],
]

/** Disputes that arbiters find waiting, and orders that run now. */
const OPEN: readonly { readonly ago: number; readonly scenes: readonly DemoScene[] }[] = [
  { ago: 5 * HOUR, scenes: COMPLAINED },
  {
    ago: 26 * HOUR,
    scenes: [
      ...COMPLAINED,
      [140, 'buyer', { states: 'I paid from my own account; my bank confirms it. 本人账户付款，银行已确认。' }],
    ],
  },
  {
    ago: 3 * HOUR,
    scenes: [
      paid,
      [40, 'seller', { does: 'hold' }],
      [44, 'seller', { says: '核对一下，请稍等。 Checking, one moment.' }],
    ],
  },
  { ago: 41 * 60, scenes: [...(TALKS[0] ?? []), paid] },
  { ago: 12 * 60, scenes: [[4, 'seller', { says: '您好，请在一小时内付款。 Hello, please pay within the hour.' }]] },
  { ago: 7 * 60, scenes: [] },
  { ago: 38 * 60, scenes: [paid, [24, 'seller', { does: 'proposeReturn' }]] },
]

/** Trades on the further offers, unevenly spread over their owners, so that records differ. */
export function furtherTrades(offers: readonly DemoOffer[], first: number): DemoTrade[] {
  const fitting = offers.flatMap((offer, nth) =>
    nth >= first &&
    offer.side === 'sell' &&
    offer.follows !== true &&
    offer.registerDays === undefined &&
    offer.otcTrades === undefined
      ? [{ offer, nth }]
      : [],
  )
  const tradeOf = (nth: number, ago: number, scenes: readonly DemoScene[]): DemoTrade[] => {
    const older = fitting.filter(({ offer }) => offer.daysAgo * DAY - HOUR >= ago)
    const found = at(older, nth * 3)
    if (found === undefined) return []
    const taker = at(
      buyers.slice(0, 6).filter(({ uid }) => uid !== found.offer.owner?.uid),
      nth,
    )
    return [{ offer: found.nth, taker, cents: found.offer.minimumCents + (nth % 3) * 500, ago, scenes }]
  }
  return [
    ...Array.from({ length: 26 }, (_, nth) =>
      tradeOf(nth, (2 + ((nth * 5) % 27)) * DAY + nth * HOUR, at(ENDED, nth) ?? []),
    ).flat(),
    ...OPEN.flatMap(({ ago, scenes }, nth) => tradeOf(nth + 1, ago, scenes)),
  ]
}

/** How much coin each owner needs for their sell offers. */
export function neededBy(
  offers: readonly DemoOffer[],
): readonly { readonly uid: number; readonly coin: Money<CurrencyCode> }[] {
  const sums = new Map<string, { readonly uid: number; readonly coin: Money<CurrencyCode> }>()
  for (const { owner, side, currency, units } of offers) {
    if (side !== 'sell' || owner === undefined) continue
    const key = `${owner.uid} ${currency}`
    sums.set(key, { uid: owner.uid, coin: money(currency, (sums.get(key)?.coin.units ?? 0n) + units) })
  }
  return [...sums.values()]
}
