import { setTimeout as sleep } from 'node:timers/promises'
import { isOpen, partyFrozen, partyReturned, type OtcOrder } from '@jindu/domain/otc/orders'
import * as goods from '@jindu/domain/goods/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { brokenBooks } from '../market/broken-books.ts'
import { buy, logInAgain, openMarket } from '../market/market.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from './offers.ts'
import type { Person } from '../people.ts'
import { unlimited } from '../unlimited.ts'
import { applyAccountEvent } from '../../src/accounts/accounts/apply-account-event.ts'
import * as goodsRow from '../../src/goods/orders/order-row.ts'
import { loadOrder, stateOf } from '../../src/otc/orders/order-row.ts'

const HOUR = 3_600
const DAY = 86_400
/** How often each race is run: RACE_ROUNDS=100 for the whole proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? '6')

let api: TestApp
let staff: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  staff = await trader(api, '0')
  await api.app.settings.change(SMALL_LIMITS, staff.uid)
})
afterAll(() => api.close())

/** Freezes or unfreezes as the owner would, but keeps the session, so that the test can read. */
const change = (who: Person, kind: 'freeze' | 'unfreeze') =>
  applyAccountEvent(api.app, who.uid, { kind }, { kind: 'owner', address: '127.0.0.1' })

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const goodsOrdersOf = ({ client }: Person) => client.trpc.goodsOrders
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => refusalCode(Promise.reject(error)),
  )

async function paidOrder(from: Person, by: Person): Promise<{ id: number }> {
  const offerId = await publishOffer(from)
  const order = await takeOffer(by, offerId, { volume: '1' })
  await ordersOf(by).pay.mutate({ id: order.id })
  return { id: order.id }
}

const otcState = async (id: number): Promise<OtcOrder> => stateOf(await loadOrder(api.app, id))
const goodsState = async (id: number): Promise<goods.GoodsOrder> =>
  goodsRow.stateOf(await goodsRow.loadOrder(api.app, id))

describe('what the database writes of a freeze is what the rules say', () => {
  it.each(['buyer', 'seller'] as const)(
    'of orders of the fiat market, paid or not, over again: the %s',
    async (side) => {
      for (const isPaid of [false, true]) {
        const [from, by] = await Promise.all([trader(api), trader(api, '0')])
        const order = await takeOffer(by, await publishOffer(from), { volume: '1' })
        if (isPaid) await ordersOf(by).pay.mutate({ id: order.id })
        const who = side === 'seller' ? from : by
        for (const gap of [60, 2 * HOUR]) {
          const before = await otcState(order.id)
          if (!isOpen(before)) throw new Error('ended')
          const since = api.clock.now()
          await change(who, 'freeze')
          const frozen = partyFrozen(before, side, since)
          expect(await otcState(order.id)).toEqual(frozen)
          api.clock.advance(gap)
          await change(who, 'unfreeze')
          expect(await otcState(order.id)).toEqual(partyReturned(frozen, side, api.clock.now()))
        }
      }
    },
  )

  it.each(['buyer', 'seller'] as const)('of goods orders, running or held, over again: the %s', async (side) => {
    for (const isHeld of [false, true]) {
      const market = await openMarket(api, '100')
      const { id } = await buy(market.buyer, market.goodsId)
      if (isHeld) await goodsOrdersOf(market.buyer).hold.mutate({ id })
      for (const gap of [60, DAY]) {
        const before = await goodsState(id)
        if (before.kind !== 'open' && before.kind !== 'held') throw new Error('ended')
        const since = api.clock.now()
        await change(market[side], 'freeze')
        const frozen = goods.partyFrozen(before, side, since)
        expect(await goodsState(id)).toEqual(frozen)
        api.clock.advance(gap)
        await change(market[side], 'unfreeze')
        expect(await goodsState(id)).toEqual(goods.partyReturned(frozen, side, api.clock.now()))
      }
    }
  })
})

