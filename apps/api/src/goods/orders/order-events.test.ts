import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import {
  bothState,
  buy,
  fund,
  fundsOf,
  logInAgain,
  openMarket,
  publish,
  type Market,
} from '../../../test/market/market.ts'
import { LOGIN, PAY, verifiedPerson, WRONG, type Person } from '../../../test/people.ts'
import { staffPerson } from '../../../test/market/staff.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

const buyers = () => market.buyer.client.trpc.goodsOrders
const sellers = () => market.seller.client.trpc.goodsOrders

/** A second session of the same person that has not verified the pay password. */
async function unverified({ uid }: Person) {
  const client = api.client()
  await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  return client.trpc.goodsOrders
}

describe('an order event is refused', () => {
  it('to strangers, who learn no more than of an order that does not exist', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const stranger = (await verifiedPerson(api)).client.trpc.goodsOrders
    for (const verb of ['confirm', 'hold', 'cancelHold', 'complain', 'cancelComplaint', 'refund'] as const) {
      expect(await refusal(stranger[verb].mutate({ id }))).toEqual({ code: 'ORDER_NOT_FOUND', details: { id } })
      expect(await refusalCode(stranger[verb].mutate({ id: 999_999 }))).toBe('ORDER_NOT_FOUND')
    }
    for (const read of ['info', 'timeline', 'goods'] as const) {
      expect(await refusalCode(stranger[read].query({ id }))).toBe('ORDER_NOT_FOUND')
    }
    expect(await refusalCode(stranger.rule.mutate({ id, ruling: { to: 'buyer' }, reason: 'mine' }))).toBe('FORBIDDEN')
  })

  it('to the other side', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    for (const verb of ['confirm', 'hold', 'cancelHold'] as const) {
      expect(await refusalCode(sellers()[verb].mutate({ id }))).toBe('ORDER_WRONG_PARTY')
    }
    expect(await refusalCode(buyers().refund.mutate({ id }))).toBe('ORDER_WRONG_PARTY')
  })

  it('that moves the escrow, to a session that did not verify the pay password', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const [buyer, seller] = await Promise.all([unverified(market.buyer), unverified(market.seller)])
    expect(await refusalCode(buyer.confirm.mutate({ id }))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    expect(await refusalCode(buyer.confirm.mutate({ id, payPassword: WRONG }))).toBe('PAY_PASSWORD_WRONG')
    expect(await refusalCode(seller.refund.mutate({ id }))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    expect(await buyers().info.query({ id })).toMatchObject({ status: 'open' })
    expect(await buyer.hold.mutate({ id })).toMatchObject({ progress: 'suspended' })
    expect(await seller.refund.mutate({ id, payPassword: PAY })).toMatchObject({ outcome: 'refunded' })
  })

  it('to an arbiter whose own order it is, on either side', async () => {
    const arbiter = await staffPerson(api, 'administrator')
    await arbiter.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    await fund(arbiter, '5')
    const bought = await buy(arbiter, market.goodsId)
    await arbiter.client.trpc.goodsOrders.hold.mutate({ id: bought.id })
    const sold = await buy(market.buyer, await publish(arbiter, market.categoryId, 'Of the arbiter'))
    await buyers().hold.mutate({ id: sold.id })
    for (const [{ id }, to] of [
      [bought, 'buyer'],
      [sold, 'seller'],
    ] as const) {
      const ruling = { id, ruling: { to }, reason: 'It is mine.' }
      expect(await refusalCode(arbiter.client.trpc.goodsOrders.rule.mutate(ruling))).toBe('DISPUTE_OWN')
    }
  })

  it('for a ruling without a hold, and for a ruling that splits nothing off', async () => {
    const arbiter = (await staffPerson(api, 'arbiter')).client.trpc.goodsOrders
    const { id } = await buy(market.buyer, market.goodsId)
    const toBuyer = { id, ruling: { to: 'buyer' as const }, reason: 'The key was used before.' }
    expect(await refusalCode(arbiter.rule.mutate(toBuyer))).toBe('ORDER_NOT_HELD')
    await buyers().hold.mutate({ id })
    await bothState(market, id)
    const empty = { id, ruling: { to: 'split' as const, buyerBasisPoints: 10_000 }, reason: 'All of it.' }
    expect(await refusalCode(arbiter.rule.mutate(empty))).toBe('DISPUTE_SPLIT_INVALID')
  })
})

