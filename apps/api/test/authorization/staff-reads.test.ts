import { rules } from '@jindu/domain/rules'
import { STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { follow, liveUrl } from '../live/follow.ts'
import { bothState, buy, logInAgain, newKey, openMarket, SECRET_TEXT, type Market } from '../market/market.ts'
import { staffPerson } from '../market/staff.ts'
import { publishOffer, takeOffer, trader } from '../otc/offers.ts'
import type { Person } from '../people.ts'
import { unlimited } from '../unlimited.ts'
import { picture, upload } from '../upload.ts'

/** Staff may read only disputed or assigned subjects of others, and every read is audited. */
let api: TestApp
let market: Market
let url: string
const staff = new Map<StaffRole, Person>()
let other: Person
let shipmentFile: string

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  url = await liveUrl(api)
  market = await openMarket(api, '1000')
  for (const role of STAFF_ROLES) staff.set(role, await staffPerson(api, role))
  other = await staffPerson(api, 'arbiter')
  const uploaded = await upload(market.seller.client, await picture().png().toBuffer(), { kind: 'shipment' })
  shipmentFile = String(uploaded.json().id)
  await market.seller.client.trpc.goods.editShipment.mutate({
    id: market.goodsId,
    shipment: SECRET_TEXT,
    attachSales: [shipmentFile],
  })
})
afterAll(() => api.close())

const one = (role: StaffRole): Person => staff.get(role) ?? other
const arbiters = () => [one('arbiter'), one('administrator')]

/** Every way to read a goods order, besides its pictures and its channel. */
const DOORS = {
  info: ({ client }: Person, id: number) => client.trpc.goodsOrders.info.query({ id }),
  timeline: ({ client }: Person, id: number) => client.trpc.goodsOrders.timeline.query({ id }),
  dossier: ({ client }: Person, id: number) => client.trpc.goodsOrders.dossier.query({ id }),
  case: ({ client }: Person, id: number) => client.trpc.goodsOrders.case.query({ id }),
  shipment: ({ client }: Person, id: number) => client.trpc.goodsOrders.goods.query({ id }),
  talk: async ({ client }: Person, id: number) => {
    const { chatId } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    return client.trpc.conversations.lines.query({ conversationId: chatId, limit: 5 })
  },
} as const
const doors = [
  'info',
  'timeline',
  'dossier',
  'case',
  'shipment',
  'talk',
] as const satisfies readonly (keyof typeof DOORS)[]

const REFUSED = {
  info: null,
  timeline: null,
  dossier: null,
  case: null,
  shipment: 'SHIPMENT_FORBIDDEN',
  talk: 'CHAT_NOT_FOUND',
}

/** The number of audited reads by this member of this subject. */
async function reads({ uid }: Person, kind: string, id: number): Promise<number> {
  const [row] = await api.app.sql<{ n: number }[]>`select count(*)::int as n from audit_event
    where action = 'staff.read' and actor_kind = 'staff' and actor_uid = ${uid} and subject_kind = ${kind} and subject_id = ${id}`
  return row?.n ?? 0
}

const fileStatus = async ({ client }: Person, id: string) =>
  (await client.inject({ method: 'GET', url: `/files/${id}` })).statusCode

async function channelRefusal(who: Person, channel: string): Promise<string | undefined> {
  const follower = follow(url, { token: who.client.token(), channel })
  await expect.poll(() => follower.errors.length + follower.topics().length).toBeGreaterThan(0)
  await follower.close()
  return follower.errors[0]
}

async function readsNothing(who: Person, id: number, refusal: string): Promise<void> {
  for (const door of doors)
    expect([door, await refusalCode(DOORS[door](who, id))]).toEqual([door, REFUSED[door] ?? refusal])
  expect(await refusalCode(who.client.trpc.goodsOrders.inspectDelivery.mutate({ id }))).toBe('SHIPMENT_FORBIDDEN')
  expect(await channelRefusal(who, `goodsOrder:${id}`)).toBe(refusal)
  expect(await reads(who, 'goodsOrder', id)).toBe(0)
}

async function readsAll(who: Person, id: number): Promise<void> {
  for (const door of doors) await DOORS[door](who, id)
}

async function bought(): Promise<number> {
  return (await buy(market.buyer, market.goodsId)).id
}

async function held(): Promise<number> {
  const id = await bought()
  await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
  return id
}

