import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fail } from '@jindu/domain/errors'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { marketOfTwo, offerInput, price, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('500', '100'))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const publish = (trigger: string, draft: Parameters<typeof offerInput>[0] = {}) =>
  offersOf(maker).publish.mutate({ ...offerInput({ total: '2', maximum: '150', ...draft }), trigger: price(trigger) })

/** Sets the market's rate; null makes it stale. */
function quote(usd: string | null): void {
  const { rates } = api.app
  const rate = {
    currency: 'LTC' as const,
    usdE8: BigInt(price(usd ?? '100')),
    quotedAt: usd === null ? 0 : api.clock.now(),
  }
  const standing = () => (usd === null ? fail('RATE_UNAVAILABLE', { currency: 'LTC' }) : [rate])
  vi.spyOn(rates, 'standing').mockImplementation(standing)
  vi.spyOn(rates, 'rate').mockImplementation(() => standing()[0] ?? rate)
  vi.spyOn(rates, 'all').mockReturnValue([rate])
}

it('a trigger is refused that is reached, of a price that follows the market, and to strangers', async () => {
  quote('100')
  expect(await refusalCode(publish('100'))).toBe('OFFER_TRIGGER_REACHED')
  expect(await refusalCode(publish('101', { side: 'buy', unitPrice: '90' }))).toBe('OFFER_TRIGGER_REACHED')
  expect(await refusalCode(publish('110', { margin: { basisPoints: 100 } }))).toBe('OFFER_PRICE_REQUIRED')
  const { id } = await publish('110')
  expect(await refusalCode(offersOf(taker).edit.mutate({ id, trigger: null }))).toBe('OFFER_NOT_FOUND')
  expect(await refusalCode(offersOf(maker).edit.mutate({ id, trigger: price('99') }))).toBe('OFFER_TRIGGER_REACHED')
  expect(await offersOf(maker).info.query({ id })).toMatchObject({ trigger: { usdE8: price('110') } })
  expect(await offersOf(taker).info.query({ id })).toMatchObject({ trigger: null })
  await offersOf(maker).edit.mutate({ id, margin: { basisPoints: 100 } })
  expect(await offersOf(maker).info.query({ id })).toMatchObject({ trigger: null, margin: { basisPoints: 100 } })
  await offersOf(maker).withdraw.mutate({ id })
})

it.each([
  ['sell', '100', '110', '109.99', '110'],
  ['buy', '90', '85', '85.01', '85'],
] as const)('a %s offer comes down when the market reaches its trigger, and its owner is told', async (...of) => {
  const [side, unitPrice, trigger, near, reached] = of
  quote('100')
  const { id } = await publish(trigger, { side, unitPrice })
  quote(near)
  await api.app.jobs.runDue()
  expect(await offersOf(taker).info.query({ id })).toMatchObject({ takenDownBy: null })
  quote(reached)
  // Until the job has run, taking itself refuses.
  expect(await refusalCode(takeOffer(taker, id, { unitPrice }))).toBe('OFFER_TAKEN_DOWN')
  await api.app.jobs.runDue()
  expect(await refusalCode(offersOf(taker).info.query({ id }))).toBe('OFFER_NOT_FOUND')
  expect(await offersOf(maker).info.query({ id })).toMatchObject({ status: 'ongoing', takenDownBy: 'owner' })
  const { data } = await maker.client.trpc.messages.list.query({ types: ['otc'], page: 1, limit: 50 })
  expect(data.filter(({ message }) => message.kind === 'otcOffer.triggered' && message.subjectId === id)).toHaveLength(
    1,
  )
  expect(await refusalCode(offersOf(maker).putUp.mutate({ id }))).toBe('OFFER_TRIGGER_REACHED')
  quote('100')
  await offersOf(maker).putUp.mutate({ id })
  expect(await takeOffer(taker, id, { unitPrice })).toMatchObject({ id: expect.any(Number) })
})

it('a price that is too old to trade at takes nothing down, and nobody takes at it', async () => {
  quote('100')
  const { id } = await publish('110')
  quote(null)
  await api.app.jobs.runDue()
  expect(await offersOf(taker).info.query({ id })).toMatchObject({ takenDownBy: null, isPriceStale: true })
  expect(await refusalCode(takeOffer(taker, id))).toBe('RATE_UNAVAILABLE')
  const { data } = await offersOf(taker).market.query({ currency: 'LTC', side: 'sell', limit: 60, takeable: true })
  expect(data.map((offer) => offer.id)).not.toContain(id)
})

it('the market reaches the trigger while thirty take: nobody who saw the new price gets an order', async () => {
  quote('100')
  const { id } = await publish('110', { total: '30' })
  const takers = await Promise.all(Array.from({ length: 30 }, () => trader(api, '0')))
  quote('110')
  const reached = api.app.rates.rate('LTC')
  let below = 0
  // The price jumps between the answers to two takers.
  vi.spyOn(api.app.rates, 'rate').mockImplementation(() => {
    if (below === 12) return reached
    below += 1
    return { ...reached, usdE8: BigInt(price('109.99')) }
  })
  const outcomes = await Promise.all([
    ...takers.map((one) =>
      takeOffer(one, id).then(
        () => 'done',
        (error: unknown) => refusalCode(Promise.reject(error)),
      ),
    ),
    api.app.jobs.runDue().then(() => 'job'),
  ])
  const done = outcomes.filter((outcome) => outcome === 'done')
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThanOrEqual(12)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'OFFER_TAKEN_DOWN', 'job']))
  await api.app.jobs.runDue()
  expect(await offersOf(maker).info.query({ id })).toMatchObject({
    takenDownBy: 'owner',
    running: { units: (BigInt(done.length) * 100_000_000n).toString() },
  })
  expect(await brokenBooks(api.app)).toEqual([])
})