describe('an order', () => {
  it('confirmed by the buyer pays the seller, counts for both, and ends', async () => {
    const { id } = await buy(market.buyer, market.goodsId, { volume: 2 })
    const before = await fundsOf(market.seller)
    const order = await buyers().confirm.mutate({ id })
    expect(order).toMatchObject({
      status: 'completed',
      progress: 'ended',
      outcome: 'confirmed',
      confirmedAt: api.clock.now(),
    })
    expect(order.allowedEvents.every((event) => !event.allowed)).toBe(true)
    expect(await fundsOf(market.seller)).toBe(before + BigInt(order.amount.units))
    expect(await refusalCode(sellers().refund.mutate({ id }))).toBe('ORDER_NOT_OPEN')
    const detail = await api.client().trpc.goods.detail.query({ id: market.goodsId })
    expect(detail).toMatchObject({ salesVolume: 2, salesAmount: 1 })
    const profile = await api.client().trpc.goods.seller.query({ uid: market.seller.uid })
    expect(profile.statistics).toMatchObject({ salesAmount: 1, beConfirmReceives: 1, goodsRelease: 1 })
  })

  it('refunded by the seller gives the buyer all back and counts no sale', async () => {
    const before = await fundsOf(market.buyer)
    const { id } = await buy(market.buyer, market.goodsId)
    const order = await sellers().refund.mutate({ id })
    expect(order).toMatchObject({ status: 'revoked', outcome: 'refunded' })
    expect(await fundsOf(market.buyer)).toBe(before)
    const bought = await buyers().goods.query({ id })
    expect(bought).toMatchObject({ sealed: true, shipmentHtml: '', openedAt: null })
  })

  it('held and complained about waits for a ruling; a split gives each side its part', async () => {
    const arbiter = (await staffPerson(api, 'arbiter')).client.trpc.goodsOrders
    const { id } = await buy(market.buyer, market.goodsId)
    const [buyerBefore, sellerBefore] = [await fundsOf(market.buyer), await fundsOf(market.seller)]
    expect(await buyers().hold.mutate({ id })).toMatchObject({ progress: 'suspended' })
    expect(await buyers().complain.mutate({ id })).toMatchObject({ progress: 'complaint' })
    expect(await refusalCode(buyers().cancelHold.mutate({ id }))).toBe('ORDER_COMPLAINT_STANDS')
    await bothState(market, id)
    const ruling = { to: 'split' as const, buyerBasisPoints: 2_500 }
    const { amount } = await arbiter.rule.mutate({ id, ruling, reason: 'A quarter of the keys did not work.' })
    const quarter = BigInt(amount.units) / 4n
    expect(await fundsOf(market.buyer)).toBeGreaterThanOrEqual(buyerBefore + quarter)
    expect((await fundsOf(market.buyer)) - buyerBefore + (await fundsOf(market.seller)) - sellerBefore).toBe(
      BigInt(amount.units),
    )
    const { data } = await sellers().timeline.query({ id })
    expect(await refusalCode(sellers().timeline.query({ id, before: 2_147_483_648 }))).toBe('ID_INVALID')
    expect(data.map((row) => row.note)).toEqual([
      'goodsOrder.placed',
      'goodsOrder.held',
      'goodsOrder.buyerComplained',
      'goodsOrder.buyerStated',
      'goodsOrder.sellerStated',
      'goodsOrder.ruled',
    ])
    expect(data.at(-1)).toMatchObject({
      actor: 'arbiter',
      details: { to: 'split', reason: 'A quarter of the keys did not work.' },
    })
  })

  it('shows the goods as bought, and tells the seller when the shipment was opened', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const shipment = { format: 'html', html: '<p>A new key for new buyers: 778.</p>' } as const
    await market.seller.client.trpc.goods.editShipment.mutate({ id: market.goodsId, shipment })
    expect(await sellers().goods.query({ id })).toMatchObject({ openedAt: null, newerShipment: true })
    expect(await buyers().goods.query({ id })).toMatchObject({ openedAt: null, sealed: true, shipmentHtml: '' })
    const opened = await buyers().openDelivery.mutate({ id })
    expect(opened).toMatchObject({ openedAt: api.clock.now(), newerShipment: true, sealed: false })
    expect(opened.shipmentHtml).toContain('QX7-PLUM-09')
    await buyers().openDelivery.mutate({ id })
    const { data } = await sellers().timeline.query({ id })
    expect(data.filter((row) => row.note === 'goodsOrder.shipmentOpened')).toHaveLength(1)
  })
})

describe('the clock', () => {
  const DAY = 86_400

  it('settles when the protection has passed, not a second before, and catches up after downtime', async () => {
    const orders = await Promise.all([buy(market.buyer, market.goodsId), buy(market.buyer, market.goodsId)])
    const before = await fundsOf(market.seller)
    api.clock.advance(15 * DAY - 1)
    await api.app.jobs.runDue()
    const waiting = await Promise.all(orders.map(({ id }) => buyers().info.query({ id })))
    expect(waiting.map((order) => order.status)).toEqual(['open', 'open'])
    api.clock.advance(40 * DAY)
    await api.app.jobs.runDue()
    await Promise.all([market.buyer, market.seller].map(logInAgain))
    const settled = await Promise.all(orders.map(({ id }) => buyers().info.query({ id })))
    expect(settled).toMatchObject([{ outcome: 'settled' }, { outcome: 'settled' }])
    expect(await fundsOf(market.seller)).toBeGreaterThanOrEqual(before + BigInt(settled[0]?.amount.units ?? 0) * 2n)
    const { data } = await buyers().timeline.query({ id: orders[0].id })
    expect(data.at(-1)).toMatchObject({ note: 'goodsOrder.settled', actor: 'clock', uid: null })
  })

  it('leaves a held order alone, and moves the deadline by the time the hold stood', async () => {
    await logInAgain(market.buyer)
    const { id } = await buy(market.buyer, market.goodsId)
    const { protectUntil } = await buyers().hold.mutate({ id })
    api.clock.advance(30 * DAY)
    await api.app.jobs.runDue()
    await logInAgain(market.buyer)
    const order = await buyers().cancelHold.mutate({ id })
    expect(order).toMatchObject({ status: 'open', protectUntil: protectUntil + 30 * DAY, holdDisabled: true })
    expect(await refusalCode(buyers().hold.mutate({ id }))).toBe('ORDER_HOLD_DISABLED')
  })
})
