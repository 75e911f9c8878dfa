import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { refusalCode } from '../../test/client.ts'
import { applyFor } from '../../test/market/finance.ts'
import { buy, fund, newKey, openMarket, type Market } from '../../test/market/market.ts'
import { PAY, verifiedPerson, type Person } from '../../test/people.ts'

const DAY = 86_400

let api: TestApp
let market: Market
let user: Person
/** When the first of two days ended, unix seconds. */
let ended: number

const happenOnce = async (): Promise<void> => {
  for (const { client } of [market.buyer, user]) await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  const amount = { asset: 'LTC', units: '10000000' } as const
  await fund(user, '10')
  await buy(market.buyer, market.goodsId)
  await user.client.trpc.transfers.send.mutate({ recipientUid: market.seller.uid, amount, idempotencyKey: newKey() })
  await user.client.trpc.transfers.move.mutate({ target: 'otc', amount, idempotencyKey: newKey() })
  await applyFor(user, {})
}

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  user = await verifiedPerson(api)
  await happenOnce()
  ended = api.app.clock.now()
  api.clock.advance(DAY)
  await happenOnce()
})
afterAll(() => api.close())

interface Span {
  from?: number
  to?: number
}

/** Every list that is narrowed by time, as its owner reads it. */
const LISTS = {
  'orders bought': (span: Span) =>
    market.buyer.client.trpc.goodsOrders.list.query({ side: 'buy', page: 1, limit: 60, ...span }),
  'orders sold': (span: Span) =>
    market.seller.client.trpc.goodsOrders.list.query({ side: 'sell', page: 1, limit: 60, ...span }),
  deposits: (span: Span) => user.client.trpc.wallet.deposits.query({ page: 1, limit: 60, currency: 'LTC', ...span }),
  history: (span: Span) => user.client.trpc.wallet.history.query({ page: 1, limit: 60, ...span }),
  withdrawals: (span: Span) => user.client.trpc.withdrawals.list.query({ page: 1, limit: 60, ...span }),
  transfers: (span: Span) => user.client.trpc.transfers.list.query({ page: 1, limit: 60, ...span }),
  moves: (span: Span) => user.client.trpc.transfers.moves.query({ page: 1, limit: 60, ...span }),
} as const

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  it('are refused within a span that ends before it begins, or that no clock tells', async () => {
    expect(await refusalCode(list({ from: ended, to: ended - 1 }))).toBe('INPUT_INVALID')
    expect(await refusalCode(list({ from: -1 }))).toBe('INPUT_INVALID')
    expect(await refusalCode(list({ to: 1e12 }))).toBe('INPUT_INVALID')
    expect(await refusalCode(list({ from: 1.5 }))).toBe('INPUT_INVALID')
  })

  it('are those of the span, both ends included, and counted', async () => {
    const all = await list({})
    const [first, second] = [await list({ to: ended }), await list({ from: ended + 1 })]
    expect(first.total).toBeGreaterThan(0)
    expect(second.total).toBeGreaterThan(0)
    expect([...second.data, ...first.data]).toEqual(all.data)
    expect(first.total + second.total).toBe(all.total)
    const [newest] = all.data
    const at = newest === undefined ? 0 : 'at' in newest ? newest.at : newest.createdAt
    expect((await list({ from: at, to: at })).data).toContainEqual(newest)
    expect(await list({ from: at + 1 })).toEqual({ data: [], total: 0 })
    expect(await list({ to: ended - DAY })).toEqual({ data: [], total: 0 })
  })
})

const sales = (span: Span, range: '7d' | '1y' = '7d') =>
  market.seller.client.trpc.sales.overview.query({ range, ...span })

describe('the sales of a span', () => {
  it('are refused beyond three years, and backwards', async () => {
    expect(await refusalCode(sales({ from: ended, to: ended - 1 }))).toBe('INPUT_INVALID')
    expect(await refusalCode(sales({ from: ended - 1_097 * DAY, to: ended }))).toBe('INPUT_INVALID')
    expect((await sales({ from: ended - 1_095 * DAY, to: ended })).step).toBe('month')
  })

  it('are of the days that it touches, whatever range is asked for', async () => {
    const day = await sales({ from: ended, to: ended }, '1y')
    expect(day).toMatchObject({ step: 'day', total: { orders: 1 } })
    expect(day.points).toHaveLength(1)
    expect((await sales({ from: ended, to: ended + DAY })).points.map(({ orders }) => orders)).toEqual([1, 1])
    expect((await sales({ from: ended + 2 * DAY, to: ended + 3 * DAY })).total.orders).toBe(0)
  })
})
