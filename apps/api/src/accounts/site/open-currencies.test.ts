import type { CurrencyCode } from '@jindu/domain/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, fund, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { offerInput, publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

/** As an operator with nodes for Bitcoin and Litecoin runs it: USDT has no chain. */
const OPEN = { BTC: true, USDT: true, LTC: true }

let api: TestApp
let market: Market
let chains: TestApp['app']['chains']

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  await Promise.all([fund(market.buyer, '1', 'BTC'), fund(market.buyer, '1000', 'USDT')])
  chains = { ...api.app.chains }
})
afterAll(() => api.close())

const set = (change: object) => api.app.settings.change(change, market.seller.uid)
const without = (...coins: readonly CurrencyCode[]) => {
  for (const coin of coins) Reflect.deleteProperty(api.app.chains, coin)
}
afterEach(async () => {
  Object.assign(api.app.chains, chains)
  await set({ depositsOpen: OPEN, withdrawalsOpen: OPEN, paymentsOpen: OPEN })
})

const trpc = ({ client }: Person) => client.trpc
const buyRight = (currency: 'BTC' | 'USDT') =>
  trpc(market.buyer).rights.buy.mutate({ right: 'reply', months: 1, currency, idempotencyKey: newKey() })
const coinsOfRight = async () => {
  const { coins, unquoted } = await trpc(market.buyer).rights.quote.query({ right: 'reply', months: 1 })
  return [...coins.map(({ total }) => total.asset), ...unquoted]
}
const coinsOfAd = async () =>
  (await trpc(market.buyer).ads.quote.query({ place: 'home', count: 2 })).coins.map(({ total }) => total.asset)

describe('a coin without a chain', () => {
  it('is offered by no quote, refused by every payment, and has no address', async () => {
    without('USDT')
    expect(await coinsOfRight()).toEqual(['BTC'])
    expect(await coinsOfAd()).toEqual(['LTC', 'BTC'])
    expect(await refusalCode(buyRight('USDT'))).toBe('CURRENCY_NOT_ACCEPTED')
    expect(await refusalCode(trpc(market.buyer).wallet.depositAddress.query({ currency: 'USDT' }))).toBe(
      'CURRENCY_NOT_ACCEPTED',
    )
    expect((await trpc(market.buyer).withdrawals.terms.query({ currency: 'USDT' })).open).toBe(false)
    expect((await trpc(market.buyer).site.status.query()).connected).toEqual(['LTC', 'BTC'])
  })
})

describe('a coin that operators closed', () => {
  it('for payments buys no goods and no right, and can still be paid in and out', async () => {
    const { goodsId } = market
    await set({ paymentsOpen: { ...OPEN, LTC: false, USDT: false } })
    expect(await refusalCode(buy(market.buyer, goodsId))).toBe('CURRENCY_NOT_ACCEPTED')
    expect(await refusalCode(trpc(market.buyer).goodsOrders.quote.query({ goodsId, volume: 1, currency: 'LTC' }))).toBe(
      'CURRENCY_NOT_ACCEPTED',
    )
    expect(await refusalCode(buyRight('USDT'))).toBe('CURRENCY_NOT_ACCEPTED')
    expect(await coinsOfRight()).toEqual(['BTC'])
    expect(await coinsOfAd()).toEqual(['BTC'])
    expect((await trpc(market.buyer).wallet.depositAddress.query({ currency: 'LTC' })).address).not.toBe('')
    expect((await trpc(market.buyer).withdrawals.terms.query({ currency: 'LTC' })).open).toBe(true)
  })

  it('keeps the answer of a purchase that was paid before', async () => {
    const { goodsId } = market
    const idempotencyKey = newKey()
    const first = await buy(market.buyer, goodsId, { idempotencyKey })
    await set({ paymentsOpen: { ...OPEN, LTC: false } })
    expect(await buy(market.buyer, goodsId, { idempotencyKey })).toEqual(first)
  })

  it('for deposits shows no address and gives no new one', async () => {
    await set({ depositsOpen: { ...OPEN, BTC: false } })
    const { wallet } = trpc(market.buyer)
    expect(await refusalCode(wallet.depositAddress.query({ currency: 'BTC' }))).toBe('CURRENCY_NOT_ACCEPTED')
    expect(await refusalCode(wallet.newDepositAddress.mutate({ currency: 'BTC' }))).toBe('CURRENCY_NOT_ACCEPTED')
    expect((await wallet.depositAddress.query({ currency: 'LTC' })).address).not.toBe('')
  })

  it('for withdrawals takes none', async () => {
    await set({ withdrawalsOpen: { ...OPEN, LTC: false } })
    const { withdrawals } = trpc(market.buyer)
    expect((await withdrawals.terms.query({ currency: 'LTC' })).open).toBe(false)
    expect(await refusalCode(withdrawals.checkAddress.query({ currency: 'LTC', address: 'x' }))).toBe('COIN_CLOSED')
    expect((await withdrawals.terms.query({ currency: 'BTC' })).open).toBe(true)
  })
})

describe('fiat trading', () => {
  const SHUT = [
    ['without a chain', () => Promise.resolve(without('LTC'))],
    ['whose payments operators closed', () => set({ paymentsOpen: { ...OPEN, LTC: false } })],
  ] as const
  it.each(SHUT)('of a coin %s is neither published nor taken, and goes on where it was agreed', async (_, shut) => {
    const [seller, taker] = await Promise.all([trader(api, '100'), trader(api, '0')])
    const id = await publishOffer(seller, { total: '40', maximum: '100' })
    const idempotencyKey = newKey()
    const first = await takeOffer(taker, id, { volume: '1', idempotencyKey })
    await shut()
    expect(await refusalCode(trpc(seller).otcOffers.publish.mutate(offerInput({ total: '20', maximum: '100' })))).toBe(
      'CURRENCY_NOT_ACCEPTED',
    )
    expect(await refusalCode(takeOffer(taker, id, { volume: '1' }))).toBe('CURRENCY_NOT_ACCEPTED')
    expect(await takeOffer(taker, id, { volume: '1', idempotencyKey })).toEqual(first)
  })
})

describe('with every coin open', () => {
  it('a right is bought with BTC and with USDT, each charged in its own coin', async () => {
    const before = await trpc(market.buyer).wallet.balances.query()
    const of = (rows: typeof before, coin: CurrencyCode) =>
      BigInt(rows.data.find(({ currency }) => currency === coin)?.fund.units ?? '0')
    await buyRight('BTC')
    const after = await trpc(market.buyer).wallet.balances.query()
    expect(of(after, 'BTC')).toBeLessThan(of(before, 'BTC'))
    expect(of(after, 'USDT')).toBe(of(before, 'USDT'))
  })
})
