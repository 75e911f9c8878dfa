import { limitRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Counted } from '../../src/platform/rate-limit/rate-limiter.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { buy, newKey, openMarket, PRICE, type Market } from '../market/market.ts'

const [{ limit, windowSeconds }] = limitRules.rates.money.perAccount
const [{ limit: limitPerAddress }] = limitRules.rates.money.perAddress
const AWAY = '203.0.113.77'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

async function callsBy(who: Counted, count: number): Promise<void> {
  for (let call = 0; call < count; call += 1) await api.app.rateLimiter.count('money', who)
}

/** The buyer's session in a browser somewhere else. */
function buyerAt(address: string) {
  const client = api.client({ address })
  client.useToken(market.buyer.client.token())
  return client.trpc.goodsOrders
}

const purchase = () => ({
  goodsId: market.goodsId,
  volume: 1,
  currency: 'LTC' as const,
  price: PRICE,
  idempotencyKey: newKey(),
})

it('money calls are refused above the bound of the account, whatever the address', async () => {
  await callsBy({ uid: market.seller.uid, address: '203.0.113.1' }, limit)
  const { id } = await buy(market.buyer, market.goodsId)
  expect(await refusalCode(market.seller.client.trpc.goodsOrders.refund.mutate({ id }))).toBe('RATE_LIMITED')
  api.clock.advance(windowSeconds)
  await expect(market.seller.client.trpc.goodsOrders.refund.mutate({ id })).resolves.toHaveProperty('status', 'revoked')
})

it('money calls are refused above the bound of the address, whoever calls', async () => {
  await callsBy({ address: AWAY }, limitPerAddress)
  expect(await refusalCode(buyerAt(AWAY).place.mutate(purchase()))).toBe('RATE_LIMITED')
  const { id } = await buyerAt('203.0.113.78').place.mutate(purchase())
  expect(await refusalCode(buyerAt(AWAY).confirm.mutate({ id }))).toBe('RATE_LIMITED')
  api.clock.advance(windowSeconds)
  await expect(buyerAt(AWAY).confirm.mutate({ id })).resolves.toHaveProperty('status', 'completed')
})
