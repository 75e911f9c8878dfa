import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { coin, dollars, marketOfTwo, publishOffer, takeOffer, tradeFunds, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

const TAKERS = 50
const LTC = 100_000_000n

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('1000', '100'))
})
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const resize = (id: number, total: string) => offersOf(maker).edit.mutate({ id, total: coin(total) })

const done = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => refusalCode(Promise.reject(error)),
  )

describe('the total of an offer', () => {
  it('is refused to strangers, below what was taken, of another coin, beyond the balance and the bounds', async () => {
    const id = await publishOffer(maker, { total: '5', maximum: '200' })
    await takeOffer(taker, id, { volume: '2' })
    expect(await refusalCode(offersOf(taker).edit.mutate({ id, total: coin('6') }))).toBe('OFFER_NOT_FOUND')
    expect(await refusalCode(resize(id, '2'))).toBe('OFFER_TOTAL_BELOW_TAKEN')
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, total: coin('1', 'BTC') }))).toBe('OFFER_OTHER_CURRENCY')
    expect(await refusalCode(resize(id, '5000'))).toBe('INSUFFICIENT_FUNDS')
    const buys = await publishOffer(maker, { side: 'buy', total: '5', unitPrice: '90', maximum: '200' })
    expect(await refusalCode(resize(buys, '2000'))).toBe('OFFER_BUY_TOTAL_TOO_LARGE')
    await offersOf(maker).withdraw.mutate({ id })
    expect(await refusalCode(resize(id, '9'))).toBe('OFFER_NOT_ONGOING')
  })

  it('moves what is locked with it, down and up, and the volumes add up', async () => {
    const before = await tradeFunds(maker)
    const id = await publishOffer(maker, { total: '5', maximum: '200' })
    const order = await takeOffer(taker, id, { volume: '2' })
    await resize(id, '8.5')
    expect(await tradeFunds(maker)).toBe(before - (85n * LTC) / 10n)
    await offersOf(maker).edit.mutate({ id, total: coin('3'), maximum: dollars('150') })
    expect(await tradeFunds(maker)).toBe(before - 3n * LTC)
    expect(await offersOf(maker).info.query({ id })).toMatchObject({
      total: coin('3'),
      remaining: coin('1'),
      running: coin('2'),
      maximum: dollars('150'),
    })
    await taker.client.trpc.otcOrders.cancel.mutate(order)
    await offersOf(maker).withdraw.mutate({ id })
    expect(await tradeFunds(maker)).toBe(before)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('changes while fifty take: as many orders as some total had room for, no volume is lost', async () => {
    const id = await publishOffer(maker, { total: '20', maximum: '200' })
    const takers = await Promise.all(Array.from({ length: TAKERS }, () => trader(api, '0')))
    const totals = ['12', '30', '9', '40', '25', '3', '35']
    const [taken, resized] = await Promise.all([
      Promise.all(takers.map((one) => done(takeOffer(one, id, { volume: '1' })))),
      Promise.all(totals.map((total) => done(resize(id, total)))),
    ])
    const orders = taken.filter((outcome) => outcome === 'done').length
    expect(taken.filter((code) => code !== 'done' && code !== 'OFFER_REMAINING_TOO_SMALL')).toEqual([])
    expect(resized.filter((code) => code !== 'done' && code !== 'OFFER_TOTAL_BELOW_TAKEN')).toEqual([])
    const [row] = await api.app.sql<{ sum: boolean; running: bigint; remaining: bigint }[]>`
      select remaining_units + running_units + completed_units = total_units as sum, running_units as running, remaining_units as remaining
      from otc_offer where id = ${id}`
    expect(row).toMatchObject({ sum: true, running: BigInt(orders) * LTC })
    expect(row?.remaining).toBeGreaterThanOrEqual(0n)
    expect(await brokenBooks(api.app)).toEqual([])
  }, 120_000)
})
