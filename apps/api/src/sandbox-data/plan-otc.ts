import { entryTemplates } from '@jindu/domain/ledger'
import { coinToUsd, CURRENCY_CODES, money, usd, type CurrencyCode } from '@jindu/domain/money'
import type { PaymentMethod } from '@jindu/domain/otc/offers'
import { talkSubjects } from '../app/wings.ts'
import { loadOffer, offerOf, publishOffer } from '../otc/offers/index.ts'
import { actingParty, applyEvent, loadOrder, markPaid, releaseCoin, takeOrder } from '../otc/orders/index.ts'
import { addPayee, type PayeeInput } from '../otc/payees/index.ts'
import { rateOrder } from '../otc/ratings/index.ts'
import { runFaucet } from '../desk/sandbox/index.ts'
import { say } from '../trust/conversations/index.ts'
import { statementOf } from '../trust/disputes/index.ts'
import { postEntries } from '../platform/ledger/index.ts'
import { furtherOffers, furtherTrades, neededBy, type DemoOffer, type DemoScene, type DemoTrade } from './otc-depth.ts'
import { buyers, sellers } from './people.ts'
import { DAY, sessionOf, type Stage } from './stage.ts'

const LTC = 100_000_000n
const USDT = 1_000_000n
const MINUTE = 60
/** When the owners of further offers move their coin, before the first of them. */
const FURTHER_FROM_DAYS = 44

/** Demo offers: some below, some above the market, some with requirements. */
const firstOffers: readonly DemoOffer[] = [
  {
    owner: sellers[0],
    side: 'sell',
    currency: 'LTC',
    units: 40n * LTC,
    aboveMarket: -28n,
    minimumCents: 5_000,
    maximumCents: 200_000,
    methods: ['bankCard', 'alipay'],
    remark: '请用本人账户付款，09:00 至 23:00 在线。 Pay from your own account only.',
    daysAgo: 24,
  },
  {
    owner: sellers[1],
    side: 'sell',
    currency: 'LTC',
    units: 25n * LTC,
    aboveMarket: 15n,
    minimumCents: 2_000,
    maximumCents: 80_000,
    methods: ['alipay', 'wechatPay'],
    remark: '',
    daysAgo: 18,
  },
  {
    owner: sellers[2],
    side: 'sell',
    currency: 'LTC',
    units: 60n * LTC,
    aboveMarket: 44n,
    minimumCents: 10_000,
    maximumCents: 400_000,
    methods: ['paypal'],
    remark: 'Friends and family payments only. 仅限亲友转账。',
    daysAgo: 12,
    follows: true,
    registerDays: 30,
  },
  {
    owner: buyers[4],
    side: 'sell',
    currency: 'BTC',
    units: 12_000_000n,
    aboveMarket: 22n,
    minimumCents: 20_000,
    maximumCents: 600_000,
    methods: ['bankCard'],
    remark: '',
    daysAgo: 15,
    otcTrades: 3,
  },
  {
    owner: sellers[3],
    side: 'sell',
    currency: 'BTC',
    units: 5_000_000n,
    aboveMarket: -10n,
    minimumCents: 10_000,
    maximumCents: 300_000,
    methods: ['alipay', 'bankCard'],
    remark: '',
    daysAgo: 9,
  },
  {
    owner: sellers[4],
    side: 'sell',
    currency: 'USDT',
    units: 3_000n * USDT,
    aboveMarket: 30n,
    minimumCents: 1_000,
    maximumCents: 150_000,
    methods: ['wechatPay', 'alipay', 'bankCard'],
    remark: '秒放。 I release within minutes.',
    daysAgo: 20,
  },
  {
    owner: buyers[5],
    side: 'sell',
    currency: 'USDT',
    units: 800n * USDT,
    aboveMarket: 60n,
    minimumCents: 1_000,
    maximumCents: 40_000,
    methods: ['cash'],
    remark: '仅限上海面交。 In person, Shanghai.',
    daysAgo: 6,
  },
  {
    owner: buyers[6],
    side: 'buy',
    currency: 'LTC',
    units: 30n * LTC,
    aboveMarket: -40n,
    minimumCents: 2_000,
    maximumCents: 150_000,
    methods: ['bankCard'],
    remark: '',
    daysAgo: 16,
  },
  {
    owner: buyers[7],
    side: 'buy',
    currency: 'LTC',
    units: 80n * LTC,
    aboveMarket: -95n,
    minimumCents: 5_000,
    maximumCents: 500_000,
    methods: ['alipay', 'wechatPay'],
    remark: '',
    daysAgo: 7,
    follows: true,
  },
  {
    owner: buyers[2],
    side: 'buy',
    currency: 'BTC',
    units: 10_000_000n,
    aboveMarket: -60n,
    minimumCents: 50_000,
    maximumCents: 500_000,
    methods: ['bankCard', 'paypal'],
    remark: '',
    daysAgo: 11,
  },
  {
    owner: buyers[8],
    side: 'buy',
    currency: 'USDT',
    units: 5_000n * USDT,
    aboveMarket: -25n,
    minimumCents: 2_000,
    maximumCents: 200_000,
    methods: ['alipay'],
    remark: '',
    daysAgo: 13,
  },
]

