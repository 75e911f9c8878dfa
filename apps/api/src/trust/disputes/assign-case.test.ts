import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { bothState, buy, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'
import { staffMember } from '../../accounts/accounts/index.ts'

let api: TestApp
let url: string
let market: Market
let arbiter: Person
let other: Person
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  url = await liveUrl(api)
  market = await openMarket(api, '1000')
  ;[arbiter, other, administrator] = await Promise.all([
    staffPerson(api, 'arbiter'),
    staffPerson(api, 'arbiter'),
    staffPerson(api, 'administrator'),
  ])
})
afterAll(() => api.close())

const kind = 'goodsOrder'
const disputes = ({ client }: Person) => client.trpc.disputes
const orders = ({ client }: Person) => client.trpc.goodsOrders
const take = (who: Person, id: number, from?: number) => disputes(who).assign.mutate({ kind, id, take: true, from })
const giveBack = (who: Person, id: number) => disputes(who).assign.mutate({ kind, id, take: false })
const holder = async (id: number, reader = administrator) =>
  (await orders(reader).case.query({ id })).assigned?.uid ?? null

/** An order that the buyer complained of. */
async function disputed(volume = 1): Promise<number> {
  const { id } = await buy(market.buyer, market.goodsId, { volume })
  await orders(market.buyer).hold.mutate({ id })
  await orders(market.buyer).complain.mutate({ id })
  return id
}

async function actionsOn(id: number) {
  const rows = await api.app.sql<{ action: string; actorUid: number; details: object }[]>`
    select action, actor_uid::int as "actorUid", details from audit_event
    where action like 'dispute.%' and subject_kind = ${kind} and subject_id = ${id} order by id`
  return [...rows]
}

describe('a case is not taken', () => {
  it('by who rules on nothing: strangers, parties, other staff', async () => {
    const id = await disputed()
    const strangers = [await verifiedPerson(api), market.buyer, market.seller, await staffPerson(api, 'moderator')]
    for (const who of strangers) expect(await refusalCode(take(who, id))).toBe('FORBIDDEN')
    expect(await refusalCode(api.client().trpc.disputes.assign.mutate({ kind, id, take: true }))).toBe('LOGIN_REQUIRED')
    expect(await holder(id)).toBeNull()
  })

  it('where nothing is disputed, of a kind that is none, and after its end', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(take(arbiter, id))).toBe('STAFF_NOT_DISPUTED')
    const over = await disputed()
    expect(await refusalCode(disputes(arbiter).assign.mutate({ kind: 'otcOrder', id: over, take: true }))).toBe(
      'STAFF_NOT_DISPUTED',
    )
    await orders(market.seller).refund.mutate({ id: over })
    expect(await refusalCode(take(arbiter, over))).toBe('STAFF_CASE_OVER')
  })

  it('by its own party', async () => {
    const place = await openMarket(api)
    const { id } = await buy(place.buyer, place.goodsId)
    await orders(place.buyer).hold.mutate({ id })
    await orders(place.buyer).complain.mutate({ id })
    await api.app.db.insert(staffMember).values({ uid: place.seller.uid, role: 'arbiter', nickName: 'The seller' })
    await logInAgain(place.seller)
    expect(await refusalCode(take(place.seller, id))).toBe('STAFF_OWN_MATTER')
    expect(await holder(id)).toBeNull()
  })

  it('by who ruled on it, while a second arbiter decides', async () => {
    const id = await disputed(81)
    await bothState(market, id)
    await take(arbiter, id)
    await orders(arbiter).rule.mutate({ id, ruling: { to: 'seller' }, reason: 'It was delivered.' })
    expect(await holder(id)).toBeNull()
    expect(await refusalCode(take(arbiter, id))).toBe('DISPUTE_RULING_OWN')
    await take(other, id)
    expect(await holder(id)).toBe(other.uid)
    await orders(other).rejectRuling.mutate({ id, reason: 'The pictures show three keys.' })
    expect(await holder(id)).toBeNull()
  })
})

