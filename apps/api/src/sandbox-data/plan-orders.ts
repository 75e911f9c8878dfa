import { isDomainError } from '@jindu/domain/errors'
import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import { usd } from '@jindu/domain/money'
import type { rules as domainRules } from '@jindu/domain/rules'
import { applyEvent, openDelivery, placeOrder, type Actor } from '../goods/orders/index.ts'
import { NOT_THAT_DAY } from './plan-deliveries.ts'
import { arbiter, buyers, sellers } from './people.ts'
import { DAY, HOUR, sessionOf, type Stage, type StageGoods } from './stage.ts'

type ActorKind = 'buyer' | 'seller' | 'arbiter' | 'clock'

interface Scene {
  /** Hours after the purchase. */
  readonly hours: number
  readonly by: ActorKind
  readonly event: GoodsOrderEvent | 'open'
  readonly reason?: string
}

const PROTECTION_HOURS = 15 * 24
const open: Scene = { hours: 0.4, by: 'buyer', event: 'open' }
type Step = 'confirm' | 'hold' | 'cancelHold' | 'complain' | 'cancelComplaint' | 'refund' | 'settle'
const does = (hours: number, by: ActorKind, kind: Step): Scene => ({
  hours,
  by,
  event: { kind },
})
const rules = (hours: number, reason: string, ruling: Extract<GoodsOrderEvent, { kind: 'rule' }>['ruling']): Scene => ({
  hours,
  by: 'arbiter',
  event: { kind: 'rule', ruling },
  reason,
})

/** The course of an order after payment. */
const stories = {
  waiting: [open],
  unopened: [],
  confirmed: [open, does(26, 'buyer', 'confirm')],
  confirmedLate: [open, does(190, 'buyer', 'confirm')],
  settled: [open, does(PROTECTION_HOURS, 'clock', 'settle')],
  refunded: [does(9, 'seller', 'refund')],
  held: [open, does(20, 'buyer', 'hold')],
  complaint: [open, does(30, 'buyer', 'hold'), does(31, 'buyer', 'complain')],
  complaintOfBoth: [open, does(40, 'buyer', 'hold'), does(41, 'buyer', 'complain'), does(50, 'seller', 'complain')],
  sellerComplains: [open, does(44, 'buyer', 'hold'), does(60, 'seller', 'complain')],
  liftedAndConfirmed: [open, does(50, 'buyer', 'hold'), does(70, 'buyer', 'cancelHold'), does(96, 'buyer', 'confirm')],
  lifted: [open, does(28, 'buyer', 'hold'), does(52, 'buyer', 'cancelHold')],
  toBuyer: [
    open,
    does(22, 'buyer', 'hold'),
    does(23, 'buyer', 'complain'),
    rules(
      100,
      'What was delivered does not open, and the seller did not answer in time. 发货内容无法打开，卖家未在期限内答复。',
      { to: 'buyer' },
    ),
  ],
  toSeller: [
    open,
    does(22, 'buyer', 'hold'),
    does(24, 'seller', 'complain'),
    rules(100, 'What was delivered is what the description says. 发货内容与描述一致。', {
      to: 'seller',
    }),
  ],
  split: [
    open,
    does(30, 'buyer', 'hold'),
    does(30.5, 'buyer', 'complain'),
    does(33, 'seller', 'complain'),
    rules(120, 'Half of what was delivered is usable. 发货内容中有一半可用。', {
      to: 'split',
      buyerBasisPoints: 5000,
    }),
  ],
} as const satisfies Record<string, readonly Scene[]>

type Story = keyof typeof stories

// The frequency of each story among past orders.
const common: readonly Story[] = [
  'confirmed',
  'confirmed',
  'confirmedLate',
  'settled',
  'confirmed',
  'confirmed',
  'refunded',
  'confirmed',
  'liftedAndConfirmed',
  'confirmed',
  'settled',
  'confirmed',
  'confirmed',
  'toBuyer',
  'confirmed',
  'confirmedLate',
  'confirmed',
  'toSeller',
  'settled',
  'confirmed',
  'confirmed',
  'split',
]

type PurchaseCurrency = (typeof domainRules.wallet.purchaseCurrencies)[number]

interface Purchase {
  readonly at: number
  readonly buyerUid: number
  readonly story: Story
  readonly volume: number
  readonly currency: PurchaseCurrency
  /** An index into the goods, optionally only those of one seller. */
  readonly wanted: number
  readonly sellerUid?: number
}

function choose(stage: Stage, { wanted, sellerUid, buyerUid }: Purchase): StageGoods | undefined {
  const fitting = stage.goods.filter(
    (goods) => goods.sellerUid !== buyerUid && (sellerUid === undefined || goods.sellerUid === sellerUid),
  )
  return fitting[wanted % Math.max(1, fitting.length)]
}

