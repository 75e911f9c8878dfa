import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusal, refusalCode } from '../../../../test/client.ts'
import { brokenBooks } from '../../../../test/market/broken-books.ts'
import { fund, fundsOf, newKey, openMarket, PRICE, publish, type Market } from '../../../../test/market/market.ts'
import { publishUnits, unitKeys } from '../../../../test/market/stock.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../../test/people.ts'

let api: TestApp
let second: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  market = await openMarket(api, '1000')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const trpc = ({ client }: Person) => client.trpc
type Pricing = Parameters<Person['client']['trpc']['goods']['pricing']['set']['mutate']>[0]['pricing']

/** Goods at 12.50 dollars with a pricing. */
async function priced(pricing: Pricing): Promise<number> {
  const id = await publish(market.seller, market.categoryId)
  await trpc(market.seller).goods.pricing.set.mutate({ id, pricing })
  return id
}
const cents = (units: number) => ({ asset: 'USD' as const, units: String(units) })
const buyAt = (buyer: Person, goodsId: number, price: number, change: { volume?: number; code?: string } = {}) =>
  trpc(buyer).goodsOrders.place.mutate({
    goodsId,
    volume: 1,
    currency: 'LTC',
    price: cents(price),
    idempotencyKey: newKey(),
    ...change,
  })
const orderOf = (id: number) => trpc(market.buyer).goodsOrders.info.query({ id })
const BULK: Pricing = {
  kind: 'fixed',
  steps: [
    { from: 5, price: '10.00' },
    { from: 20, price: '8.00' },
  ],
}
const sale = (change: object = {}): Pricing => ({
  kind: 'fixed',
  sale: { off: { kind: 'percent', percent: 20 }, endsAt: api.clock.now() + 600, ...change },
})

describe('a pricing is refused', () => {
  it('for a stranger, who does not read it either', async () => {
    const id = await priced(BULK)
    expect(await refusalCode(trpc(market.buyer).goods.pricing.get.query({ id }))).toBe('GOODS_WRONG_PARTY')
    const stolen = trpc(market.buyer).goods.pricing.set.mutate({ id, pricing: { kind: 'named' } })
    expect(await refusalCode(stolen)).toBe('GOODS_WRONG_PARTY')
    expect(await refusalCode(trpc(market.seller).goods.pricing.get.query({ id: 999_999 }))).toBe('GOODS_NOT_FOUND')
  })

  it('with a step or a sale that is not lower, or a sale that is over', async () => {
    expect(await refusal(priced({ kind: 'fixed', steps: [{ from: 2, price: '12.50' }] }))).toMatchObject({
      code: 'PRICE_NOT_LOWER',
    })
    expect(await refusal(priced(sale({ off: { kind: 'price', price: '12.51' } })))).toMatchObject({
      code: 'PRICE_NOT_LOWER',
    })
    expect(await refusal(priced(sale({ endsAt: api.clock.now() })))).toMatchObject({ code: 'DISCOUNT_DATES' })
  })
})