async function ruled(by: Person): Promise<number> {
  const id = await held()
  await bothState(market, id)
  await by.client.trpc.goodsOrders.rule.mutate({ id, ruling: { to: 'seller' }, reason: 'Both sides were heard.' })
  return id
}

/** Runs in a new market, where the parties have no other disputed order. */
async function freshly(order: () => Promise<number>): Promise<number> {
  market = await openMarket(api, '1000')
  return order()
}

async function ticketOf(who: Person, about: { kind: 'goodsOrder'; id: number }): Promise<number> {
  const contents = { format: 'html', html: 'Please look again.' } as const
  return (await who.client.trpc.tickets.create.mutate({ title: 'Again', contents, about, clientKey: newKey() })).id
}

const comeBack = () => Promise.all([market.buyer, market.seller, other, ...staff.values()].map(logInAgain))

describe('an order that nobody disputes', () => {
  it('is read by nobody of the staff, not by an administrator', async () => {
    const id = await bought()
    for (const who of arbiters()) await readsNothing(who, id, 'STAFF_NOT_DISPUTED')
    for (const who of [one('moderator'), one('finance')]) {
      expect(await refusalCode(DOORS.info(who, id))).toBe('ORDER_NOT_FOUND')
    }
    expect(await fileStatus(one('arbiter'), shipmentFile)).toBe(404)
  })

  it('of the fiat market is not either', async () => {
    const [maker, taker] = await Promise.all([trader(api), trader(api, '0')])
    const { id } = await takeOffer(taker, await publishOffer(maker))
    for (const who of arbiters()) {
      const { client } = who
      const { info, dossier, timeline, case: its } = client.trpc.otcOrders
      for (const read of [info, dossier, timeline, its]) {
        expect(await refusalCode(read.query({ id }))).toBe('STAFF_NOT_DISPUTED')
      }
      expect(await channelRefusal(who, `otcOrder:${id}`)).toBe('STAFF_NOT_DISPUTED')
    }
    await taker.client.trpc.otcOrders.pay.mutate({ id })
    await maker.client.trpc.otcOrders.hold.mutate({ id })
    await one('arbiter').client.trpc.otcOrders.case.query({ id })
    expect(await reads(one('arbiter'), 'otcOrder', id)).toBe(1)
    const { chatId } = await taker.client.trpc.otcOrders.info.query({ id })
    if (chatId !== null) await one('arbiter').client.trpc.conversations.lines.query({ conversationId: chatId })
    expect(await reads(one('arbiter'), 'otcOrder', id)).toBe(1)
  })
})

describe('an order under dispute', () => {
  it.each(doors)('is read by arbiters and administrators: %s, which the audit has', async (door) => {
    const [before, id] = [market, await freshly(held)]
    for (const who of arbiters()) {
      await DOORS[door](who, id)
      expect(await reads(who, 'goodsOrder', id)).toBe(1)
    }
    for (const who of [one('moderator'), one('finance')]) {
      const refused = { case: 'FORBIDDEN', talk: 'CHAT_NOT_FOUND' }[door as string] ?? 'ORDER_NOT_FOUND'
      expect(await refusalCode(DOORS[door](who, id))).toBe(refused)
      expect(await reads(who, 'goodsOrder', id)).toBe(0)
    }
    market = before
  })

  it('leaves one line for each member, subject and hour, however many read at once', async () => {
    const id = await held()
    const [arbiter, administrator] = arbiters()
    if (arbiter === undefined || administrator === undefined) throw new Error('no staff')
    await Promise.all([readsAll(arbiter, id), readsAll(arbiter, id), readsAll(administrator, id)])
    expect([await reads(arbiter, 'goodsOrder', id), await reads(administrator, 'goodsOrder', id)]).toEqual([1, 1])
    api.clock.advance(3_600)
    await comeBack()
    await DOORS.timeline(arbiter, id)
    expect(await reads(arbiter, 'goodsOrder', id)).toBe(2)
  })

  it('is followed on its channel, and shows its pictures, which the audit has', async () => {
    const id = await held()
    expect(await channelRefusal(one('arbiter'), `goodsOrder:${id}`)).toBeUndefined()
    expect(await reads(one('arbiter'), 'goodsOrder', id)).toBe(1)
    const ofAll = async () => {
      const [line] = await api.app.sql<{ n: number }[]>`select count(*)::int as n from audit_event
        where action = 'staff.read' and actor_uid = ${one('administrator').uid} and subject_kind = 'goodsOrder'`
      return line?.n ?? 0
    }
    // Move to another hour, because reads are recorded once per hour.
    api.clock.advance(3_600)
    await comeBack()
    const before = await ofAll()
    expect(await fileStatus(one('administrator'), shipmentFile)).toBe(200)
    expect(await ofAll()).toBe(before + 1)
    expect(await fileStatus(one('moderator'), shipmentFile)).toBe(404)
  })

  it('is none any more once the hold is taken back, and a refusal leaves no line', async () => {
    const [before, id] = [market, await freshly(held)]
    await market.buyer.client.trpc.goodsOrders.cancelHold.mutate({ id })
    await readsNothing(one('arbiter'), id, 'STAFF_NOT_DISPUTED')
    expect(await reads(one('arbiter'), 'goodsOrder', id)).toBe(0)
    market = before
  })
})

