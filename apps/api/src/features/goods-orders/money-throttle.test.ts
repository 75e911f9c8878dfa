import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, newKey, openMarket, PRICE, type Market } from '../../../test/market/market.ts'
import type { Session } from '../../platform/sessions/session.ts'

const { limit, limitPerAddress, windowSeconds } = rules.moneyCallThrottle
const AWAY = '203.0.113.77'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

const callsBy = (uid: number, address: string, count: number) => {
  const session: Session = { id: 1, uid, role: null, payVerifiedUntil: 0, expiresAt: 0 }
  for (let call = 0; call < count; call += 1) api.app.sessions.countMoneyCall(session, address)
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
  callsBy(market.seller.uid, '203.0.113.1', limit)
  const { id } = await buy(market.buyer, market.goodsId)
  expect(await refusalCode(market.seller.client.trpc.goodsOrders.refund.mutate({ id }))).toBe('RATE_LIMITED')
  api.clock.advance(windowSeconds)
  await expect(market.seller.client.trpc.goodsOrders.refund.mutate({ id })).resolves.toHaveProperty('status', 'revoked')
})

it('money calls are refused above the bound of the address, whoever calls', async () => {
  for (let calls = 0, uid = 200_001; calls < limitPerAddress; calls += limit, uid += 1) callsBy(uid, AWAY, limit)
  expect(await refusalCode(buyerAt(AWAY).place.mutate(purchase()))).toBe('RATE_LIMITED')
  const { id } = await buyerAt('203.0.113.78').place.mutate(purchase())
  expect(await refusalCode(buyerAt(AWAY).confirm.mutate({ id }))).toBe('RATE_LIMITED')
  api.clock.advance(windowSeconds)
  await expect(buyerAt(AWAY).confirm.mutate({ id })).resolves.toHaveProperty('status', 'completed')
})
