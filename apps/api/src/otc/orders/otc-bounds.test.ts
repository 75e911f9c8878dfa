import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/domain/words'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal } from '../../../test/client.ts'
import { logInAgain } from '../../../test/market/market.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { userStatistics } from '../../accounts/accounts/tables.ts'

const { maximumOpenOrders, maximumCancellationsADay, maximumOngoingOffers } = rules.otc
const DAY = 86_400

let api: TestApp
let maker: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  maker = await trader(api, '1000')
  await api.app.settings.change(SMALL_LIMITS, maker.uid)
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders

/** Starts calls together. @returns what the done ones answered, and how often each refusal was told, with its details */
async function atOnce<T>(calls: readonly Promise<T>[]) {
  const done: T[] = []
  const refused = new Map<string, number>()
  await Promise.all(
    calls.map(async (call) => {
      const ended = await call.then(
        (value) => ({ value }),
        (error: unknown) => refusal(Promise.reject(error)),
      )
      if ('value' in ended) done.push(ended.value)
      else {
        const told = JSON.stringify([ended.code, ended.details])
        refused.set(told, (refused.get(told) ?? 0) + 1)
      }
    }),
  )
  return { done, refused: Object.fromEntries(refused) }
}

const times = <T>(count: number, make: () => Promise<T>) => Array.from({ length: count }, make)

describe('at the same moment', () => {
  it(
    'nobody takes more orders than may be open, and cancels no more than a day allows',
    { timeout: 120_000 },
    async () => {
      const greedy = await trader(api, '0')
      const id = await publishOffer(maker)
      const taken = await atOnce(times(45, () => takeOffer(greedy, id, { volume: '0.1' })))
      expect(taken.done).toHaveLength(maximumOpenOrders)
      expect(taken.refused).toEqual({ '["OTC_ORDER_TOO_MANY_OPEN",{}]': 45 - maximumOpenOrders })

      const left = await atOnce(taken.done.map((order) => ordersOf(greedy).cancel.mutate(order)))
      expect(left.done).toHaveLength(maximumCancellationsADay)
      expect(left.refused).toEqual({
        [`["OTC_ORDER_CANCELLED_TOO_OFTEN",{"secondsLeft":${DAY}}]`]: maximumOpenOrders - maximumCancellationsADay,
      })
      expect(await brokenBooks(api.app)).toEqual([])
    },
  )

  it('nobody has more ongoing offers than they may', { timeout: 120_000 }, async () => {
    const busy = await trader(api, '0')
    const published = await atOnce(
      times(maximumOngoingOffers + 8, () => publishOffer(busy, { side: 'buy', total: '1', maximum: '100' })),
    )
    expect(published.done).toHaveLength(maximumOngoingOffers)
    expect(published.refused).toEqual({ '["OFFER_TOO_MANY",{}]': 8 })
  })
})

