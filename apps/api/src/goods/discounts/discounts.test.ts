import { limitRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import {
  bothState,
  fund,
  fundsOf,
  newKey,
  openMarket,
  PRICE,
  publish,
  type Market,
} from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'

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
type NewCode = Parameters<Person['client']['trpc']['discounts']['create']['mutate']>[0]
let codes = 0

/** A code of the seller that takes 20% off, unless it says otherwise. */
async function makeCode(change: Partial<NewCode> = {}, seller: Person = market.seller) {
  codes += 1
  const code = `CODE-${codes}`
  const { id } = await trpc(seller).discounts.create.mutate({ code, off: { kind: 'percent', percent: 20 }, ...change })
  return { id, code: change.code ?? code }
}

interface With {
  readonly goodsId?: number
  readonly volume?: number
  readonly idempotencyKey?: string
}
const buyWith = (buyer: Person, code: string, { goodsId = market.goodsId, volume = 1, idempotencyKey }: With = {}) =>
  trpc(buyer).goodsOrders.place.mutate({
    goodsId,
    volume,
    currency: 'LTC',
    price: PRICE,
    code,
    idempotencyKey: idempotencyKey ?? newKey(),
  })
const newBuyer = async () => {
  const buyer = await verifiedPerson(api)
  await fund(buyer, '2')
  return buyer
}
const usesOf = async (id: number) =>
  (await trpc(market.seller).discounts.list.query({ page: 1, limit: 60 })).data.find((row) => row.id === id)?.uses

/** Every second one on the other process. */
const at = (someone: Person, nth: number) => (nth % 2 === 0 ? someone : sameBrowserAt(second, someone))

describe('a code is refused', () => {
  it('for nobody’s, ended and unknown codes, and nothing is charged', async () => {
    const before = await fundsOf(market.buyer)
    const { id, code } = await makeCode()
    const other = await openMarket(api, '0')
    expect(await refusalCode(buyWith(market.buyer, code, { goodsId: other.goodsId }))).toBe('DISCOUNT_NOT_FOUND')
    expect(await refusalCode(buyWith(market.buyer, 'NEVER-MADE'))).toBe('DISCOUNT_NOT_FOUND')
    await trpc(market.seller).discounts.end.mutate({ id })
    await trpc(market.seller).discounts.end.mutate({ id })
    expect(await refusalCode(buyWith(market.buyer, code))).toBe('DISCOUNT_ENDED')
    expect(await fundsOf(market.buyer)).toBe(before)
  })

  it('before its start, after its end, for other goods and for less than its minimum', async () => {
    const now = api.clock.now()
    const elsewhere = await publish(market.seller, market.categoryId, 'Another game code')
    const early = await makeCode({ startsAt: now + 600 })
    const late = await makeCode({ endsAt: now + 60 })
    const bound = await makeCode({ goodsIds: [elsewhere] })
    const large = await makeCode({ minimum: '25.00' })
    expect(await refusalCode(buyWith(market.buyer, early.code))).toBe('DISCOUNT_NOT_STARTED')
    expect(await refusalCode(buyWith(market.buyer, bound.code))).toBe('DISCOUNT_NOT_FOR_GOODS')
    expect(await refusalCode(buyWith(market.buyer, large.code))).toBe('DISCOUNT_MINIMUM')
    await buyWith(market.buyer, bound.code, { goodsId: elsewhere })
    await buyWith(market.buyer, large.code, { volume: 2 })
    await buyWith(market.buyer, late.code)
    api.clock.advance(60)
    expect(await refusalCode(buyWith(market.buyer, late.code))).toBe('DISCOUNT_ENDED')
  })

  it('the second time of a buyer, and for whoever bought before', async () => {
    const buyer = await newBuyer()
    const once = await makeCode({ onceEach: true })
    const first = await makeCode({ firstOnly: true })
    expect(
      (await trpc(buyer).discounts.check.query({ goodsId: market.goodsId, volume: 1, code: first.code })).code,
    ).toBe(first.code)
    await buyWith(buyer, once.code)
    expect(await refusalCode(buyWith(buyer, once.code))).toBe('DISCOUNT_USED')
    expect(await refusalCode(buyWith(buyer, first.code))).toBe('DISCOUNT_FIRST_ONLY')
  })

  it('for a first purchase only from its own seller: what was bought of others does not count', async () => {
    const buyer = await newBuyer()
    const other = await openMarket(api, '0')
    await trpc(buyer).goodsOrders.place.mutate({
      goodsId: other.goodsId,
      volume: 1,
      currency: 'LTC',
      price: PRICE,
      idempotencyKey: newKey(),
    })
    const { code } = await makeCode({ firstOnly: true })
    await buyWith(buyer, code)
    expect(await refusalCode(buyWith(buyer, code))).toBe('DISCOUNT_FIRST_ONLY')
  })

  it('when it takes nothing off, and is not used up by it', async () => {
    const cheap = await publish(market.seller, market.categoryId, 'A sticker', '0.09')
    const { id, code } = await makeCode({ off: { kind: 'percent', percent: 10 }, maximumUses: 1 })
    const asked = { goodsId: cheap, volume: 1, code }
    expect(await refusalCode(trpc(market.buyer).discounts.check.query(asked))).toBe('DISCOUNT_MINIMUM')
    expect(await usesOf(id)).toBe(0)
    expect((await trpc(market.buyer).discounts.check.query({ ...asked, volume: 2 })).code).toBe(code)
  })

  it('when many that do not exist were tried, found or not, and a good one never counts', async () => {
    const buyer = await newBuyer()
    const { code } = await makeCode()
    const check = (tried: string) =>
      refusalCode(trpc(buyer).discounts.check.query({ goodsId: market.goodsId, volume: 1, code: tried }))
    const { limit } = limitRules.efforts.discountMisses.perAccount[0]
    for (let nth = 0; nth < limit; nth += 1) {
      if (nth % 10 === 0) await trpc(buyer).discounts.check.query({ goodsId: market.goodsId, volume: 1, code })
      expect(await check(`GUESS-${nth}`)).toBe('DISCOUNT_NOT_FOUND')
    }
    expect(await check('GUESS')).toBe('RATE_LIMITED')
    expect(await check(code)).toBe('RATE_LIMITED')
    expect(await refusalCode(buyWith(buyer, code))).toBe('RATE_LIMITED')
    const quoted = trpc(buyer).goodsOrders.quote.query({ goodsId: market.goodsId, volume: 1, currency: 'LTC', code })
    expect(await refusalCode(quoted)).toBe('RATE_LIMITED')
  })

  it('when it is made: twice, with goods of others, with an end in the past', async () => {
    const { code } = await makeCode()
    const { goodsId } = await openMarket(api, '0')
    expect(await refusalCode(makeCode({ code: code.toLowerCase() }))).toBe('DISCOUNT_EXISTS')
    expect(await refusalCode(makeCode({ goodsIds: [goodsId] }))).toBe('DISCOUNT_GOODS')
    expect(await refusalCode(makeCode({ endsAt: api.clock.now() }))).toBe('DISCOUNT_DATES')
  })

  it('when it is made beyond as many as a seller has', async () => {
    const { seller } = await openMarket(api, '0')
    await api.app.sql`insert into discount_code (seller_uid, code, percent, once_each, first_only, created_at)
      select ${seller.uid}, 'MANY-' || n, 5, false, false, now() from generate_series(1, 100) n`
    expect(await refusalCode(makeCode({}, seller))).toBe('DISCOUNT_TOO_MANY')
  })

  it('a stranger neither sees nor ends it', async () => {
    const { id } = await makeCode()
    expect((await trpc(market.buyer).discounts.list.query({ page: 1, limit: 60 })).total).toBe(0)
    expect(await refusalCode(trpc(market.buyer).discounts.end.mutate({ id }))).toBe('DISCOUNT_NOT_FOUND')
  })
})

describe('a purchase with a code', () => {
  it('costs what was shown, in the quote, the escrow, the order and the timeline', async () => {
    const { code } = await makeCode({ off: { kind: 'percent', percent: 15 } })
    const asked = { goodsId: market.goodsId, volume: 3, code: code.toLowerCase() }
    // 3 × 12.50 = 37.50; 15% of it is 5.625, rounded down.
    expect(await trpc(market.buyer).discounts.check.query(asked)).toEqual({
      code,
      off: { kind: 'percent', percent: 15 },
    })
    const quote = await trpc(market.buyer).goodsOrders.quote.query({ ...asked, currency: 'LTC' })
    expect([quote.off.units, quote.totalUsd.units]).toEqual(['562', '3188'])
    const before = await fundsOf(market.buyer)
    const { id } = await trpc(market.buyer).goodsOrders.place.mutate({
      ...asked,
      currency: 'LTC',
      price: PRICE,
      total: quote.total,
      idempotencyKey: newKey(),
    })
    expect(before - (await fundsOf(market.buyer))).toBe(BigInt(quote.total.units))
    const order = await trpc(market.buyer).goodsOrders.info.query({ id })
    expect(order).toMatchObject({
      price: PRICE,
      totalUsd: { units: '3188' },
      amount: quote.total,
      discount: { code, off: { units: '562' } },
    })
    const { data } = await trpc(market.seller).goodsOrders.timeline.query({ id })
    expect(data[0]?.details).toMatchObject({ code, offCents: '562' })
  })

  it('without a code is an order as before', async () => {
    const { id } = await trpc(market.buyer).goodsOrders.place.mutate({
      goodsId: market.goodsId,
      volume: 1,
      currency: 'LTC',
      price: PRICE,
      idempotencyKey: newKey(),
    })
    expect(await trpc(market.buyer).goodsOrders.info.query({ id })).toMatchObject({ discount: null, totalUsd: PRICE })
  })

  it('sent again under the same key is one order and one use; without the code it is another request', async () => {
    const { id, code } = await makeCode()
    const idempotencyKey = newKey()
    const order = await buyWith(market.buyer, code, { idempotencyKey })
    expect(await buyWith(market.buyer, code, { idempotencyKey })).toEqual(order)
    expect(await usesOf(id)).toBe(1)
    expect(
      await refusalCode(
        trpc(market.buyer).goodsOrders.place.mutate({
          goodsId: market.goodsId,
          volume: 1,
          currency: 'LTC',
          price: PRICE,
          idempotencyKey,
        }),
      ),
    ).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('pays the seller the discounted sum less the fee of it', async () => {
    const { code } = await makeCode({ off: { kind: 'amount', amount: '2.50' } })
    const { id } = await buyWith(market.buyer, code)
    const before = await fundsOf(market.seller)
    const { proceeds, amount } = await trpc(market.buyer).goodsOrders.confirm.mutate({ id })
    expect(proceeds.gross).toEqual(amount)
    expect((await fundsOf(market.seller)) - before).toBe(BigInt(proceeds.net.units))
    const { totalUsd } = await trpc(market.seller).goodsOrders.info.query({ id })
    expect(totalUsd.units).toBe('1000')
  })

  it('refunded gives all coin and the use back; a second refund gives nothing more', async () => {
    const buyer = await newBuyer()
    const { id: codeId, code } = await makeCode({ maximumUses: 1, onceEach: true, firstOnly: true })
    const before = await fundsOf(buyer)
    const { id } = await buyWith(buyer, code)
    expect(await usesOf(codeId)).toBe(1)
    expect(await refusalCode(buyWith(await newBuyer(), code))).toBe('DISCOUNT_USED_UP')
    await trpc(market.seller).goodsOrders.refund.mutate({ id })
    expect(await fundsOf(buyer)).toBe(before)
    expect(await refusalCode(trpc(market.seller).goodsOrders.refund.mutate({ id }))).toBe('ORDER_NOT_OPEN')
    expect(await usesOf(codeId)).toBe(0)
    await buyWith(buyer, code)
    expect(await usesOf(codeId)).toBe(1)
  })
})

it('a split divides the discounted sum, and the use stays', async () => {
  const { id: codeId, code } = await makeCode({ off: { kind: 'percent', percent: 20 } })
  const { id } = await buyWith(market.buyer, code)
  const before = { buyer: await fundsOf(market.buyer), seller: await fundsOf(market.seller) }
  await trpc(market.buyer).goodsOrders.hold.mutate({ id })
  await bothState(market, id)
  const { amount } = await trpc(market.buyer).goodsOrders.info.query({ id })
  const arbiter = await staffPerson(api, 'arbiter')
  await trpc(arbiter).goodsOrders.rule.mutate({
    id,
    ruling: { to: 'split', buyerBasisPoints: 2_500 },
    reason: 'A quarter of the sheets was blank.',
  })
  const back = (await fundsOf(market.buyer)) - before.buyer
  const earned = (await fundsOf(market.seller)) - before.seller
  // A quarter, rounded to the nearest unit.
  expect(back).toBe((BigInt(amount.units) + 2n) / 4n)
  expect(back + earned).toBe(BigInt(amount.units))
  expect(await usesOf(codeId)).toBe(1)
})

describe('at once, on two API processes', () => {
  it('fifty buyers of a code with ten uses and a stock of ten: ten orders, ten uses, ten units', async () => {
    const goodsId = await publishUnits(market, unitKeys(10))
    const { id, code } = await makeCode({ maximumUses: 10 })
    const people = await Promise.all(Array.from({ length: 50 }, newBuyer))
    const results = await Promise.allSettled(people.map((buyer, nth) => buyWith(at(buyer, nth), code, { goodsId })))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []))
    expect(refused).toHaveLength(40)
    for (const why of new Set(refused)) expect(['DISCOUNT_USED_UP', 'GOODS_SOLD_OUT']).toContain(why)
    expect(await usesOf(id)).toBe(10)
    const [found] = await api.app.sql<{ orders: number; units: number; uses: number }[]>`
      select count(*)::int as orders, count(distinct s.id)::int as units, count(distinct u.order_id)::int as uses
      from goods_order o join goods_secret s on s.order_id = o.id join discount_use u on u.order_id = o.id
      where o.goods_id = ${goodsId} and o.total_cents = 1000`
    expect(found).toEqual({ orders: 10, units: 10, uses: 10 })
  })

  it('one buyer with a code for one use each, many times: one order', async () => {
    const buyer = await newBuyer()
    const { id, code } = await makeCode({ onceEach: true })
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, nth) => buyWith(at(buyer, nth), code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usesOf(id)).toBe(1)
  })

  it('one buyer with two codes for a first purchase: one order', async () => {
    const buyer = await newBuyer()
    const both = [await makeCode({ firstOnly: true }), await makeCode({ firstOnly: true })]
    const results = await Promise.allSettled(both.map(({ code }, nth) => buyWith(at(buyer, nth), code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refunds and purchases of a code with three uses: never more in use than three', async () => {
    const { id, code } = await makeCode({ maximumUses: 3 })
    const people = await Promise.all(Array.from({ length: 6 }, newBuyer))
    const first = await Promise.all(people.slice(0, 3).map((buyer) => buyWith(buyer, code)))
    await Promise.allSettled([
      ...first.map((order, nth) => trpc(at(market.seller, nth)).goodsOrders.refund.mutate({ id: order.id })),
      ...people.map((buyer, nth) => buyWith(at(buyer, nth), code)),
    ])
    const [open] = await api.app.sql<{ orders: number }[]>`
      select count(*)::int as orders from goods_order where discount_code = ${code} and status = 'open'`
    expect(await usesOf(id)).toBe(open?.orders)
    expect(open?.orders).toBeLessThanOrEqual(3)
  })
})

it('after all of it the books balance', async () => {
  expect(await brokenBooks(api.app)).toEqual([])
})
