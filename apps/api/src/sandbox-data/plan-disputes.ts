import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import { money, usd } from '@jindu/domain/money'
import { eq } from 'drizzle-orm'
import { statementOf } from '../trust/disputes/index.ts'
import { applyEvent, openDelivery, placeOrder, type Actor } from '../goods/orders/index.ts'
import { goodsOrder } from '../goods/orders/tables.ts'
import { runFaucet } from '../desk/sandbox/index.ts'
import { renderEvidence } from './evidence.ts'
import { keepPicture } from './keep-picture.ts'
import { buyers, people, sellers } from './people.ts'
import { DAY, HOUR, sessionOf, type Stage } from './stage.ts'

type Speaker = 'buyer' | 'seller'

/** A step of a dispute, hours after the purchase. */
type Scene = readonly [hours: number, by: Speaker | 'arbiter' | 'administrator', act: Act]

type Act =
  | { readonly says: string; readonly pictures?: number }
  | { readonly does: GoodsOrderEvent; readonly reason?: string }
  | { readonly opens: true }
  /** A division of the escrow, in percent to the buyer. */
  | { readonly offers: number }
  | { readonly accepts: number }

const opens: Scene = [0.5, 'buyer', { opens: true }]
const holds: Scene = [20, 'buyer', { does: { kind: 'hold' } }]
const complains = (hours: number, by: Speaker): Scene => [hours, by, { does: { kind: 'complain' } }]

const BUYER_SAYS =
  'Part of what I got does not open. The pictures show the message and the time. 收到的内容有一部分无法打开，截图中可见提示与时间。'
const SELLER_SAYS =
  'Everything was whole when it was sent; I can show the record of my own account. 发出时内容完整，可提供本账户的记录。'

const heard: readonly Scene[] = [
  opens,
  holds,
  complains(21, 'buyer'),
  [22, 'buyer', { says: BUYER_SAYS, pictures: 2 }],
  [30, 'seller', { says: SELLER_SAYS }],
]

const REASON =
  'The record shows that a part was whole; the rest cannot be proven either way. 记录显示其中一部分完整，其余无法证明。'

/** Demo disputes, one for each stage. */
const stories = {
  heldOnly: [opens, holds],
  oneSideSpoke: [opens, holds, complains(21, 'buyer'), [22, 'buyer', { says: BUYER_SAYS, pictures: 2 }]],
  bothSpoke: [...heard, complains(31, 'seller')],
  sellerOffers: [...heard, [40, 'seller', { offers: 40 }]],
  buyerOffersInTime: [opens, [18, 'buyer', { offers: 25 }]],
  agreed: [...heard, [40, 'seller', { offers: 50 }], [52, 'buyer', { accepts: 50 }]],
  ruled: [
    ...heard,
    [60, 'arbiter', { does: { kind: 'rule', ruling: { to: 'split', buyerBasisPoints: 6_667 } }, reason: REASON }],
  ],
  awaitsSecond: [...heard, [60, 'arbiter', { does: { kind: 'rule', ruling: { to: 'buyer' } }, reason: REASON }]],
  confirmedBySecond: [
    ...heard,
    [60, 'arbiter', { does: { kind: 'rule', ruling: { to: 'seller' } }, reason: REASON }],
    [70, 'administrator', { does: { kind: 'confirmRuling' } }],
  ],
} as const satisfies Record<string, readonly Scene[]>

/** Dollars from which a ruling needs a second arbiter, and a little more. */
const LARGE_CENTS = 101_000

interface Dispute {
  readonly story: keyof typeof stories
  readonly daysAgo: number
  readonly buyerUid: number
  readonly large?: true
}

const staff = (role: string): number => people.find((person) => person.staff?.role === role)?.uid ?? 0

function actorsOf(buyerUid: number, sellerUid: number): Record<Scene[1], Actor> {
  return {
    buyer: { kind: 'buyer', uid: buyerUid },
    seller: { kind: 'seller', uid: sellerUid },
    arbiter: { kind: 'arbiter', uid: staff('arbiter') },
    administrator: { kind: 'arbiter', uid: staff('administrator') },
  }
}

