import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { follow, liveUrl, type Follower } from '../../../test/live/follow.ts'
import { buy, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { inside, say } from './talking.test-data.ts'

let api: TestApp
let url: string
let arbiter: Person
let followers: Follower[] = []

beforeAll(async () => {
  api = await createTestApp()
  url = await liveUrl(api)
  arbiter = await staffPerson(api, 'arbiter')
})
afterEach(async () => {
  await Promise.all(followers.map((each) => each.close()))
  followers = []
})
afterAll(() => api.close())

const chats = ({ client }: Person) => client.trpc.conversations

async function follows({ client }: Person, channel: string): Promise<Follower> {
  const follower = follow(url, { token: client.token() ?? '', channel })
  followers.push(follower)
  await expect.poll(() => follower.topics().length + follower.errors.length).toBeGreaterThan(0)
  return follower
}
const heard = ({ events }: Follower) => events.filter(({ topic }) => topic === 'talk').map(({ payload }) => payload)

/** The number of audited reads of a subject by a staff member. */
async function reads(uid: number, kind: string, id: number): Promise<number> {
  const rows = await api.app.db.execute(sql`select 1 from audit_event where action = 'staff.read' and actor_uid = ${uid}
    and subject_kind = ${kind} and subject_id = ${id}`)
  return rows.length
}

describe('an order of goods before the arbiters', () => {
  let market: Market
  let order: number
  let talk: number

  beforeEach(async () => {
    market = await openMarket(api)
    order = (await buy(market.buyer, market.goodsId)).id
    talk = (await market.buyer.client.trpc.goodsOrders.info.query({ id: order })).chatId
  })

  it('has a talk that nobody of the staff follows or reads while nothing is in dispute', async () => {
    const { errors } = await follows(arbiter, `goodsOrder:${order}`)
    expect(errors).toEqual(['STAFF_NOT_DISPUTED'])
    expect(await refusalCode(chats(arbiter).lines.query({ conversationId: talk }))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(chats(arbiter).missing.query({ conversationId: talk, from: 0, to: 0 }))).toBe(
      'CHAT_NOT_FOUND',
    )
    expect(await refusalCode(chats(arbiter).info.query({ conversationId: talk }))).toBe('CHAT_NOT_FOUND')
    expect(await reads(arbiter.uid, 'goodsOrder', order)).toBe(0)
  })

  it('has one that its arbiter hears of line by line, and no other channel does', async () => {
    const running = await buy(market.buyer, market.goodsId)
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: order })
    const ofCase = await follows(arbiter, `goodsOrder:${order}`)
    const { id } = await say(market.buyer, inside(talk), { html: 'Two of the keys are used.' })
    await expect.poll(() => heard(ofCase)).toEqual([{ id: talk, event: 'said' }])
    await chats(market.seller).markRead.mutate({ conversationId: talk, upTo: 1 })
    await chats(market.buyer).takeBack.mutate({ id })
    await expect
      .poll(() => heard(ofCase))
      .toEqual([
        { id: talk, event: 'said' },
        { id: talk, event: 'takenBack' },
      ])
    const told = await api.app.db.execute<{
      channel: string
    }>(sql`select distinct channel from outbox where topic = 'talk'
      and (payload ->> 'id')::bigint = ${talk} and channel is not null`)
    expect(told.map(({ channel }) => channel)).toEqual([`goodsOrder:${order}`])
    expect(running.id).not.toBe(order)
  })

  it('has one that its arbiter reads with what was taken back, each hour once in the audit', async () => {
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: order })
    const { id } = await say(market.seller, inside(talk), { html: 'I sent used ones.' })
    await chats(market.seller).takeBack.mutate({ id })
    for (let again = 0; again < 3; again += 1) {
      const { lines } = await chats(arbiter).lines.query({ conversationId: talk })
      expect(lines).toMatchObject([{ text: 'I sent used ones.', takenBackAt: api.clock.now() }])
      await chats(arbiter).info.query({ conversationId: talk })
      await chats(arbiter).missing.query({ conversationId: talk, from: 1, to: 1 })
    }
    expect(await reads(arbiter.uid, 'goodsOrder', order)).toBe(1)
    api.clock.advance(3_600)
    await chats(arbiter).info.query({ conversationId: talk })
    expect(await reads(arbiter.uid, 'goodsOrder', order)).toBe(2)
  })

  it('has one in which its arbiter speaks, is told of it all, and takes back what is theirs alone', async () => {
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: order })
    expect(await chats(arbiter).info.query({ conversationId: talk })).toMatchObject({ side: 'staff', refusal: null })
    const theirs = await say(market.seller, inside(talk), { html: 'All keys are new.' })
    const { id } = await say(arbiter, inside(talk), { html: 'Which of the keys did you try?' })
    expect(await refusalCode(chats(arbiter).takeBack.mutate({ id: theirs.id }))).toBe('MESSAGE_NOT_FOUND')
    expect(await refusalCode(chats(market.seller).takeBack.mutate({ id }))).toBe('MESSAGE_NOT_FOUND')
    await chats(arbiter).takeBack.mutate({ id })
    const { changed } = await chats(market.buyer).missing.query({ conversationId: talk, from: 1, to: 2 })
    expect(changed).toMatchObject([{ number: 2, side: 'staff', html: null, text: null }])
  })
})

it('the talk over an offer of the fiat market is followed from the order that is in dispute', async () => {
  const [maker, taker] = [await trader(api, '1000'), await trader(api, '0')]
  const order = await takeOffer(taker, await publishOffer(maker))
  const { chatId } = await taker.client.trpc.otcOrders.info.query(order)
  await taker.client.trpc.otcOrders.pay.mutate(order)
  expect((await follows(arbiter, `otcOrder:${order.id}`)).errors).toEqual(['STAFF_NOT_DISPUTED'])
  await maker.client.trpc.otcOrders.complain.mutate(order)
  const ofCase = await follows(arbiter, `otcOrder:${order.id}`)
  await say(taker, inside(chatId ?? 0), { html: 'It left my account at ten.' })
  await expect.poll(() => heard(ofCase)).toEqual([{ id: chatId, event: 'said' }])
})

it('a line about an ad that is shown again comes back to whoever holds its empty place', async () => {
  const market = await openMarket(api, '0')
  const contents = { format: 'html', html: '<p>Half price until Sunday.</p>' } as const
  const { id } = await market.seller.client.trpc.ads.create.mutate({ title: 'Spring_keys', contents, attach: [] })
  const to = { subject: { kind: 'ad', id } } as const
  const line = await chats(market.buyer).say.mutate({ to, contents, clientKey: newKey() })
  const { conversationId } = line
  await chats(market.buyer).takeBack.mutate({ id: line.id })
  const held = await chats(market.seller).lines.query({ conversationId })
  expect(held.lines).toMatchObject([{ html: null }])
  await chats(market.buyer).showAgain.mutate({ id: line.id })
  const range = { conversationId, from: 1, to: 1 }
  for (const since of [{}, { changes: held.changes }]) {
    const { changed } = await chats(market.seller).missing.query({ ...range, ...since })
    expect(changed).toMatchObject([{ number: 1, text: 'Half price until Sunday.', takenBackAt: null }])
  }
})