describe('a buyer who cancelled three orders within a day', () => {
  it('as the owner of a buy offer cancels no fourth, and nobody sells to them until the wait is over', async () => {
    const [owner, seller] = await Promise.all([trader(api, '0'), trader(api, '10')])
    const id = await publishOffer(owner, { side: 'buy', total: '5' })
    const orders = []
    for (let n = 0; n <= maximumCancellationsADay; n += 1) orders.push(await takeOffer(seller, id))
    const last = orders.pop() ?? { id: 0 }
    for (const [n, order] of orders.entries()) {
      const { cancellations } = await ordersOf(owner).info.query(order)
      expect(cancellations).toEqual({ left: maximumCancellationsADay - n, secondsLeft: null })
      await ordersOf(owner).cancel.mutate(order)
      api.clock.advance(10)
    }
    const secondsLeft = DAY - 10 * maximumCancellationsADay
    expect(await refusal(ordersOf(owner).cancel.mutate(last))).toMatchObject({
      code: 'OTC_ORDER_CANCELLED_TOO_OFTEN',
      details: { secondsLeft },
    })
    const page = await ordersOf(owner).info.query(last)
    expect(page.cancellations).toEqual({ left: 0, secondsLeft })
    expect(page.allowedEvents.find(({ event }) => event === 'cancel')).toMatchObject({
      allowed: false,
      reason: 'OTC_ORDER_CANCELLED_TOO_OFTEN',
      details: { secondsLeft },
    })
    expect((await ordersOf(seller).info.query(last)).cancellations).toBeNull()
    expect(await refusal(takeOffer(seller, id))).toMatchObject({
      code: 'OFFER_OWNER_CANCELLED_TOO_OFTEN',
      details: { secondsLeft },
    })

    api.clock.advance(secondsLeft)
    await Promise.all([logInAgain(owner), logInAgain(seller)])
    await takeOffer(seller, id)
    await ordersOf(owner).cancel.mutate(last)
  })

  it('reads it before taking, and a demand for what they could not cancel counts against nobody', async () => {
    const [fickle, steady] = await Promise.all([trader(api, '0'), trader(api, '0')])
    await logInAgain(maker)
    const id = await publishOffer(maker)
    const left = maximumCancellationsADay
    expect(await ordersOf(fickle).cancellations.query()).toEqual({ left, secondsLeft: null })
    const orders = []
    for (let n = 0; n <= left; n += 1) orders.push(await takeOffer(fickle, id))
    const stuck = orders.pop() ?? { id: 0 }
    const careless = await takeOffer(steady, id)
    for (const order of orders) await ordersOf(fickle).cancel.mutate(order)
    expect(await ordersOf(fickle).cancellations.query()).toEqual({ left: 0, secondsLeft: DAY })
    api.clock.advance(rules.otc.autoSettleSeconds)
    await logInAgain(maker)
    expect((await ordersOf(maker).info.query(stuck)).cancelMarks).toBe(false)
    expect((await ordersOf(maker).info.query(careless)).cancelMarks).toBe(true)
    expect(await ordersOf(maker).requireCancel.mutate(stuck)).toMatchObject({
      outcome: 'requiredBySeller',
      malicious: null,
    })
    expect(await ordersOf(maker).requireCancel.mutate(careless)).toMatchObject({ malicious: 'buyer' })
    const counts = await api.app.db
      .select({ uid: userStatistics.uid, marks: userStatistics.otcMaliciousTimes })
      .from(userStatistics)
      .where(inArray(userStatistics.uid, [fickle.uid, steady.uid]))
    expect(Object.fromEntries(counts.map(({ uid, marks }) => [uid, marks]))).toEqual({
      [fickle.uid]: 0,
      [steady.uid]: 1,
    })
  })

  it('never has to: what they do not pay ends by the clock, though they may not cancel it', async () => {
    const fickle = await trader(api, '0')
    await logInAgain(maker)
    const id = await publishOffer(maker)
    const orders = []
    for (let n = 0; n <= maximumCancellationsADay; n += 1) orders.push(await takeOffer(fickle, id))
    const last = orders.pop() ?? { id: 0 }
    for (const order of orders) await ordersOf(fickle).cancel.mutate(order)
    api.clock.advance(rules.otc.autoSettleSeconds + rules.otc.unattendedSeconds)
    await api.app.jobs.runDue()
    await logInAgain(fickle)
    expect(await ordersOf(fickle).info.query(last)).toMatchObject({ outcome: 'expired', malicious: null })
  })
})

it('the refusals name the bound and the wait in both languages', () => {
  const wait = { secondsLeft: 7_200 }
  const said = (['en', 'zh-CN'] as const).map((locale) => [
    errorMessage('OTC_ORDER_TOO_MANY_OPEN', locale),
    errorMessage('OTC_ORDER_CANCELLED_TOO_OFTEN', locale, wait),
    errorMessage('OFFER_OWNER_CANCELLED_TOO_OFTEN', locale, wait),
    errorMessage('OFFER_TOO_MANY', locale),
  ])
  expect(said).toEqual([
    [
      'You have 20 open orders. End one before you take another.',
      'You cancelled 3 orders within 24 hours. You can cancel or take another in 2 h.',
      'The owner cancelled too many orders today. The offer can be taken again in 2 h. No order was placed.',
      'You have 50 ongoing offers. Withdraw one before you publish another.',
    ],
    [
      '您已有 20 笔进行中的订单，请先完成一笔再下单',
      '您在 24 小时内取消了 3 笔订单，2 小时 后可再取消或下单',
      '未下单：发布者今日取消订单过多，请在 2 小时 后再试',
      '您已有 50 个进行中的承兑单，请先撤销一个再发布',
    ],
  ])
})
