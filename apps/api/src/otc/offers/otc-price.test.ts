import { fail } from '@jindu/domain/errors'
import type { QuotedRate } from '../../platform/rates/rate-source.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { dollars, price, publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker] = await Promise.all([trader(api, '500'), trader(api, '100')])
  await api.app.settings.change(SMALL_LIMITS, maker.uid)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

const offersOf = (someone: Person) => someone.client.trpc.otcOffers

/** Sets the market's rates, newest first; without arguments the rate is stale. */
function quote(...usd: string[]): void {
  const quotedAt = api.clock.now()
  const rates = usd.map((amount) => ({ currency: 'LTC' as const, usdE8: BigInt(price(amount)), quotedAt }))
  const [newest] = rates
  if (newest === undefined) throw new Error('no price')
  fix(() => rates, [newest])
}

function fix(standing: () => readonly QuotedRate[], all: readonly QuotedRate[]): void {
  const { rates } = api.app
  vi.spyOn(rates, 'standing').mockImplementation(standing)
  vi.spyOn(rates, 'rate').mockImplementation((currency) => standing()[0] ?? fail('RATE_UNAVAILABLE', { currency }))
  vi.spyOn(rates, 'all').mockReturnValue(all)
}

const stale = (): never => fail('RATE_UNAVAILABLE', { currency: 'LTC' })

/** The price that was read last is too old to trade at. */
function goStale(lastUsd: string): void {
  fix(stale, [{ currency: 'LTC', usdE8: BigInt(price(lastUsd)), quotedAt: 0 }])
}

const marketOf = async (side: 'buy' | 'sell' = 'sell', filter: object = {}) =>
  (await offersOf(taker).market.query({ currency: 'LTC', side, limit: 60, ...filter })).data
const priceOf = async (id: number) => (await offersOf(taker).info.query({ id })).unitPrice.usdE8