describe('while the seller of a fiat order is frozen', () => {
  it('a demand opens a dispute: no coin moves, nobody is marked, the page says who cannot answer', async () => {
    const [from, by] = await Promise.all([trader(api), trader(api, '0')])
    const order = await paidOrder(from, by)
    api.clock.advance(HOUR)
    await logInAgain(by)
    await change(from, 'freeze')
    expect(await ordersOf(by).info.query(order)).toMatchObject({ frozen: { buyer: false, seller: true } })
    expect(await ordersOf(by).requireSettle.mutate(order)).toMatchObject({
      status: 'open',
      progress: 'complaint',
      malicious: null,
      outcome: null,
    })
    const [row] = await api.app.sql`select otc_malicious_times as times from user_statistics where uid = ${from.uid}`
    expect(row?.['times']).toBe(0)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('a freeze in the moment of the demand: settled before it, or a dispute after it, never both', async () => {
    const ends: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, by] = await Promise.all([trader(api), trader(api, '0')])
      const order = await paidOrder(from, by)
      api.clock.advance(HOUR)
      await logInAgain(by)
      const freeze = sleep(round * 3).then(() => change(from, 'freeze'))
      const [demand] = await Promise.all([outcomeOf(ordersOf(by).requireSettle.mutate(order)), freeze])
      expect(demand).toBe('done')
      const { outcome, malicious } = await ordersOf(by).info.query(order)
      const [row] = await api.app
        .sql`select seller_frozen_at is not null as frozen from otc_order where id = ${order.id}`
      ends.push(outcome ?? 'open')
      expect([outcome, malicious, row?.['frozen']]).toEqual(
        outcome === null ? [null, null, true] : ['requiredByBuyer', 'seller', false],
      )
    }
    console.log('demand against freeze:', ends.join())
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('an order that is taken in the moment of the freeze knows it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, by] = await Promise.all([trader(api), trader(api, '0')])
      const offerId = await publishOffer(from)
      await Promise.all([outcomeOf(takeOffer(by, offerId, { volume: '1' })), change(from, 'freeze')])
      const rows = await api.app
        .sql`select seller_frozen_at is not null as frozen from otc_order where offer_id = ${offerId}`
      expect(rows.filter(({ frozen }) => frozen === false)).toEqual([])
    }
  })
})

describe('while the buyer of a fiat order is frozen', () => {
  it('a demand for cancellation opens a dispute, and after the return there is the whole time', async () => {
    const [from, by] = await Promise.all([trader(api), trader(api, '0')])
    const order = await takeOffer(by, await publishOffer(from), { volume: '1' })
    await change(by, 'freeze')
    api.clock.advance(HOUR)
    await logInAgain(from)
    const asked = await ordersOf(from).requireCancel.mutate({ id: order.id })
    expect(asked).toMatchObject({ status: 'open', progress: 'complaint', malicious: null })
    await change(by, 'unfreeze')
    expect(await refusalCode(ordersOf(from).requireCancel.mutate({ id: order.id }))).toBe('OTC_ORDER_TOO_EARLY')
  })

  it('the clock opens a dispute instead of cancelling, once, and an arbiter finds it', async () => {
    const [from, by] = await Promise.all([trader(api), trader(api, '0')])
    const order = await takeOffer(by, await publishOffer(from), { volume: '1' })
    await change(by, 'freeze')
    api.clock.advance(HOUR + DAY)
    await api.app.jobs.runDue()
    await logInAgain(from)
    const read = await ordersOf(from).info.query({ id: order.id })
    expect(read).toMatchObject({ status: 'open', disputed: true, outcome: null, dispute: { queue: 'waiting' } })
    await api.app.jobs.runDue()
    const [row] = await api.app
      .sql`select count(*)::int as lines from timeline_entry where subject_kind = 'otcOrder' and subject_id = ${order.id}`
    expect(row?.['lines']).toBe(2)
  })
})

it('a goods order of a frozen buyer is held when its protection ends, not settled', async () => {
  const market = await openMarket(api, '100')
  const { id } = await buy(market.buyer, market.goodsId)
  const { protectUntil } = await goodsOrdersOf(market.seller).info.query({ id })
  await change(market.buyer, 'freeze')
  api.clock.set(protectUntil)
  await api.app.jobs.runDue()
  await logInAgain(market.seller)
  expect(await goodsOrdersOf(market.seller).info.query({ id })).toMatchObject({
    status: 'open',
    progress: 'suspended',
    frozen: { buyer: true, seller: false },
    dispute: { queue: 'waiting' },
  })
  await change(market.buyer, 'unfreeze')
  expect(await goodsState(id)).toMatchObject({ kind: 'held', protectUntil: protectUntil + 15 * DAY })
  expect(await brokenBooks(api.app)).toEqual([])
})