/** The title in the list of ended cases. */
async function titleOfEnded({ client }: Person, id: number): Promise<string | null | undefined> {
  const { data } = await client.trpc.disputes.cases.query({ queue: 'ended', page: 1, limit: 40 })
  return data.find((row) => row.id === id)?.title
}

describe('an order whose dispute ended', () => {
  it('is read for thirty days by who ruled, by no other arbiter, by no administrator', async () => {
    const [before, id] = [market, await freshly(() => ruled(one('arbiter')))]
    await readsAll(one('arbiter'), id)
    for (const who of [other, one('administrator')]) await readsNothing(who, id, 'STAFF_CASE_OVER')
    expect(await titleOfEnded(one('arbiter'), id)).toEqual(expect.any(String))
    for (const who of [other, one('administrator')]) expect(await titleOfEnded(who, id)).toBeNull()
    api.clock.advance(rules.dispute.readAfterEndSeconds - 60)
    await comeBack()
    await DOORS.info(one('arbiter'), id)
    api.clock.advance(60)
    expect(await refusalCode(DOORS.info(one('arbiter'), id))).toBe('STAFF_CASE_OVER')
    expect(await refusalCode(DOORS.talk(one('arbiter'), id))).toBe('CHAT_NOT_FOUND')
    market = before
    await comeBack()
  })

  it('is read by who has the ticket in which a party names it, while that is open', async () => {
    const id = await ruled(one('arbiter'))
    const ticket = await ticketOf(market.buyer, { kind: 'goodsOrder', id })
    expect(await refusalCode(DOORS.info(other, id))).toBe('STAFF_CASE_OVER')
    await other.client.trpc.tickets.take.mutate({ id: ticket })
    await readsAll(other, id)
    expect(await titleOfEnded(other, id)).toEqual(expect.any(String))
    expect(await reads(other, 'goodsOrder', id)).toBe(1)
    expect(await refusalCode(DOORS.info(one('administrator'), id))).toBe('STAFF_CASE_OVER')
    await other.client.trpc.tickets.close.mutate({ id: ticket, unread: 60 })
    expect(await refusalCode(DOORS.info(other, id))).toBe('STAFF_CASE_OVER')
    expect(await titleOfEnded(other, id)).toBeNull()
  })

  it('of finance and moderation is none, even with such a ticket', async () => {
    const id = await bought()
    const ticket = await ticketOf(market.buyer, { kind: 'goodsOrder', id })
    await one('finance').client.trpc.tickets.take.mutate({ id: ticket })
    expect(await refusalCode(DOORS.info(one('finance'), id))).toBe('ORDER_NOT_FOUND')
  })
})

const balances = ({ client }: Person, uid: number) => client.trpc.wallet.balancesOf.query({ uid })

describe('what somebody owns', () => {
  it('is read by finance and administrators, which the audit has once an hour; their own leaves no line', async () => {
    const { uid } = market.buyer
    for (const who of [one('arbiter'), one('moderator'), market.seller]) {
      expect(await refusalCode(balances(who, uid))).toBe('FORBIDDEN')
      expect(await reads(who, 'account', uid)).toBe(0)
    }
    for (const who of [one('finance'), one('administrator')]) {
      await Promise.all([balances(who, uid), balances(who, uid)])
      await balances(who, who.uid)
      expect([await reads(who, 'account', uid), await reads(who, 'account', who.uid)]).toEqual([1, 0])
    }
  })
})