describe('a case', () => {
  it('is taken, read by the others, and given back by who has it alone', async () => {
    const id = await disputed()
    expect(await take(arbiter, id)).toEqual({ uid: arbiter.uid })
    expect(await take(arbiter, id)).toEqual({ uid: arbiter.uid })
    const { assigned } = await orders(other).case.query({ id })
    expect(assigned).toEqual({ uid: arbiter.uid, arbiter: 'The arbiter', at: api.clock.now() })
    expect(await giveBack(other, id)).toEqual({ uid: arbiter.uid })
    expect(await giveBack(arbiter, id)).toEqual({ uid: null })
    expect(await holder(id)).toBeNull()
    expect(await actionsOn(id)).toEqual([
      { action: 'dispute.taken', actorUid: arbiter.uid, details: {} },
      { action: 'dispute.givenBack', actorUid: arbiter.uid, details: {} },
    ])
  })

  it('of a colleague is taken over by naming them', async () => {
    const id = await disputed()
    await take(arbiter, id)
    expect(await refusalCode(take(other, id))).toBe('MODERATION_CLAIMED')
    expect(await refusalCode(take(other, id, administrator.uid))).toBe('MODERATION_CLAIMED')
    expect(await take(other, id, arbiter.uid)).toEqual({ uid: other.uid })
    expect((await actionsOn(id)).at(-1)).toEqual({
      action: 'dispute.takenOver',
      actorUid: other.uid,
      details: { fromUid: arbiter.uid },
    })
  })

  it('that several take at once has one of them', async () => {
    const arbiters = [arbiter, other, administrator]
    for (let round = 0; round < 4; round += 1) {
      const id = await disputed()
      const ends = await Promise.all(
        arbiters.map((who) =>
          take(who, id).then(
            ({ uid }) => uid,
            () => null,
          ),
        ),
      )
      const won = ends.filter((uid) => uid !== null)
      expect(won).toHaveLength(1)
      expect(await holder(id)).toBe(won[0])
      expect(await actionsOn(id)).toHaveLength(1)
    }
  })

  it('is ruled on by another arbiter all the same, and is nobody’s then', async () => {
    const id = await disputed()
    await bothState(market, id)
    await take(arbiter, id)
    const reason = 'The pictures show three keys.'
    expect(await orders(other).rule.mutate({ id, ruling: { to: 'buyer' }, reason })).toMatchObject({
      outcome: 'ruledToBuyer',
    })
    expect(await holder(id, other)).toBeNull()
    expect([...(await api.app.sql`select 1 from dispute_assignment where subject_id = ${id}`)]).toEqual([])
    expect(await refusalCode(giveBack(arbiter, id))).toBe('STAFF_CASE_OVER')
  })

  it('is nobody’s when its parties end it, or dispute no more', async () => {
    const [refunded, calmed] = [await disputed(), await disputed()]
    for (const id of [refunded, calmed]) await take(arbiter, id)
    await orders(market.seller).refund.mutate({ id: refunded })
    await orders(market.buyer).cancelComplaint.mutate({ id: calmed })
    await orders(market.buyer).cancelHold.mutate({ id: calmed })
    expect([
      ...(await api.app.sql`select 1 from dispute_assignment where subject_id in (${refunded}, ${calmed})`),
    ]).toEqual([])
  })

  it('is free when its arbiter is none any more, or frozen', async () => {
    const dismissed = await staffPerson(api, 'arbiter')
    const frozen = await staffPerson(api, 'arbiter')
    const [one, two] = [await disputed(), await disputed()]
    await take(dismissed, one)
    await take(frozen, two)
    await api.app.sql`delete from staff_member where uid = ${dismissed.uid}`
    await api.app.sql`update app_user set frozen_at = now(), frozen_by = 'owner' where uid = ${frozen.uid}`
    expect([await holder(one), await holder(two)]).toEqual([null, null])
    const { data } = await disputes(administrator).cases.query({ queue: 'waiting', sort: 'newest', limit: 60 })
    for (const id of [one, two]) expect(data.find((row) => row.id === id)).toMatchObject({ assigned: null })
    expect(await take(arbiter, one)).toEqual({ uid: arbiter.uid })
    expect((await actionsOn(one)).at(-1)).toMatchObject({ action: 'dispute.taken' })
  })
})

describe('the queue', () => {
  it('says whose each case is, and holds one’s own alone where asked', async () => {
    const mine = await staffPerson(api, 'arbiter')
    const [free, taken] = [await disputed(), await disputed()]
    await take(mine, taken)
    const asked = { queue: 'waiting', sort: 'newest', limit: 60 } as const
    const { data } = await disputes(other).cases.query(asked)
    const assignedOf = (id: number) => data.find((row) => row.id === id)?.assigned
    expect([assignedOf(free), assignedOf(taken)]).toMatchObject([null, { uid: mine.uid, arbiter: 'The arbiter' }])
    const own = await disputes(mine).cases.query({ ...asked, mine: true })
    expect({ ids: own.data.map(({ id }) => id), total: own.total }).toEqual({ ids: [taken], total: 1 })
    await giveBack(mine, taken)
    expect(await disputes(mine).cases.query({ ...asked, mine: true })).toEqual({ data: [], total: 0 })
  })

  it('and an open case hear of it, and parties do not', async () => {
    const id = await disputed()
    const token = other.client.token()
    const followers = ['caseDesk:1', `goodsOrder:${id}`].map((channel) => follow(url, { token, channel }))
    const party = follow(url, { token: market.buyer.client.token() })
    for (const follower of [...followers, party]) await expect.poll(() => follower.topics()[0]).toBe('hello')
    await take(arbiter, id)
    for (const { events } of followers) {
      await expect.poll(() => events.at(-1)).toMatchObject({ topic: 'goodsOrder', payload: { id, event: 'assigned' } })
    }
    await orders(market.seller).stateCase.mutate({ id, text: 'All of the keys were new.' })
    const heard = () => party.events.filter(({ topic }) => topic === 'goodsOrder').map(({ payload }) => payload)
    // Events come in their order, those of before perhaps late.
    await expect.poll(() => heard().at(-1)).toEqual({ id, event: 'stateCase' })
    expect(heard()).not.toContainEqual({ id, event: 'assigned' })
    await Promise.all([...followers, party].map((follower) => follower.close()))
  })

  it('has a desk that is nobody else’s to hear of, and there is one', async () => {
    const moderator = await staffPerson(api, 'moderator')
    for (const [who, channel, code] of [
      [market.buyer, 'caseDesk:1', 'FORBIDDEN'],
      [moderator, 'caseDesk:1', 'FORBIDDEN'],
      [arbiter, 'caseDesk:2', 'NOT_FOUND'],
    ] as const) {
      const follower = follow(url, { token: who.client.token(), channel })
      await expect.poll(() => follower.errors).toEqual([code])
      await follower.close()
    }
  })
})