async function play({ app }: Stage, orderId: number, paid: bigint, actor: Actor, act: Act): Promise<void> {
  const part = (percent: number) => money('LTC', (paid * BigInt(percent)) / 100n)
  if ('says' in act) {
    const session = sessionOf(actor.uid ?? 0)
    const pictures = Array.from({ length: act.pictures ?? 0 }, async (_, nth) =>
      keepPicture(app, session.uid, 'dispute', await renderEvidence(nth)),
    )
    const files = (await Promise.all(pictures)).flat()
    await applyEvent(
      app,
      orderId,
      { kind: 'stateCase' },
      () => actor,
      statementOf(app, session.uid, { text: act.says, files }),
    )
    return
  }
  if ('opens' in act) {
    await openDelivery(app, sessionOf(actor.uid ?? 0), orderId)
    return
  }
  if ('does' in act) {
    const details = act.reason === undefined ? {} : { reason: act.reason }
    await applyEvent(
      app,
      orderId,
      act.does,
      () => actor,
      () => ({ details }),
    )
    return
  }
  const event: GoodsOrderEvent =
    'offers' in act
      ? { kind: 'proposeSplit', buyer: part(act.offers) }
      : { kind: 'acceptSplit', buyer: part(act.accepts) }
  await applyEvent(app, orderId, event, () => actor)
}

/** Goods of the merchant that have no stock, and how many of them cost enough. */
function wanted({ goods }: Stage, sellerUid: number, nth: number, large: boolean) {
  const dearest = goods.filter((one) => one.sellerUid === sellerUid).toSorted((a, b) => b.priceCents - a.priceCents)
  const chosen = dearest[large ? 0 : nth % Math.max(1, Math.floor(dearest.length / 2))]
  if (chosen === undefined) return null
  return { ...chosen, volume: large ? Math.ceil(LARGE_CENTS / chosen.priceCents) : 1 }
}

function planDispute(stage: Stage, sellerUid: number, { story, daysAgo, buyerUid, large }: Dispute, nth: number): void {
  const { app, timetable, end } = stage
  const at = Math.round(end - daysAgo * DAY)
  timetable.plan(at, async () => {
    const goods = wanted(stage, sellerUid, nth, large === true)
    if (goods === null) return
    await runFaucet(app, buyerUid, money('LTC', large === true ? 1_500_000_000n : 150_000_000n))
    const { id } = await placeOrder(app, buyerUid, {
      goodsId: goods.id,
      volume: goods.volume,
      currency: 'LTC',
      price: usd(BigInt(goods.priceCents)),
      idempotencyKey: `demo-dispute-${nth}`,
    })
    const [order] = await app.db.select().from(goodsOrder).where(eq(goodsOrder.id, id))
    const actors = actorsOf(buyerUid, sellerUid)
    for (const [hours, by, act] of stories[story]) {
      timetable.plan(at + hours * HOUR, () => play(stage, id, order?.amountUnits ?? 0n, actors[by], act))
    }
  })
}

/** A dispute in each stage, between the first seller and the first two buyers. */
export function planDisputes(stage: Stage): void {
  const [merchant] = sellers
  const [reader, other] = buyers
  if (merchant === undefined || reader === undefined || other === undefined) return
  const disputes: readonly Dispute[] = [
    { story: 'heldOnly', daysAgo: 2.1, buyerUid: other.uid },
    { story: 'oneSideSpoke', daysAgo: 2.6, buyerUid: reader.uid },
    { story: 'bothSpoke', daysAgo: 4.2, buyerUid: reader.uid },
    { story: 'sellerOffers', daysAgo: 3.4, buyerUid: reader.uid },
    { story: 'buyerOffersInTime', daysAgo: 1.3, buyerUid: other.uid },
    { story: 'agreed', daysAgo: 9.2, buyerUid: reader.uid },
    { story: 'ruled', daysAgo: 13.1, buyerUid: reader.uid },
    { story: 'awaitsSecond', daysAgo: 4.6, buyerUid: reader.uid, large: true },
    { story: 'confirmedBySecond', daysAgo: 16.2, buyerUid: other.uid, large: true },
  ]
  disputes.forEach((dispute, nth) => planDispute(stage, merchant.uid, dispute, nth))
}
