import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { buy, fundsOf, newKey, openMarket, PRICE, publish, type Market } from '../../../test/market/market.ts'
import { PAY, person, RECOVERY, WRONG } from '../../../test/people.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

const purchase = () => ({
  goodsId: market.goodsId,
  volume: 1,
  currency: 'LTC' as const,
  price: PRICE,
  idempotencyKey: newKey(),
})
const place = (change: Record<string, unknown>) =>
  market.buyer.client.trpc.goodsOrders.place.mutate({ ...purchase(), ...change })

describe('a purchase is refused', () => {
  it.each([
    ['no piece', { volume: 0 }, 'QUANTITY_NOT_POSITIVE'],
    ['less than nothing', { volume: -1 }, 'QUANTITY_NEGATIVE'],
    ['a part of a piece', { volume: 1.5 }, 'QUANTITY_NOT_INTEGER'],
    ['more pieces than anybody buys', { volume: 1e12 }, 'QUANTITY_TOO_LARGE'],
    ['no quantity', { volume: null }, 'QUANTITY_REQUIRED'],
    ['a currency goods are not paid with', { currency: 'USDT' }, 'SETTLEMENT_CURRENCY_REQUIRED'],
    ['no currency', { currency: undefined }, 'SETTLEMENT_CURRENCY_REQUIRED'],
    ['another price than the goods have', { price: { asset: 'USD', units: '1249' } }, 'PRICE_CHANGED'],
    ['a price in coin', { price: { asset: 'LTC', units: '1250' } }, 'CURRENCY_UNKNOWN'],
    ['a total nobody was told', { total: { asset: 'LTC', units: '1250' } }, 'RATE_CHANGED'],
    ['a total in another coin than it is paid in', { total: { asset: 'BTC', units: '1250' } }, 'RATE_CHANGED'],
    ['goods that do not exist', { goodsId: 999_999 }, 'GOODS_NOT_FOUND'],
    ['a key too short to be one', { idempotencyKey: 'x' }, 'IDEMPOTENCY_KEY_INVALID'],
    ['more than the balance', { volume: 10_000 }, 'INSUFFICIENT_FUNDS'],
    ['a wrong pay password, though the session is verified', { payPassword: WRONG }, 'PAY_PASSWORD_WRONG'],
  ])('for %s', async (_, change, code) => {
    const before = await fundsOf(market.buyer)
    expect(await refusalCode(place(change))).toBe(code)
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('without a verified or carried pay password, and goes through with a carried one', async () => {
    const someone = await person(api)
    await someone.client.trpc.sandbox.faucet.mutate({ currency: 'LTC', amount: '1' })
    expect(await refusalCode(buy(someone, market.goodsId))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    const input = purchase()
    await expect(someone.client.trpc.goodsOrders.place.mutate({ ...input, payPassword: PAY })).resolves.toHaveProperty(
      'id',
    )
  })

  it('for visitors', async () => {
    const visitor = api.client()
    const input = purchase()
    expect(await refusalCode(visitor.trpc.goodsOrders.place.mutate(input))).toBe('LOGIN_REQUIRED')
  })

  it("for the buyer's own goods", async () => {
    expect(await refusalCode(buy(market.seller, market.goodsId))).toBe('OWN_GOODS')
  })

  it('for goods of a frozen seller, whose running orders go on', async () => {
    const { seller, goodsId } = await openMarket(api, '0')
    const { id } = await buy(market.buyer, goodsId)
    const before = await fundsOf(market.buyer)
    await seller.client.trpc.accounts.freeze.mutate({ uid: seller.uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(buy(market.buyer, goodsId))).toBe('SELLER_FROZEN')
    expect(await fundsOf(market.buyer)).toBe(before)
    expect(await market.buyer.client.trpc.goods.detail.query({ id: goodsId })).toMatchObject({
      buyable: false,
      notBuyable: 'SELLER_FROZEN',
    })
    expect(await market.buyer.client.trpc.goodsOrders.confirm.mutate({ id })).toMatchObject({ status: 'completed' })
    await api.client().trpc.accounts.unfreeze.mutate({ uid: seller.uid, recoveryPassword: RECOVERY })
    await expect(buy(market.buyer, goodsId)).resolves.toHaveProperty('id')
  })

  it('for goods off sale, and for goods whose price was changed meanwhile', async () => {
    const goodsId = await publish(market.seller, market.categoryId, 'Another wallet code')
    await market.seller.client.trpc.goods.setOffline.mutate({ id: goodsId, offline: true })
    expect(await refusalCode(buy(market.buyer, goodsId))).toBe('GOODS_OFFLINE')
    await market.seller.client.trpc.goods.setOffline.mutate({ id: goodsId, offline: false })
    const info = await market.seller.client.trpc.goods.ownInfo.query({ id: goodsId })
    await market.seller.client.trpc.goods.editInfo.mutate({
      id: goodsId,
      title: info.title,
      price: '13',
      contents: info.contents,
    })
    expect(await refusal(buy(market.buyer, goodsId))).toEqual({
      code: 'PRICE_CHANGED',
      details: { seen: 1250, now: 1300, price: '$13.00' },
    })
  })
})

describe('a purchase', () => {
  it('takes the total, rounded up, from the fund balance into escrow, and shows the rate it used', async () => {
    const { trpc } = market.buyer.client
    const before = await fundsOf(market.buyer)
    const quote = await trpc.goodsOrders.quote.query({ goodsId: market.goodsId, volume: 3, currency: 'LTC' })
    const { id } = await buy(market.buyer, market.goodsId, { volume: 3 })
    const order = await trpc.goodsOrders.info.query({ id })
    const exact = (3750n * 1_000_000n * 100_000_000n + BigInt(quote.rate.usdE8) - 1n) / BigInt(quote.rate.usdE8)
    expect(quote.total).toEqual({ asset: 'LTC', units: String(exact) })
    expect(order).toMatchObject({
      status: 'open',
      progress: 'inProgress',
      role: 'buyer',
      amount: quote.total,
      totalUsd: { asset: 'USD', units: '3750' },
      rate: quote.rate,
      protectUntil: order.paidAt + 1_296_000,
    })
    expect(await fundsOf(market.buyer)).toBe(before - exact)
    const history = await trpc.wallet.history.query({ page: 1, limit: 1 })
    expect(history.data[0]).toMatchObject({
      kind: 'goods_purchase',
      guide: 'out',
      amount: quote.total,
      reference: { kind: 'goodsOrder', id },
    })
  })

  it('costs the total that the buyer saw while its rate stands, and nothing once it does not', async () => {
    const { trpc } = market.buyer.client
    // At the start of a minute: the sandbox's rates change with it.
    api.clock.advance(60 - (api.clock.now() % 60))
    const quote = () => trpc.goodsOrders.quote.query({ goodsId: market.goodsId, volume: 1, currency: 'LTC' })
    const seen = await quote()
    const before = await fundsOf(market.buyer)
    api.clock.advance(119)
    const now = await quote()
    expect(now.total).not.toEqual(seen.total)
    const { id } = await place({ total: seen.total })
    expect(await trpc.goodsOrders.info.query({ id })).toMatchObject({ amount: seen.total, rate: seen.rate })
    expect(await fundsOf(market.buyer)).toBe(before - BigInt(seen.total.units))

    api.clock.advance(1)
    const later = await quote()
    expect(await refusal(place({ total: seen.total }))).toEqual({
      code: 'RATE_CHANGED',
      details: { total: formatCoin(moneyFromWire(later.total)) },
    })
    expect(await fundsOf(market.buyer)).toBe(before - BigInt(seen.total.units))
    expect(await place({ total: later.total })).toHaveProperty('id')
  })

  it('sent again under its key with a newer total is the first order still', async () => {
    const idempotencyKey = newKey()
    const quote = { goodsId: market.goodsId, volume: 1, currency: 'LTC' } as const
    const { total } = await market.buyer.client.trpc.goodsOrders.quote.query(quote)
    const first = await place({ idempotencyKey, total })
    const charged = await fundsOf(market.buyer)
    expect(await place({ idempotencyKey, total: { asset: 'LTC', units: '1' } })).toEqual(first)
    expect(await fundsOf(market.buyer)).toBe(charged)
  })

  it('sent again under its key answers with the first order and charges once', async () => {
    const before = await fundsOf(market.buyer)
    const idempotencyKey = newKey()
    const first = await buy(market.buyer, market.goodsId, { idempotencyKey })
    const charged = await fundsOf(market.buyer)
    expect(charged).toBeLessThan(before)
    expect(await buy(market.buyer, market.goodsId, { idempotencyKey })).toEqual(first)
    expect(await refusalCode(buy(market.buyer, market.goodsId, { idempotencyKey, volume: 2 }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
    expect(await fundsOf(market.buyer)).toBe(charged)
  })
})