const UNTIL = {
  taken: [],
  paid: [[9, 'buyer', { does: 'pay' }]],
  released: [
    [9, 'buyer', { does: 'pay' }],
    [30, 'seller', { does: 'release' }],
  ],
} as const satisfies Readonly<Record<string, readonly DemoScene[]>>

const trades: readonly DemoTrade[] = [
  { offer: 0, taker: buyers[0], cents: 25_000, ago: 20 * DAY, scenes: UNTIL.released },
  { offer: 0, taker: buyers[3], cents: 48_000, ago: 14 * DAY, scenes: UNTIL.released },
  { offer: 5, taker: buyers[3], cents: 12_500, ago: 12 * DAY, scenes: UNTIL.released },
  { offer: 1, taker: buyers[1], cents: 9_900, ago: 10 * DAY, scenes: UNTIL.released },
  { offer: 7, taker: buyers[1], cents: 30_000, ago: 8 * DAY, scenes: UNTIL.released },
  { offer: 5, taker: buyers[0], cents: 20_000, ago: 3 * DAY, scenes: UNTIL.released },
  { offer: 0, taker: buyers[1], cents: 15_000, ago: 34 * MINUTE, scenes: UNTIL.paid },
  { offer: 1, taker: buyers[0], cents: 32_000, ago: 19 * MINUTE, scenes: UNTIL.taken },
]

/** Receiving accounts of the demo traders, by method. */
const PAYEES: Readonly<Partial<Record<PaymentMethod, Omit<PayeeInput, 'method' | 'holder'>>>> = {
  bankCard: { label: '工资卡', account: '6222 0310 0408 2216', note: '工商银行 上海徐汇支行' },
  alipay: { label: '支付宝', account: '138 0017 4420', note: '' },
  paypal: { label: 'PayPal', account: 'payments@harbour-trade.example', note: 'Friends and family only' },
}

const HOLDER = '陈静'
const ADDRESS = '127.0.0.1'

const PAYER = { name: '张伟', account: '6222 0210 0113 4417', reference: '2026 0417 8813', files: [] }

