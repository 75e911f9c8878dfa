import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { bothState, buy, fundsOf, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishManual } from '../../../test/market/stock.ts'
import { LOGIN, person, RECOVERY, sameBrowserAt, type Person } from '../../../test/people.ts'

const HOUR = 3_600
const DAY = 86_400

let api: TestApp
let second: TestApp
let market: Market
let goodsId: number

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  market = await openMarket(api, '1000')
  goodsId = await publishManual(market, 24)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const ordersOf = ({ client }: Person) => client.trpc.goodsOrders
const buyers = () => ordersOf(market.buyer)
const sellers = () => ordersOf(market.seller)
const place = async () => (await buy(market.buyer, goodsId)).id

/** Moves the clock; whoever was away too long logs in again. */
async function pass(seconds: number): Promise<void> {
  api.clock.set(api.clock.now() + seconds)
  await logInAgain(market.buyer)
  await logInAgain(market.seller)
}

/** Kinds of the order's messages of one side, oldest first. */
async function toldOf({ client }: Person, id: number): Promise<string[]> {
  const { data } = await client.trpc.messages.list.query({ limit: 60 })
  return data.flatMap(({ message }) => (message.subjectId === id ? [message.kind] : [])).toReversed()
}

describe('goods delivered by hand', () => {
  it('say so, and within how many hours; a seller’s choice is bounded by the site', async () => {
    const detail = await market.buyer.client.trpc.goods.detail.query({ id: goodsId })
    expect(detail).toMatchObject({ delivery: 'manual', promisedHours: 24, automatic: false, inStock: null })
    const { setDelivery, summary } = market.seller.client.trpc.goods.stock
    const choose = (hours: number) => setDelivery.mutate({ id: goodsId, delivery: { kind: 'manual', hours } })
    expect(await refusal(choose(169))).toMatchObject({ code: 'PROMISED_HOURS', details: { maximum: 168 } })
    for (const hours of [0, 721, 1.5]) expect(await refusalCode(choose(hours))).toBe('PROMISED_HOURS')
    expect(await choose(48)).toMatchObject({ delivery: 'manual', promisedHours: 48 })
    await setDelivery.mutate({ id: goodsId, delivery: { kind: 'text' } })
    expect(await summary.query({ id: goodsId })).toMatchObject({ delivery: 'text', promisedHours: null })
    await choose(24)
  })

  it('are no automatic ones in the search', async () => {
    const { data } = await market.buyer.client.trpc.goods.list.query({ automatic: true, limit: 60 })
    expect(data.map(({ id }) => id)).not.toContain(goodsId)
  })
})

