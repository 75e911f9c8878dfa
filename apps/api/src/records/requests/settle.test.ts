import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, fundsOf, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { person } from '../../../test/people.ts'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '100')
})
afterAll(() => api.close())

const settle = (key: string) => market.buyer.client.trpc.requests.settle.mutate({ key })

describe('a request whose answer was lost', () => {
  it('that never came is not carried out later either, and no money moves', async () => {
    const idempotencyKey = newKey()
    const before = await fundsOf(market.buyer)
    expect(await settle(idempotencyKey)).toEqual({ done: false })
    expect(await refusalCode(buy(market.buyer, market.goodsId, { idempotencyKey }))).toBe('IDEMPOTENCY_MISMATCH')
    expect(await fundsOf(market.buyer)).toBe(before)
    expect(await settle(idempotencyKey)).toEqual({ done: false })
  })

  it('that was carried out answers with its first result', async () => {
    const idempotencyKey = newKey()
    const { id } = await buy(market.buyer, market.goodsId, { idempotencyKey })
    expect(await settle(idempotencyKey)).toEqual({ done: true })
    expect(await buy(market.buyer, market.goodsId, { idempotencyKey })).toEqual({ id })
  })

  it('of somebody else is not told', async () => {
    const idempotencyKey = newKey()
    await buy(market.buyer, market.goodsId, { idempotencyKey })
    const stranger = await person(api)
    expect(await stranger.client.trpc.requests.settle.mutate({ key: idempotencyKey })).toEqual({ done: false })
  })

  it('that is under way while somebody asks is either done or never will be: what was said stays true', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const idempotencyKey = newKey()
        const bought = buy(market.buyer, market.goodsId, { idempotencyKey }).then(
          () => true,
          () => false,
        )
        const [{ done }, carriedOut] = await Promise.all([settle(idempotencyKey), bought])
        return { said: done, is: carriedOut }
      }),
    )
    expect(rounds.filter(({ said, is }) => said !== is)).toEqual([])
  })
})