/** Plans the fiat market: moves to fiat-trade balances, offers and trades. */
export function planOtc(stage: Stage): void {
  const { app, timetable, end } = stage
  const offers = [...firstOffers, ...furtherOffers(firstOffers)]
  const further = offers.slice(firstOffers.length)
  const published = new Map<number, number>()

  async function fill(uid: number, currency: CurrencyCode, units: bigint): Promise<void> {
    const coin = money(currency, units)
    await runFaucet(app, uid, coin)
    await postEntries(app.db, [{ entry: entryTemplates.fundToOtc({ uid, money: coin }) }], app.clock.now())
  }

  const kept = new Map<string, number>()

  /** The receiving accounts of a selling owner, each added once. */
  async function payeesOf(uid: number, methods: readonly PaymentMethod[]): Promise<number[]> {
    const ids: number[] = []
    for (const method of methods) {
      const payee = PAYEES[method]
      if (payee === undefined) continue
      const known = `${uid} ${method}`
      const id =
        kept.get(known) ??
        (
          await addPayee(
            app,
            { session: { id: 0, uid }, caller: { address: ADDRESS } },
            { method, holder: HOLDER, ...payee },
          )
        ).id
      kept.set(known, id)
      ids.push(id)
    }
    return ids
  }

  // One block confirms the deposits of all: a block for each offer would double the time of the start.
  timetable.plan(end - FURTHER_FROM_DAYS * DAY, async () => {
    const needed = neededBy(further)
    for (const currency of CURRENCY_CODES) {
      const deposits = needed.filter(({ coin }) => coin.asset === currency)
      for (const [nth, { uid, coin }] of deposits.entries()) {
        await runFaucet(app, uid, coin, nth === deposits.length - 1)
      }
    }
    const entries = needed.map(({ uid, coin }) => ({ entry: entryTemplates.fundToOtc({ uid, money: coin }) }))
    await postEntries(app.db, entries, app.clock.now())
  })

  offers.forEach((offer, nth) => {
    const { owner, side, currency, units, aboveMarket, daysAgo } = offer
    if (owner === undefined) throw new Error('an offer without an owner')
    timetable.plan(end - daysAgo * DAY, async () => {
      if (side === 'sell' && nth < firstOffers.length) await fill(owner.uid, currency, units)
      const { usdE8 } = app.rates.rate(currency)
      // People choose round prices: whole cents, and hundredths of one for a dollar's coin.
      const grain = currency === 'USDT' ? 10_000n : 1_000_000n
      const unitPrice = ((usdE8 * (10_000n + aboveMarket)) / 10_000n / grain) * grain
      const total = money(currency, units)
      const worth = coinToUsd(total, { currency, usdE8: unitPrice }, 'down')
      const { id } = await publishOffer(app, owner.uid, {
        side,
        total,
        ...(offer.follows === true
          ? { margin: { basisPoints: Number(aboveMarket), floor: null, ceiling: null } }
          : { unitPrice }),
        fiat: offer.fiat,
        minimum: usd(offer.minimumCents),
        maximum: usd(worth.units < BigInt(offer.maximumCents) ? worth.units : offer.maximumCents),
        requirements: {
          registerDays: offer.registerDays ?? 0,
          goodsTrade: 0,
          otcTradeAmount: offer.otcTrades ?? 0,
          otcMaliciousTimes: null,
        },
        remark: offer.remark,
        trigger: null,
        hours: null,
        methods: [...offer.methods],
        payees:
          side === 'sell'
            ? await payeesOf(owner.uid, nth < firstOffers.length ? offer.methods : offer.methods.slice(0, 1))
            : [],
        idempotencyKey: `demo-offer-${nth}`,
      })
      published.set(nth, id)
    })
  })

  const act = async (orderId: number, chatId: number, uid: number, what: DemoScene[2], nth: number): Promise<void> => {
    const session = sessionOf(uid)
    if ('says' in what) {
      await say(app, talkSubjects, session, {
        to: { conversationId: chatId },
        contents: { format: 'html', html: `<p>${what.says}</p>` },
        attachments: [],
        orderId,
        clientKey: `demo-line-${orderId}-${nth}`,
      })
      return
    }
    if ('states' in what) {
      const record = statementOf(app, uid, { text: what.states, files: [] })
      await applyEvent(app, orderId, () => ({ kind: 'stateCase' }), actingParty(session), record)
      return
    }
    if ('rates' in what) {
      await rateOrder(app, uid, { id: orderId, isUp: what.rates === 'up', text: what.text ?? '' })
      return
    }
    if (what.does === 'pay') await markPaid(app, session, orderId, PAYER)
    else if (what.does === 'release') await releaseCoin(app, session, orderId, true)
    else await applyEvent(app, orderId, () => ({ kind: what.does }), actingParty(session))
  }

  ;[...trades, ...furtherTrades(offers, firstOffers.length)].forEach(
    ({ offer: nth, taker, cents, ago, scenes }, index) => {
      const owner = offers[nth]?.owner
      if (taker === undefined || owner === undefined) throw new Error('a trade without its sides')
      const at = end - ago
      const selling = offers[nth]?.side === 'buy'
      const [buyer, seller] = selling ? [owner, taker] : [taker, owner]
      timetable.plan(at, async () => {
        const row = await loadOffer(app, published.get(nth) ?? 0)
        const offer = offerOf(row)
        const units = (BigInt(cents) * 10n ** (offer.total.asset === 'USDT' ? 12n : 14n)) / row.unitPriceE8
        const volume = money(offer.total.asset, units)
        if (selling) await fill(taker.uid, volume.asset, volume.units)
        const { id } = await takeOrder(app, taker.uid, {
          id: row.id,
          volume,
          unitPrice: row.unitPriceE8,
          idempotencyKey: `demo-trade-${index}`,
        })
        const { chatId } = await loadOrder(app, id)
        scenes.forEach(([minutes, by, what], scene) => {
          const { uid } = by === 'buyer' ? buyer : seller
          timetable.plan(at + minutes * MINUTE, () => act(id, chatId ?? 0, uid, what, scene))
        })
      })
    },
  )
}
