import { createHash } from 'node:crypto'
import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { usd } from '@jindu/domain/money'
import { applyEvent, openDelivery, placeOrder } from '../goods/orders/index.ts'
import { addSecrets, setDelivery } from '../goods/goods/index.ts'
import { buyers, sellers } from './people.ts'
import { DAY, HOUR, sessionOf, type Stage, type StageGoods } from './stage.ts'

/** Plausible keys, deterministic across sandboxes. */
function keysOf(goods: StageGoods, count: number): string[] {
  return Array.from({ length: count }, (_, nth) =>
    createHash('sha256')
      .update(`${goods.id} ${nth}`)
      .digest('hex')
      .slice(0, 20)
      .toUpperCase()
      .replace(/(.{5})(?=.)/g, '$1-'),
  )
}

/** The buyer's action on a delivery. */
type Then = (orderId: number) => Promise<void>

async function buy(stage: Stage, uid: number, goods: StageGoods, volume: number, then: Then): Promise<void> {
  try {
    const { id } = await placeOrder(stage.app, uid, {
      goodsId: goods.id,
      volume,
      currency: 'LTC',
      price: usd(BigInt(goods.priceCents)),
      idempotencyKey: `demo-delivery-${goods.id}-${uid}-${stage.clock.now()}`,
    })
    await then(id)
  } catch (error) {
    if (!isDomainError(error) || !NOT_THAT_DAY.includes(error.code)) throw error
  }
}

/** Expected errors: a demo buyer without coin, or too late, skips that day. */
export const NOT_THAT_DAY: readonly ErrorCode[] = ['INSUFFICIENT_FUNDS', 'GOODS_SOLD_OUT', 'STOCK_TOO_LOW']

/**
 * Gives the first seller's cheapest goods a stock: plenty, few, none, or one shared secret. The first buyer buys some
 * of each.
 */
export function planDeliveries(stage: Stage): void {
  const { app, timetable, end } = stage
  const [merchant] = sellers
  const [reader, second, third] = buyers
  if (merchant === undefined || reader === undefined || second === undefined || third === undefined) return
  const chosen = (nth: number): StageGoods | undefined =>
    stage.goods.filter(({ sellerUid }) => sellerUid === merchant.uid).toSorted((a, b) => a.priceCents - b.priceCents)[
      nth
    ]
  const at = (daysAgo: number, nth: number, act: (goods: StageGoods) => Promise<void>): void =>
    timetable.plan(Math.round(end - daysAgo * DAY), async () => {
      const goods = chosen(nth)
      if (goods !== undefined) await act(goods)
    })
  const stock = (daysAgo: number, nth: number, count: number): void =>
    at(daysAgo, nth, async (goods) => {
      await setDelivery(app, merchant.uid, goods.id, { kind: 'units' })
      await addSecrets(app, merchant.uid, { id: goods.id, secrets: keysOf(goods, count), leaveOutRepeated: true })
    })
  const bought = (
    daysAgo: number,
    nth: number,
    uid: number,
    volume: number,
    then: Then = () => Promise.resolve(),
  ): void => at(daysAgo, nth, (goods) => buy(stage, uid, goods, volume, then))
  const opens =
    (uid: number, unit?: number): Then =>
    (id) =>
      openDelivery(app, sessionOf(uid), id, unit)

  stock(6, 0, 40)
  bought(5.2, 0, second.uid, 2, opens(second.uid))
  bought(4.1, 0, reader.uid, 3, async (id) => {
    await openDelivery(app, sessionOf(reader.uid), id, 1)
    timetable.plan(stage.clock.now() + 5 * HOUR, () =>
      applyEvent(app, id, { kind: 'refund' }, () => ({ kind: 'seller', uid: merchant.uid })),
    )
  })
  bought(0.6, 0, reader.uid, 3, opens(reader.uid, 2))
  bought(0.05, 0, reader.uid, 1)
  stock(2, 1, 4)
  bought(1.1, 1, third.uid, 1, opens(third.uid))
  stock(2, 2, 2)
  bought(1.5, 2, second.uid, 1, opens(second.uid))
  bought(0.9, 2, reader.uid, 1, opens(reader.uid))
  at(3, 3, (goods) =>
    setDelivery(app, merchant.uid, goods.id, {
      kind: 'shared',
      secret: `https://files.example/packs/${goods.id}?key=7Q2M-PLUM`,
    }),
  )
  bought(0.4, 3, reader.uid, 1)
}
