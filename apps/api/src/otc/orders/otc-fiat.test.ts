import { fiatFor, usd } from '@jindu/domain/money'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fail } from '@jindu/domain/errors'
import { refusalCode } from '../../../test/client.ts'
import { marketOfTwo, publishOffer, takeOffer } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import type { TestApp } from '../../../test/app.ts'
import { otcOrder } from './tables.ts'

let api: TestApp
let maker: Person
let taker: Person
beforeAll(async () => {
  const market = await marketOfTwo('500', '500')
  ;({ api, one: maker, other: taker } = market)
  await settings('USD EUR CNY GBP JPY VND')
})
afterAll(() => api.close())
afterEach(() => vi.restoreAllMocks())

const settings = (otcFiats: string) => api.app.settings.change({ otcFiats }, maker.uid)
const info = (id: number) => taker.client.trpc.otcOrders.info.query({ id })
const euro = () => api.app.rates.fiat.rate('EUR')

describe('an offer in another currency', () => {
  it('is paid with the sum that the rate gives when it is taken, whatever the rate is later', async () => {
    const offerId = await publishOffer(maker, { fiat: 'EUR' })
    const rate = euro()
    const sum = fiatFor(usd(10_000), rate)
    const { id } = await takeOffer(taker, offerId, { toPay: { fiat: 'EUR', units: String(sum.units) } })
    const order = await info(id)
    expect(order.total).toEqual({ asset: 'USD', units: '10000' })
    expect(order.toPay).toEqual({
      fiat: 'EUR',
      units: String(sum.units),
      rate: { fiat: 'EUR', perUsdE8: String(rate.perUsdE8), source: 'sandbox', quotedAt: rate.quotedAt },
    })
    api.clock.advance(1_200)
    expect(euro().perUsdE8).not.toBe(rate.perUsdE8)
    expect((await info(id)).toPay).toEqual(order.toPay)
  })

  it('has the sum on its timeline and so in its dossier, and in the chat', async () => {
    const { id } = await takeOffer(taker, await publishOffer(maker, { fiat: 'JPY' }))
    const { toPay, chatId } = await info(id)
    const dossier = await taker.client.trpc.otcOrders.dossier.query({ id })
    const line = dossier.entries[0]?.line ?? ''
    expect(line).toContain(`"fiat":"JPY"`)
    expect(line).toContain(`"fiatUnits":"${toPay.units}"`)
    expect(line).toContain(`"fiatRateSource":"sandbox"`)
    const { data } = await maker.client.trpc.otcOrders.eventsOfChat.query({ chatId: chatId ?? 0 })
    expect(data.map(({ note, toPay: said }) => [note, said])).toEqual([['otcOrder.created', toPay]])
  })

  it('is taken at a sum that was seen a moment ago, but not at another one or in another currency', async () => {
    const offerId = await publishOffer(maker, { fiat: 'VND' })
    const seen = fiatFor(usd(10_000), api.app.rates.fiat.rate('VND'))
    const take = (units: bigint, fiat: 'VND' | 'EUR' = 'VND') =>
      takeOffer(taker, offerId, { toPay: { fiat, units: String(units) } })
    expect(await refusalCode(take(seen.units - 1n))).toBe('FIAT_SUM_CHANGED')
    expect(await refusalCode(take(seen.units, 'EUR'))).toBe('FIAT_SUM_CHANGED')
    api.clock.advance(60 - (api.clock.now() % 60))
    expect(fiatFor(usd(10_000), api.app.rates.fiat.rate('VND')).units).not.toBe(seen.units)
    const { id } = await take(seen.units)
    expect((await info(id)).toPay.units).toBe(String(seen.units))
    api.clock.advance(180)
    expect(await refusalCode(take(seen.units))).toBe('FIAT_SUM_CHANGED')
  })

  it('cannot be taken without a rate, and says so; nothing is charged', async () => {
    const offerId = await publishOffer(maker, { fiat: 'CNY' })
    vi.spyOn(api.app.rates.fiat, 'standing').mockImplementation((fiat) => fail('FIAT_RATE_UNAVAILABLE', { fiat }))
    vi.spyOn(api.app.rates.fiat, 'all').mockReturnValue([])
    expect(await refusalCode(takeOffer(taker, offerId))).toBe('FIAT_RATE_UNAVAILABLE')
    expect((await taker.client.trpc.otcOffers.info.query({ id: offerId })).fiatRate).toBeNull()
    const market = await taker.client.trpc.otcOffers.market.query({
      currency: 'LTC',
      side: 'sell',
      takeable: true,
      page: 1,
      limit: 60,
    })
    expect(market.data.filter(({ fiat }) => fiat !== 'USD')).toEqual([])
  })

  it('can neither be published nor taken once operators close its currency', async () => {
    const offerId = await publishOffer(maker, { fiat: 'GBP' })
    await settings('USD EUR')
    expect(await refusalCode(publishOffer(maker, { fiat: 'GBP' }))).toBe('FIAT_NOT_ACCEPTED')
    expect(await refusalCode(takeOffer(taker, offerId))).toBe('FIAT_NOT_ACCEPTED')
    const { data } = await taker.client.trpc.otcOffers.fiats.query()
    expect(data.map(({ fiat, rate }) => [fiat, rate?.source])).toEqual([
      ['USD', undefined],
      ['EUR', 'sandbox'],
    ])
    await settings('USD EUR CNY GBP JPY VND')
  })

  it('is found by its currency', async () => {
    await publishOffer(maker, { fiat: 'GBP' })
    const { data } = await taker.client.trpc.otcOffers.market.query({
      currency: 'LTC',
      side: 'sell',
      fiat: 'GBP',
      page: 1,
      limit: 60,
    })
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ fiat }) => fiat))).toEqual(new Set(['GBP']))
  })
})

it('an offer in dollars is paid with its total; its timeline and row say nothing of a rate', async () => {
  const { id } = await takeOffer(taker, await publishOffer(maker))
  expect((await info(id)).toPay).toEqual({ fiat: 'USD', units: '10000', rate: null })
  const [row] = await api.app.db.select().from(otcOrder).where(eq(otcOrder.id, id))
  expect([row?.fiat, row?.fiatUnits, row?.fiatRateE8, row?.fiatRateSource, row?.fiatRateAt]).toEqual([
    'USD',
    null,
    null,
    null,
    null,
  ])
  const dossier = await taker.client.trpc.otcOrders.dossier.query({ id })
  expect(dossier.entries[0]?.line).not.toContain('fiat')
})