describe('an offer that follows the market', () => {
  it('is listed at the price of now, between fixed ones, and read back with its margin', async () => {
    quote('100')
    const follows = await publishOffer(maker, {
      margin: { basisPoints: 150, floor: price('99'), ceiling: price('110') },
    })
    const fixed = await publishOffer(maker, { unitPrice: '103' })
    const sorted = async () => (await marketOf()).map(({ id }) => id).filter((id) => [follows, fixed].includes(id))
    expect(await sorted()).toEqual([follows, fixed])
    expect(await offersOf(taker).info.query({ id: follows })).toMatchObject({
      unitPrice: { usdE8: price('101.5') },
      margin: { basisPoints: 150, floor: { usdE8: price('99') }, ceiling: { usdE8: price('110') } },
      isPriceStale: false,
    })
    quote('105')
    expect(await sorted()).toEqual([fixed, follows])
    expect(await priceOf(follows)).toBe(price('106.575'))
    quote('200')
    expect(await priceOf(follows)).toBe(price('110'))
    quote('50')
    expect(await priceOf(follows)).toBe(price('99'))
    await Promise.all([follows, fixed].map((id) => offersOf(maker).withdraw.mutate({ id })))
  })

  it('is sorted and filtered in the database by the very price that it is shown at', async () => {
    quote('100')
    const margins = [0, 1, -1, 333, -4_999, 5_000]
    const ids: number[] = []
    for (const basisPoints of margins) ids.push(await publishOffer(maker, { margin: { basisPoints } }))
    // Low, but enough for the smallest order: offers worth less are not listed.
    quote('3.33333337')
    const listed = (await marketOf()).filter(({ id }) => ids.includes(id))
    const prices = listed.map(({ unitPrice }) => BigInt(unitPrice.usdE8))
    expect(prices).toEqual(prices.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(listed.map(({ margin }) => margin?.basisPoints)).toEqual([-4_999, -1, 0, 1, 333, 5_000])
    quote('100')
    const atMost = async (amount: string) => (await marketOf('sell', { amount: dollars(amount) })).map(({ id }) => id)
    await api.app
      .sql`update otc_offer set remaining_units = 100000000, completed_units = 1900000000 where id in ${api.app.sql(ids)}`
    expect((await atMost('100')).filter((id) => ids.includes(id))).toHaveLength(4)
    expect((await atMost('100.01')).filter((id) => ids.includes(id))).toHaveLength(3)
    await api.app
      .sql`update otc_offer set remaining_units = 2000000000, completed_units = 0 where id in ${api.app.sql(ids)}`
    for (const id of ids) await offersOf(maker).withdraw.mutate({ id })
  })

  it('is taken at the price that was seen while it stands, which the order keeps', async () => {
    quote('100')
    const id = await publishOffer(maker, { margin: { basisPoints: 100 } })
    quote('110', '100')
    const first = await takeOffer(taker, id, { unitPrice: '101' })
    const second = await takeOffer(taker, id, { unitPrice: '111.1' })
    quote('120')
    const orders = taker.client.trpc.otcOrders
    expect((await orders.info.query({ id: first.id })).unitPrice.usdE8).toBe(price('101'))
    expect((await orders.info.query({ id: second.id })).unitPrice.usdE8).toBe(price('111.1'))
    expect(await refusal(takeOffer(taker, id, { unitPrice: '111.1' }))).toMatchObject({
      code: 'OFFER_PRICE_CHANGED',
      details: { unitPrice: price('121.2') },
    })
    await orders.cancel.mutate({ id: first.id })
    await orders.cancel.mutate({ id: second.id })
    await offersOf(maker).withdraw.mutate({ id })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('has its limits in dollars checked at that price', async () => {
    quote('100')
    const id = await publishOffer(maker, { margin: { basisPoints: 0 }, maximum: '500' })
    quote('200')
    expect(await refusalCode(takeOffer(taker, id, { volume: '3', unitPrice: '200' }))).toBe('OFFER_AMOUNT_OUT_OF_RANGE')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('waits while its ceiling is under the floor of the site', async () => {
    quote('100')
    const id = await publishOffer(maker, { margin: { basisPoints: 0, ceiling: price('60') } })
    quote('121')
    expect(await refusalCode(takeOffer(taker, id, { unitPrice: '60' }))).toBe('OFFER_PRICE_BELOW_FLOOR')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('waits while its floor is over the ceiling of the site, and the list of what can be taken says so', async () => {
    quote('100')
    const margin = { basisPoints: 0, floor: price('90') }
    const id = await publishOffer(maker, { side: 'buy', margin })
    const takeable = async () => (await marketOf('buy', { takeable: true })).some((row) => row.id === id)
    expect([await takeable(), (await offersOf(taker).info.query({ id })).pastBound]).toEqual([true, null])
    quote('59')
    expect(await refusal(takeOffer(taker, id, { unitPrice: '90' }))).toEqual({
      code: 'OFFER_PRICE_ABOVE_CEILING',
      details: { percent: 150 },
    })
    expect([await takeable(), (await offersOf(taker).info.query({ id })).pastBound]).toEqual([false, 'ceiling'])
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, margin }))).toBe('OFFER_PRICE_ABOVE_CEILING')
    quote('60')
    expect([await takeable(), (await offersOf(taker).info.query({ id })).pastBound]).toEqual([true, null])
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('leaves the list of what can be taken while its ceiling is under the floor of the site', async () => {
    quote('100')
    const id = await publishOffer(maker, { margin: { basisPoints: 0, ceiling: price('60') } })
    quote('121')
    expect((await marketOf('sell', { takeable: true })).some((row) => row.id === id)).toBe(false)
    expect((await offersOf(taker).info.query({ id })).pastBound).toBe('floor')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('is nobody’s to take while the market’s price is old; it says so, and fixed prices stay takeable', async () => {
    quote('100')
    const follows = await publishOffer(maker, { margin: { basisPoints: 0 } })
    const fixed = await publishOffer(maker, { unitPrice: '100' })
    goStale('101')
    const listed = new Map((await marketOf()).map((row) => [row.id, [row.unitPrice.usdE8, row.isPriceStale]]))
    expect(listed.get(follows)).toEqual([price('101'), true])
    expect(listed.get(fixed)).toEqual([price('100'), false])
    expect(await refusalCode(takeOffer(taker, follows, { unitPrice: '101' }))).toBe('RATE_UNAVAILABLE')
    const { id } = await takeOffer(taker, fixed)
    expect(await refusalCode(offersOf(maker).edit.mutate({ id: follows, minimum: dollars('20') }))).toBe(
      'RATE_UNAVAILABLE',
    )
    fix(() => [], [])
    expect(await priceOf(follows)).toBe(price('100'))
    await taker.client.trpc.otcOrders.cancel.mutate({ id })
    await Promise.all([follows, fixed].map((offer) => offersOf(maker).withdraw.mutate({ id: offer })))
  })

  it('becomes fixed by a price and follows again by a margin; both at once are refused', async () => {
    quote('100')
    const id = await publishOffer(maker, { margin: { basisPoints: 200 } })
    const edit = (patch: object) => offersOf(maker).edit.mutate({ id, ...patch })
    await edit({ minimum: dollars('20') })
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ margin: { basisPoints: 200 } })
    await edit({ unitPrice: price('103') })
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ margin: null, unitPrice: { usdE8: price('103') } })
    await edit({ margin: { basisPoints: -50 } })
    expect(await priceOf(id)).toBe(price('99.5'))
    expect(await refusalCode(edit({ margin: { basisPoints: 0 }, unitPrice: price('99') }))).toBe('OFFER_PRICE_REQUIRED')
    expect(await refusalCode(edit({ margin: { basisPoints: 5_001 } }))).toBe('OFFER_MARGIN_OUT_OF_RANGE')
    expect(await refusalCode(edit({ margin: { basisPoints: 0, floor: price('120'), ceiling: price('110') } }))).toBe(
      'OFFER_MARGIN_FLOOR_ABOVE_CEILING',
    )
    expect(await refusalCode(edit({ margin: { basisPoints: 0, ceiling: price('49') } }))).toBe(
      'OFFER_PRICE_BELOW_FLOOR',
    )
    await offersOf(maker).withdraw.mutate({ id })
  })
})