describe('prices by quantity', () => {
  it('are shown, quoted, paid and kept in the order; fewer pieces pay the price', async () => {
    const goodsId = await priced(BULK)
    const { price, steps, named } = await trpc(market.buyer).goods.detail.query({ id: goodsId })
    expect({ price, steps, named, sale: null }).toEqual({
      price: PRICE,
      named: false,
      sale: null,
      steps: [
        { from: 5, price: cents(1_000) },
        { from: 20, price: cents(800) },
      ],
    })
    const quote = await trpc(market.buyer).goodsOrders.quote.query({ goodsId, volume: 6, currency: 'LTC' })
    expect(quote).toMatchObject({ price: cents(1_000), totalUsd: cents(6_000) })
    const before = await fundsOf(market.buyer)
    const { id } = await buyAt(market.buyer, goodsId, 1_000, { volume: 6 })
    expect(before - (await fundsOf(market.buyer))).toBe(BigInt(quote.total.units))
    expect(await orderOf(id)).toMatchObject({
      price: cents(1_000),
      totalUsd: cents(6_000),
      priced: { list: PRICE, reason: 'quantity' },
    })
    const { data } = await trpc(market.seller).goodsOrders.timeline.query({ id })
    expect(data[0]?.details).toMatchObject({ priceCents: '1000', listCents: '1250', priceReason: 'quantity' })
    const few = await buyAt(market.buyer, goodsId, 1_250, { volume: 4 })
    expect(await orderOf(few.id)).toMatchObject({ price: PRICE, totalUsd: cents(5_000), priced: null })
  })

  it('are paid by a buyer who saw the price of one piece, and no other price is', async () => {
    const goodsId = await priced(BULK)
    const { id } = await buyAt(market.buyer, goodsId, 1_250, { volume: 20 })
    expect(await orderOf(id)).toMatchObject({ price: cents(800), totalUsd: cents(16_000) })
    expect(await refusalCode(buyAt(market.buyer, goodsId, 1_000, { volume: 20 }))).toBe('PRICE_CHANGED')
    expect(await refusalCode(buyAt(market.buyer, goodsId, 800, { volume: 19 }))).toBe('PRICE_CHANGED')
  })

  it('stay with the order when the seller changes or removes them', async () => {
    const goodsId = await priced(BULK)
    const { id } = await buyAt(market.buyer, goodsId, 1_000, { volume: 5 })
    await trpc(market.seller).goods.pricing.set.mutate({ id: goodsId, pricing: { kind: 'fixed' } })
    expect(await refusalCode(buyAt(market.buyer, goodsId, 1_000, { volume: 5 }))).toBe('PRICE_CHANGED')
    expect(await orderOf(id)).toMatchObject({ price: cents(1_000), priced: { reason: 'quantity' } })
    const before = await fundsOf(market.buyer)
    const { amount } = await trpc(market.seller).goodsOrders.refund.mutate({ id })
    expect((await fundsOf(market.buyer)) - before).toBe(BigInt(amount.units))
  })

  it('a code takes its share of the lower sum', async () => {
    const goodsId = await priced(BULK)
    const code = `BULK-${goodsId}`
    await trpc(market.seller).discounts.create.mutate({ code, off: { kind: 'percent', percent: 15 }, minimum: '60' })
    const asked = { goodsId, volume: 5, code }
    expect(await refusalCode(trpc(market.buyer).discounts.check.query(asked))).toBe('DISCOUNT_MINIMUM')
    const quote = await trpc(market.buyer).goodsOrders.quote.query({ ...asked, volume: 7, currency: 'LTC' })
    expect(quote).toMatchObject({ off: cents(1_050), totalUsd: cents(5_950) })
    const { id } = await buyAt(market.buyer, goodsId, 1_000, { volume: 7, code })
    expect(await orderOf(id)).toMatchObject({ totalUsd: cents(5_950), discount: { code, off: cents(1_050) } })
  })
})

describe('a sale', () => {
  it('lowers the price in page and list until its end, then the old price counts again', async () => {
    const goodsId = await priced(sale())
    const endsAt = api.clock.now() + 600
    const now = { price: cents(1_000), sale: { list: PRICE, endsAt } }
    expect(await trpc(market.buyer).goods.detail.query({ id: goodsId })).toMatchObject(now)
    const listed = await trpc(market.buyer).goods.list.query({ page: 1, limit: 10, goodsId })
    expect(listed.data[0]).toMatchObject(now)
    expect(await trpc(market.seller).goods.ownInfo.query({ id: goodsId })).toMatchObject({ price: PRICE })
    expect(await refusalCode(buyAt(market.buyer, goodsId, 1_250))).toBe('PRICE_CHANGED')
    const { id } = await buyAt(market.buyer, goodsId, 1_000)
    expect(await orderOf(id)).toMatchObject({ price: cents(1_000), priced: { list: PRICE, reason: 'sale' } })
    api.clock.advance(600)
    expect(await trpc(market.buyer).goods.detail.query({ id: goodsId })).toMatchObject({ price: PRICE, sale: null })
    // A dialog that was open when the sale ended pays nothing.
    const before = await fundsOf(market.buyer)
    expect(await refusal(buyAt(market.buyer, goodsId, 1_000))).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { price: '$12.50' },
    })
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('does not count before its start, and the lower of step and sale is paid', async () => {
    const goodsId = await priced({ ...sale({ startsAt: api.clock.now() + 60 }), ...BULK })
    const planned = await priced({
      kind: 'fixed',
      steps: [{ from: 20, price: '8.00' }],
      sale: { off: { kind: 'price', price: '9.00' }, startsAt: api.clock.now() + 60, endsAt: api.clock.now() + 600 },
    })
    expect(await trpc(market.buyer).goods.detail.query({ id: planned })).toMatchObject({ price: PRICE, sale: null })
    api.clock.advance(60)
    const two = await buyAt(market.buyer, planned, 900, { volume: 2 })
    expect(await orderOf(two.id)).toMatchObject({ price: cents(900), priced: { reason: 'sale' } })
    const many = await buyAt(market.buyer, planned, 800, { volume: 20 })
    expect(await orderOf(many.id)).toMatchObject({ price: cents(800), priced: { reason: 'quantity' } })
    expect(goodsId).toBeGreaterThan(0)
  })
})