async function play(stage: Stage, orderId: number, buyerUid: number, sellerUid: number, scene: Scene): Promise<void> {
  const { app } = stage
  if (scene.event === 'open') {
    await openDelivery(app, sessionOf(buyerUid), orderId)
    return
  }
  const actors: Record<ActorKind, Actor> = {
    buyer: { kind: 'buyer', uid: buyerUid },
    seller: { kind: 'seller', uid: sellerUid },
    arbiter: { kind: 'arbiter', uid: arbiter?.uid ?? 0 },
    clock: { kind: 'clock', uid: null },
  }
  const { by, event, reason } = scene
  const details = reason === undefined ? {} : { reason }
  await applyEvent(
    app,
    orderId,
    event,
    () => actors[by],
    () => ({ details }),
  ).catch((error: unknown) => {
    // For a buyer frozen meanwhile the protection restarts, so retry when it ends.
    const left = isDomainError(error) && error.code === 'ORDER_PROTECTION_RUNNING' ? error.details['secondsLeft'] : null
    if (typeof left !== 'number') throw error
    stage.timetable.plan(stage.app.clock.now() + left, () => play(stage, orderId, buyerUid, sellerUid, scene))
  })
}

function planPurchase(stage: Stage, purchase: Purchase, nth: number): void {
  const { at, buyerUid, volume, currency, story } = purchase
  stage.timetable.plan(at, async () => {
    const goods = choose(stage, purchase)
    if (goods === undefined) return
    const { id } = await placeOrder(stage.app, buyerUid, {
      goodsId: goods.id,
      volume,
      currency,
      price: usd(BigInt(goods.priceCents)),
      idempotencyKey: `demo-order-${nth}`,
    }).catch((error: unknown) => {
      if (isDomainError(error) && NOT_THAT_DAY.includes(error.code)) return { id: null }
      throw error
    })
    if (id === null) return
    for (const scene of stories[story]) {
      stage.timetable.plan(at + Math.round(scene.hours * HOUR), () => play(stage, id, buyerUid, goods.sellerUid, scene))
    }
  })
}

const currencies: readonly PurchaseCurrency[] = ['LTC', 'LTC', 'BTC', 'LTC', 'LTC', 'BTC']

/** Plans two months of trade. The first buyer and the first seller get an order in every state. */
export function planOrders(stage: Stage): void {
  const { random, start, end } = stage
  const [reader] = buyers
  const [merchant] = sellers
  if (reader === undefined || merchant === undefined) return
  const purchases: Purchase[] = []
  for (let day = 11; day < 63; day += 1) {
    for (let nth = 0; nth < 3 + (day % 3); nth += 1) {
      const buyer = buyers[random.integer(buyers.length)] ?? reader
      purchases.push({
        at: start + day * DAY + random.integer(DAY),
        buyerUid: buyer.uid,
        story: common[random.integer(common.length)] ?? 'confirmed',
        volume: random.integer(5) === 0 ? 2 : 1,
        currency: currencies[random.integer(currencies.length)] ?? 'LTC',
        // Squared, so that a few goods sell far more often than others.
        wanted: Math.floor((random.integer(60) * random.integer(60)) / 60),
      })
    }
  }
  const mine = (
    daysAgo: number,
    story: Story,
    currency: PurchaseCurrency,
    wanted: number,
    sellerUid?: number,
  ): Purchase => ({
    at: Math.round(end - daysAgo * DAY),
    buyerUid: reader.uid,
    story,
    volume: 1,
    currency,
    wanted,
    ...(sellerUid === undefined ? {} : { sellerUid }),
  })
  const theirs = (daysAgo: number, story: Story, currency: PurchaseCurrency, wanted: number): Purchase => ({
    ...mine(daysAgo, story, currency, wanted, merchant.uid),
    buyerUid: buyers[1 + (wanted % (buyers.length - 1))]?.uid ?? reader.uid,
  })
  purchases.push(
    mine(0.02, 'unopened', 'LTC', 3, merchant.uid),
    mine(2.2, 'waiting', 'BTC', 11),
    mine(9.6, 'waiting', 'LTC', 23),
    mine(14.4, 'waiting', 'BTC', 7),
    mine(3.1, 'held', 'LTC', 31),
    mine(4.4, 'complaint', 'LTC', 12, merchant.uid),
    mine(6.2, 'complaintOfBoth', 'BTC', 5),
    mine(5.1, 'sellerComplains', 'BTC', 16),
    mine(4.9, 'lifted', 'LTC', 41),
    mine(17, 'settled', 'LTC', 2),
    mine(12, 'refunded', 'BTC', 9),
    mine(19, 'split', 'LTC', 8, merchant.uid),
    mine(21, 'toBuyer', 'BTC', 14),
    mine(24, 'toSeller', 'LTC', 19),
    mine(8, 'confirmed', 'LTC', 27),
    mine(29, 'liftedAndConfirmed', 'BTC', 33),
    theirs(0.3, 'unopened', 'BTC', 1),
    theirs(1.4, 'waiting', 'LTC', 2),
    theirs(3.3, 'held', 'BTC', 4),
    theirs(5.5, 'complaint', 'LTC', 6),
    theirs(7.4, 'complaintOfBoth', 'BTC', 8),
    theirs(13.8, 'waiting', 'LTC', 9),
    theirs(10.5, 'refunded', 'LTC', 10),
    theirs(2.9, 'confirmed', 'BTC', 11),
  )
  purchases.forEach((purchase, nth) => planPurchase(stage, purchase, nth))
}
