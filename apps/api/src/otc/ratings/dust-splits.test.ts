import { isTradedOutcome } from '@jindu/domain/otc/orders'
import { money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { logInAgain } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, tradeFunds, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { OTC_OUTCOMES, otcOrder } from '../orders/tables.ts'

const LTC = 100_000_000n
const ONE_PERCENT = LTC / 100n
const reason = 'This is what the statement of the bank shows.'

let api: TestApp
let seller: Person
let buyer: Person
let arbiter: Person
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  arbiter = await staffPerson(api, 'arbiter')
  administrator = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const coin = (units: bigint) => ({ asset: 'LTC' as const, units: units.toString() })

/** A paid order of one coin, of people without a record. */
async function paidOrder(): Promise<{ id: number }> {
  ;[seller, buyer] = await Promise.all([trader(api, '100'), trader(api, '0')])
  const order = await takeOffer(buyer, await publishOffer(seller), { volume: '1' })
  await ordersOf(buyer).pay.mutate(order)
  return order
}

async function agreedOn(units: bigint) {
  const order = await paidOrder()
  await ordersOf(seller).proposeSplit.mutate({ ...order, buyer: coin(units) })
  await ordersOf(buyer).acceptSplit.mutate({ ...order, buyer: coin(units) })
  return order
}

async function ruled(buyerBasisPoints: number) {
  const order = await paidOrder()
  await ordersOf(seller).complain.mutate(order)
  for (const side of [seller, buyer]) await ordersOf(side).stateCase.mutate({ ...order, text: 'See what I sent you.' })
  await logInAgain(arbiter)
  await ordersOf(arbiter).rule.mutate({ ...order, ruling: { to: 'split', buyerBasisPoints }, reason })
  return order
}

async function traded() {
  const { total } = await administrator.client.trpc.figures.site.query({})
  return { trades: total.otcTrades, cents: BigInt(total.otcVolume.units) }
}

describe('a split that leaves one side less than one percent counts for nobody', () => {
  it.each<[string, () => Promise<{ id: number }>, bigint]>([
    ['the buyer one smallest unit', () => agreedOn(1n), 1n],
    ['the buyer a hair too little', () => agreedOn(ONE_PERCENT - 1n), ONE_PERCENT - 1n],
    ['the seller one smallest unit', () => agreedOn(LTC - 1n), LTC - 1n],
    ['the buyer next to nothing by ruling', () => ruled(1), LTC / 10_000n],
    ['the seller next to nothing by ruling', () => ruled(9_999), LTC - LTC / 10_000n],
  ])('%s', async (_, end, bought) => {
    const before = await traded()
    const order = await end()
    const info = await ordersOf(buyer).info.query(order)
    for (const record of [info.buyer, info.seller])
      expect(record).toMatchObject({ trades: 0, counterparties: 0, completionPercent: null, maliciousTimes: 0 })
    expect(info.ratings).toEqual({ until: null, byBuyer: null, bySeller: null })
    for (const side of [buyer, seller])
      expect(await refusalCode(ordersOf(side).rate.mutate({ ...order, isUp: true, text: '' }))).toBe(
        'OTC_RATING_NOT_COMPLETED',
      )
    expect(await traded()).toEqual(before)
    expect(await tradeFunds(buyer)).toBe(bought)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

describe('a split of which both keep one percent counts as any trade does', () => {
  it.each<[string, () => Promise<{ id: number }>]>([
    ['agreed', () => agreedOn(ONE_PERCENT)],
    ['agreed the other way', () => agreedOn(LTC - ONE_PERCENT)],
    ['ruled', () => ruled(100)],
  ])('%s', async (_, end) => {
    const before = await traded()
    const order = await end()
    await ordersOf(buyer).rate.mutate({ ...order, isUp: true, text: '' })
    const info = await ordersOf(buyer).info.query(order)
    expect(info.seller).toMatchObject({ trades: 1, counterparties: 1, ratedUp: 1 })
    expect((await traded()).trades).toBe(before.trades + 1)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

it('the database says of every outcome what the domain says', async () => {
  const amounts = [1n, 2n, 99n, 100n, 101n, 1_099n, LTC]
  for (const outcome of OTC_OUTCOMES) {
    for (const escrow of amounts) {
      const shares = [0n, 1n, escrow / 100n, escrow / 100n + 1n, escrow - escrow / 100n, escrow - 1n, escrow]
      for (const bought of shares.filter((units) => units <= escrow)) {
        const [row] = await api.app.db.execute<{ traded: boolean }>(
          sql`select otc_is_traded(${outcome}, ${escrow}::bigint, ${bought}::bigint) as traded`,
        )
        const said = isTradedOutcome(outcome, money('LTC', escrow), money('LTC', bought))
        expect([outcome, escrow, bought, row?.traded]).toEqual([outcome, escrow, bought, said])
      }
    }
  }
  expect(
    await api.app.db.$count(otcOrder, sql`status = 'open' and otc_is_traded(outcome, amount_units, bought_units)`),
  ).toBe(0)
})