describe('a named price', () => {
  it('is at least the minimum, and the escrow holds what was named', async () => {
    const goodsId = await priced({ kind: 'named' })
    expect(await trpc(market.buyer).goods.detail.query({ id: goodsId })).toMatchObject({ price: PRICE, named: true })
    const asked = { goodsId, volume: 2, currency: 'LTC' } as const
    const quote = await trpc(market.buyer).goodsOrders.quote.query({ ...asked, named: cents(2_000) })
    expect(quote).toMatchObject({ price: cents(2_000), totalUsd: cents(4_000) })
    const { id } = await buyAt(market.buyer, goodsId, 2_000, { volume: 2 })
    expect(await orderOf(id)).toMatchObject({
      price: cents(2_000),
      totalUsd: cents(4_000),
      priced: { list: PRICE, reason: 'named' },
    })
    const least = await buyAt(market.buyer, goodsId, 1_250)
    expect(await orderOf(least.id)).toMatchObject({ price: PRICE, priced: null })
  })

  it('is refused below the minimum, above the most that goods cost, and where prices are fixed', async () => {
    const goodsId = await priced({ kind: 'named' })
    const before = await fundsOf(market.buyer)
    expect(await refusal(buyAt(market.buyer, goodsId, 1_249))).toMatchObject({
      code: 'PRICE_BELOW_MINIMUM',
      details: { minimum: '$12.50' },
    })
    expect(await refusalCode(buyAt(market.buyer, goodsId, 100_000_001))).toBe('GOODS_PRICE_TOO_HIGH')
    expect(await refusalCode(buyAt(market.buyer, market.goodsId, 2_000))).toBe('PRICE_CHANGED')
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('is lowered by a code, whose minimum is compared with what was named', async () => {
    const goodsId = await priced({ kind: 'named' })
    const code = `NAMED-${goodsId}`
    await trpc(market.seller).discounts.create.mutate({ code, off: { kind: 'amount', amount: '5' }, minimum: '20' })
    expect(await refusalCode(buyAt(market.buyer, goodsId, 1_999, { code }))).toBe('DISCOUNT_MINIMUM')
    const checked = trpc(market.buyer).discounts.check.query({ goodsId, volume: 1, code, named: cents(2_000) })
    expect((await checked).code).toBe(code)
    const { id } = await buyAt(market.buyer, goodsId, 2_000, { code })
    expect(await orderOf(id)).toMatchObject({ totalUsd: cents(1_500) })
  })
})

/** Every second one on the other process. */
const at = (someone: Person, nth: number) => (nth % 2 === 0 ? someone : sameBrowserAt(second, someone))

describe('at once, on two API processes', () => {
  it('fifty buyers of ten units on sale with a code for ten: ten orders, each at the sale’s price less the code', async () => {
    const goodsId = await publishUnits(market, unitKeys(10))
    await trpc(market.seller).goods.pricing.set.mutate({ id: goodsId, pricing: sale() })
    const code = `TEN-${goodsId}`
    const off = { kind: 'percent', percent: 50 } as const
    await trpc(market.seller).discounts.create.mutate({ code, off, maximumUses: 10, goodsIds: [goodsId] })
    const people = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const buyer = await verifiedPerson(api)
        await fund(buyer, '2')
        return buyer
      }),
    )
    const results = await Promise.allSettled(
      people.map((buyer, nth) => buyAt(at(buyer, nth), goodsId, 1_000, { code })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const [found] = await api.app.sql<{ orders: number; units: number; uses: number }[]>`
      select count(*)::int as orders, count(distinct s.id)::int as units, count(distinct u.order_id)::int as uses
      from goods_order o join goods_secret s on s.order_id = o.id join discount_use u on u.order_id = o.id
      where o.goods_id = ${goodsId} and o.total_cents = 500 and o.list_cents = 1250 and o.price_reason = 'sale'`
    expect(found).toEqual({ orders: 10, units: 10, uses: 10 })
  })

  it('a seller who changes the price under buyers: nobody pays another price than they saw', async () => {
    const goodsId = await publish(market.seller, market.categoryId)
    const set = (pricing: Pricing) => trpc(market.seller).goods.pricing.set.mutate({ id: goodsId, pricing })
    const results = await Promise.allSettled([
      set(sale()),
      ...Array.from({ length: 12 }, (_, nth) => buyAt(at(market.buyer, nth), goodsId, nth % 3 === 0 ? 1_250 : 1_000)),
      set({ kind: 'fixed' }),
    ])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []))
    for (const why of refused) expect(why).toBe('PRICE_CHANGED')
    const orders = await api.app.sql<{ seen: number; paid: number }[]>`
      select price_cents::int as paid, total_cents::int as seen from goods_order where goods_id = ${goodsId}`
    for (const { seen, paid } of orders) expect([1_000, 1_250]).toContain(paid === seen ? paid : 0)
  })
})

it('after all of it the books balance', async () => {
  expect(await brokenBooks(api.app)).toEqual([])
})
