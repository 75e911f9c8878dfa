import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buy, fund, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let market: Market
let follower: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  await fund(market.buyer, '5')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())
beforeEach(async () => {
  follower = await verifiedPerson(api)
})

const trpc = ({ client }: Person) => client.trpc
const follow = (goodsId: number) => trpc(follower).favorites.create.mutate({ goodsId })
const setOffline = (id: number, offline: boolean) => trpc(market.seller).goods.setOffline.mutate({ id, offline })
const told = async (someone: Person = follower) => {
  const { data } = await trpc(someone).messages.list.query({ types: ['goods'], page: 1, limit: 50 })
  return data.flatMap(({ message }) => (message.kind === 'goods.back' ? [message.subjectId] : []))
}

describe('nobody is told', () => {
  it('of goods that go off sale, come back sold out, or get more of what they had', async () => {
    const empty = await publishUnits(market, unitKeys(1))
    const stocked = await publishUnits(market, unitKeys(1))
    await Promise.all([follow(empty), follow(stocked)])
    await buy(market.buyer, empty)
    await setOffline(empty, true)
    await setOffline(empty, false)
    await trpc(market.seller).goods.stock.add.mutate({ id: stocked, secrets: unitKeys(2), leaveOutRepeated: false })
    expect(await told()).toEqual([])
  })

  it('who switched it off, and everybody is who switched nothing', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    expect(await trpc(follower).favorites.choice.query()).toEqual({ tellBack: true })
    await trpc(follower).favorites.choose.mutate({ tellBack: false })
    expect(await trpc(follower).favorites.choice.query()).toEqual({ tellBack: false })
    await setOffline(id, true)
    await setOffline(id, false)
    expect(await told()).toEqual([])
  })
})

describe('followers are told once that goods are back', () => {
  it('when they are put online', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    await setOffline(id, true)
    expect(await told()).toEqual([])
    await setOffline(id, false)
    expect(await told()).toEqual([id])
    expect(await told(market.seller)).toEqual([])
  })

  it('when staff relist them', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    const staff = trpc(moderator).goods
    await staff.delist.mutate({ id, reason: 'looked like a lure' })
    await staff.relist.mutate({ id, reason: 'it was none' })
    expect(await told()).toEqual([id])
  })

  it('when their seller is unfrozen, of those that can be bought', async () => {
    const [back, empty, offline] = [
      await publishUnits(market, unitKeys(1)),
      await publishUnits(market, unitKeys(1)),
      await publishUnits(market, unitKeys(1)),
    ]
    for (const id of [back, empty, offline]) await follow(id)
    await buy(market.buyer, empty)
    await setOffline(offline, true)
    const { uid } = market.seller
    const administrator = trpc(await staffPerson(api, 'administrator')).accounts
    const reason = 'keys that were stolen'
    await administrator.staffFreeze.mutate({ uid, reason })
    await api.app.jobs.runDue()
    expect(await told()).toEqual([])
    await administrator.staffUnfreeze.mutate({ uid, reason })
    await api.app.jobs.runDue()
    expect(await told()).toEqual([back])
    // Nobody is told twice, and nothing waits.
    await api.app.jobs.runDue()
    expect(await told()).toEqual([back])
    expect(await api.app.sql`select 1 from goods_back`).toEqual([])
    await logInAgain(market.seller)
  })

  it('when units are added to what was sold out', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    await buy(market.buyer, id)
    await trpc(market.seller).goods.stock.add.mutate({ id, secrets: unitKeys(2), leaveOutRepeated: false })
    expect(await told()).toEqual([id])
  })

  it('when what was sold out is delivered another way', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    await buy(market.buyer, id)
    await trpc(market.seller).goods.stock.setDelivery.mutate({ id, delivery: { kind: 'text' } })
    expect(await told()).toEqual([id])
  })

  it('when a refund returns the unopened unit that was the last', async () => {
    const id = await publishUnits(market, unitKeys(1))
    await follow(id)
    const { id: orderId } = await buy(market.buyer, id)
    await trpc(market.seller).goodsOrders.refund.mutate({ id: orderId })
    expect(await told()).toEqual([id])
  })
})

// Last: it moves the clock past the time for which pay passwords hold.
it('nobody is told twice within a day, however often the goods come and go', async () => {
  const id = await publishUnits(market, unitKeys(1))
  await follow(id)
  const comeBack = async () => {
    await setOffline(id, true)
    await setOffline(id, false)
  }
  await comeBack()
  await comeBack()
  expect(await told()).toEqual([id])
  api.clock.advance(rules.goods.favorites.againAfterSeconds)
  await comeBack()
  expect(await told()).toEqual([id, id])
})