describe('an order of them', () => {
  it('is paid and held as any, undelivered, with the promised time in its row and its snapshot', async () => {
    const before = await fundsOf(market.buyer)
    const id = await place()
    const order = await buyers().info.query({ id })
    const promisedUntil = order.paidAt + 24 * HOUR
    expect(order).toMatchObject({ status: 'open', progress: 'awaitingDelivery', promisedUntil, deliveredAt: null })
    expect(order).toMatchObject({ unopened: 0, timer: { kind: 'awaited', until: promisedUntil, leadsTo: 'cancel' } })
    expect(await fundsOf(market.buyer)).toBe(before - BigInt(order.amount.units))
    const snapshot = await buyers().goods.query({ id })
    expect(snapshot).toMatchObject({ delivery: 'manual', promisedUntil, deliveredAt: null, sealed: true, units: [] })
    expect(snapshot.shipmentHtml).toBe('')
    const { data } = await buyers().timeline.query({ id })
    expect(data[0]).toMatchObject({ note: 'goodsOrder.ordered', details: { promisedUntil } })
    expect(await toldOf(market.seller, id)).toEqual(['goodsOrder.ordered'])
  })

  it('is listed as awaiting its delivery, and settles to nobody', async () => {
    const id = await place()
    const listed = async (state: 'awaitingDelivery' | 'inProgress') => {
      const { data } = await sellers().list.query({ side: 'sell', state, limit: 60 })
      return data.map((one) => one.id)
    }
    expect(await listed('awaitingDelivery')).toContain(id)
    expect(await listed('inProgress')).not.toContain(id)
    const { next } = await market.seller.client.trpc.wallet.overview.query()
    expect(next?.orderId).not.toBe(id)
    await sellers().deliver.mutate({ id, secrets: ['here it is'] })
    expect(await listed('awaitingDelivery')).not.toContain(id)
    expect(await listed('inProgress')).toContain(id)
  })

  it('refuses to be confirmed, opened or cancelled yet, and everything to strangers', async () => {
    const id = await place()
    expect(await refusalCode(buyers().confirm.mutate({ id }))).toBe('ORDER_UNDELIVERED')
    expect(await refusalCode(buyers().openDelivery.mutate({ id }))).toBe('ORDER_UNDELIVERED')
    expect(await refusal(buyers().cancel.mutate({ id }))).toMatchObject({ code: 'ORDER_PROMISE_RUNNING' })
    expect(await refusalCode(buyers().deliver.mutate({ id, secrets: ['mine'] }))).toBe('ORDER_WRONG_PARTY')
    expect(await refusalCode(sellers().cancel.mutate({ id }))).toBe('ORDER_WRONG_PARTY')
    const stranger = ordersOf(await person(api))
    expect(await refusalCode(stranger.deliver.mutate({ id, secrets: ['mine'] }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(stranger.cancel.mutate({ id }))).toBe('ORDER_NOT_FOUND')
    for (const secrets of [[], ['  '], Array.from({ length: 101 }, (_, nth) => `key ${nth}`)])
      expect(await refusalCode(sellers().deliver.mutate({ id, secrets }))).toMatch(
        /^(STOCK_SECRETS_REQUIRED|DELIVERY_COUNT)$/,
      )
    const { id: plain } = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(sellers().deliver.mutate({ id: plain, secrets: ['more'] }))).toBe('ORDER_DELIVERED')
  })

  it('keeps the files and text of its goods from a buyer of an old client until the delivery', async () => {
    const id = await place()
    const old = createMsClient(api)
    old.token = (await old.post('user.user.MsUser/login', { uid: market.buyer.uid, pwd: LOGIN })).data.token
    const read = await old.get('user.goods.MsOrder/getOrderGoodsInfo', { order_id: id })
    expect(read).toMatchObject({ code: 0, data: { goods_shipment: '', attach_sales: '' } })
    expect(await buyers().info.query({ id })).toMatchObject({ openedAt: null })
    const info = await old.get('user.goods.MsOrder/getOrderInfo', { order_id: id })
    expect(info).toMatchObject({ data: { status: 0, hold: 0, system_settle_time: 0 } })
    await sellers().deliver.mutate({ id, secrets: ['score.pdf at the usual place'] })
    const opened = await old.get('user.goods.MsOrder/getOrderGoodsInfo', { order_id: id, open: 1 })
    expect(JSON.stringify(opened)).toContain('score.pdf at the usual place')
  })
})

describe('delivering', () => {
  it('begins the protection, and stores sealed units that buyer and evidence see', async () => {
    const id = await place()
    await pass(10 * HOUR)
    const order = await sellers().deliver.mutate({ id, secrets: ['KEY-1', 'KEY-2'] })
    const now = api.clock.now()
    expect(order).toMatchObject({ progress: 'inProgress', deliveredAt: now, unopened: 2, replaceable: true })
    expect(order.protectUntil).toBe(now + order.protectionSeconds)
    expect(await toldOf(market.buyer, id)).toEqual(['goodsOrder.ordered', 'goodsOrder.delivered'])
    const sealed = await buyers().goods.query({ id })
    expect(sealed.units).toMatchObject([{ secret: null }, { secret: null }])
    const opened = await buyers().openDelivery.mutate({ id })
    expect(opened.units.map(({ secret }) => secret)).toEqual(['KEY-1', 'KEY-2'])
    expect(opened.shipmentHtml).toContain('QX7-PLUM-09')
    expect(await refusalCode(sellers().deliver.mutate({ id, secrets: ['KEY-3'] }))).toBe('ORDER_DELIVERED')
    expect(await buyers().confirm.mutate({ id })).toMatchObject({ status: 'completed', outcome: 'confirmed' })
  })

  it('the same text goes to many buyers, and a wrong one is replaced by a typed one', async () => {
    const [first, other] = [await place(), await place()]
    await sellers().deliver.mutate({ id: first, secrets: ['Done, thank you'] })
    await sellers().deliver.mutate({ id: other, secrets: ['Done, thank you'] })
    const unit = (await sellers().goods.query({ id: other })).units[0]?.id ?? 0
    const input = { id: other, units: [unit], reason: 'wrong' as const }
    expect(await refusalCode(sellers().replaceUnits.mutate({ ...input, secrets: ['Done, thank you'] }))).toBe(
      'STOCK_SECRET_KNOWN',
    )
    expect(await refusalCode(sellers().replaceUnits.mutate(input))).toBe('REPLACEMENT_STOCK_LOW')
    const replaced = await sellers().replaceUnits.mutate({ ...input, secrets: ['The right one'] })
    expect([replaced.units.length, replaced.replaced.length]).toEqual([1, 1])
  })

  it('is possible under a hold, and a dispute of it is heard with the delivery as evidence', async () => {
    const id = await place()
    await buyers().hold.mutate({ id })
    await buyers().complain.mutate({ id })
    expect(await refusalCode(buyers().confirm.mutate({ id }))).toBe('ORDER_UNDELIVERED')
    expect(await sellers().deliver.mutate({ id, secrets: ['KEY-9'] })).toMatchObject({ progress: 'complaint' })
    await bothState(market, id)
    const arbiter = await staffPerson(api, 'arbiter')
    const seen = await ordersOf(arbiter).inspectDelivery.mutate({ id })
    expect(seen).toMatchObject({ delivery: 'manual', units: [{ secret: 'KEY-9' }] })
  })

  it('refunded unopened, stays sealed', async () => {
    const id = await place()
    await sellers().deliver.mutate({ id, secrets: ['KEY-10'] })
    await sellers().refund.mutate({ id })
    expect(await refusalCode(buyers().openDelivery.mutate({ id }))).toBe('DELIVERY_RETURNED')
    expect((await buyers().goods.query({ id })).units).toMatchObject([{ secret: null }])
  })
})

describe('without a delivery', () => {
  it('the seller refunds before it', async () => {
    const before = await fundsOf(market.buyer)
    const id = await place()
    expect(await sellers().refund.mutate({ id })).toMatchObject({ status: 'revoked', outcome: 'refunded' })
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('both sides are warned once each, then the buyer cancels with the full sum back', async () => {
    const before = await fundsOf(market.buyer)
    const id = await place()
    await pass(18 * HOUR)
    await api.app.jobs.runDue()
    await second.app.jobs.runDue()
    expect(await toldOf(market.seller, id)).toEqual(['goodsOrder.ordered', 'goodsOrder.promiseNear'])
    expect(await toldOf(market.buyer, id)).toEqual(['goodsOrder.ordered'])
    await pass(6 * HOUR)
    await Promise.all([api.app.jobs.runDue(), second.app.jobs.runDue()])
    await api.app.jobs.runDue()
    expect(await toldOf(market.seller, id)).toEqual([
      'goodsOrder.ordered',
      'goodsOrder.promiseNear',
      'goodsOrder.promisePassed',
    ])
    expect(await toldOf(market.buyer, id)).toEqual(['goodsOrder.ordered', 'goodsOrder.promisePassed'])
    expect(await buyers().cancel.mutate({ id })).toMatchObject({ status: 'revoked', outcome: 'cancelled' })
    expect(await fundsOf(market.buyer)).toBe(before)
    expect(await refusalCode(sellers().deliver.mutate({ id, secrets: ['late'] }))).toBe('ORDER_NOT_OPEN')
  })

  it('nobody is warned of what was delivered', async () => {
    const id = await place()
    await sellers().deliver.mutate({ id, secrets: ['in time'] })
    await pass(2 * DAY)
    await api.app.jobs.runDue()
    expect(await toldOf(market.seller, id)).toEqual(['goodsOrder.ordered', 'goodsOrder.delivered'])
  })

  it('the clock refunds a week after the promise, also where the seller is frozen; it never completes', async () => {
    const { buyer, seller, ...own } = await openMarket(api, '10')
    const before = await fundsOf(buyer)
    const { id } = await buy(buyer, await publishManual({ buyer, seller, ...own }, 24))
    await seller.client.trpc.accounts.freeze.mutate({ uid: seller.uid, recoveryPassword: RECOVERY })
    await pass(7 * DAY + 24 * HOUR - 1)
    await logInAgain(buyer)
    await api.app.jobs.runDue()
    expect(await ordersOf(buyer).info.query({ id })).toMatchObject({ status: 'open' })
    await pass(1)
    await Promise.all([api.app.jobs.runDue(), second.app.jobs.runDue()])
    expect(await ordersOf(buyer).info.query({ id })).toMatchObject({ status: 'revoked', outcome: 'undelivered' })
    expect(await fundsOf(buyer)).toBe(before)
    expect((await toldOf(buyer, id)).at(-1)).toBe('goodsOrder.undelivered')
  })
})

describe('at once, on two API processes', () => {
  it('delivering and cancelling: exactly one wins, and money and delivery agree with it', async () => {
    const won: string[] = []
    for (let round = 0; round < 20; round += 1) {
      const id = await place()
      const paid = await fundsOf(market.buyer)
      await pass(25 * HOUR)
      const there = ordersOf(sameBrowserAt(second, market.seller))
      const deliver = () => there.deliver.mutate({ id, secrets: [`round ${round}`] })
      const cancel = () => buyers().cancel.mutate({ id })
      const calls = round % 2 === 0 ? [deliver(), cancel()] : [cancel(), deliver()]
      const results = await Promise.allSettled(calls)
      const refused = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
      const { status, amount, deliveredAt } = await buyers().info.query({ id })
      const { units } = await sellers().goods.query({ id })
      const back = (await fundsOf(market.buyer)) - paid
      const story = { status, refused, delivered: deliveredAt !== null, units: units.length, back }
      const cancelled = { refused: ['ORDER_NOT_OPEN'], delivered: false, units: 0, back: BigInt(amount.units) }
      const delivered = { refused: ['ORDER_DELIVERED'], delivered: true, units: 1, back: 0n }
      expect(story).toEqual({ status, ...(status === 'revoked' ? cancelled : delivered) })
      won.push(status)
    }
    console.log(`deliver won ${won.filter((status) => status === 'open').length} of ${won.length}`)
  })

  it('cancelling twice gives the money back once', async () => {
    const before = await fundsOf(market.buyer)
    const id = await place()
    await pass(25 * HOUR)
    const there = ordersOf(sameBrowserAt(second, market.buyer))
    const results = await Promise.allSettled([buyers().cancel.mutate({ id }), there.cancel.mutate({ id })])
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('and the books balance', async () => {
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
