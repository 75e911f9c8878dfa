import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { buy, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { applyFor } from '../../../test/market/finance.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { createMsClient, type MsClient } from '../../../test/ms-client.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import { LOGIN, person, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'

let api: TestApp
let market: Market
let writer: Person
let stranger: Person
let arbiter: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  market = await openMarket(api, '100')
  writer = market.buyer
  stranger = await person(api)
  arbiter = await staffPerson(api, 'arbiter')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

interface Draft {
  readonly title?: string
  readonly html?: string
  readonly clientKey?: string
  readonly about?: { kind: 'goodsOrder' | 'withdrawal' | 'otcOrder'; id: number } | { kind: 'appeal' }
}

/** As many lines as no test writes: those that close are about something else. */
const unread = 60

const of = ({ client }: Person) => client.trpc.tickets

function ask(
  who: Person,
  { title = 'Where is it', html = 'It has not come.', clientKey = newKey(), about }: Draft = {},
) {
  const contents = { format: 'html', html } as const
  return of(who).create.mutate({ title, contents, clientKey, ...(about === undefined ? {} : { about }) })
}

async function asked(draft: Draft = {}): Promise<{ id: number; conversationId: number }> {
  const { id } = await ask(writer, draft)
  return { id, conversationId: (await of(writer).info.query({ id })).conversationId }
}

const inside = (conversationId: number) => ({ conversationId })

function say({ client }: Person, to: { conversationId: number }, { html }: { html: string }) {
  const contents = { format: 'html', html } as const
  return client.trpc.conversations.say.mutate({ to, contents, clientKey: newKey() })
}

async function linesOf({ client }: Person, conversationId: number) {
  return (await client.trpc.conversations.lines.query({ conversationId, limit: 60 })).lines
}

const answer = (who: Person, conversationId: number, html = 'We look into it.') =>
  say(who, inside(conversationId), { html })

async function toldOf({ client }: Person): Promise<string[]> {
  const { data } = await client.trpc.messages.list.query({ types: ['admin'], limit: 60 })
  return data.map(({ message }) => message.kind)
}

describe('a ticket is not opened', () => {
  it.each([
    ['under four letters', { title: 'abc' }, 'FEEDBACK_TITLE_LENGTH'],
    ['over twenty-five', { title: 'x'.repeat(26) }, 'FEEDBACK_TITLE_LENGTH'],
    ['without a text', { html: '<p> </p>' }, 'FEEDBACK_CONTENTS_REQUIRED'],
    ['with zero-width characters alone', { html: '\u200b\u2060' }, 'FEEDBACK_CONTENTS_REQUIRED'],
    ['with 3,001 characters', { html: 'x'.repeat(3_001) }, 'TEXT_TOO_LONG'],
    ['about an order that is not there', { about: { kind: 'goodsOrder', id: 999_999 } }, 'FEEDBACK_ABOUT_NOT_FOUND'],
    [
      'about a withdrawal that is not there',
      { about: { kind: 'withdrawal', id: 999_999 } },
      'FEEDBACK_ABOUT_NOT_FOUND',
    ],
  ] as const)('%s', async (_, draft, code) => {
    const before = (await of(writer).list.query({})).total
    expect(await refusalCode(ask(writer, draft))).toBe(code)
    expect((await of(writer).list.query({})).total).toBe(before)
  })

  it('about an order of others', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const about = { kind: 'goodsOrder', id } as const
    expect(await refusalCode(ask(stranger, { about }))).toBe('FEEDBACK_ABOUT_NOT_FOUND')
    const { id: ticket } = await ask(market.seller, { about })
    expect((await of(market.seller).info.query({ id: ticket })).about).toEqual(about)
  })

  it('without the publish right where the site asks for it, unless it names what is wrong', async () => {
    await api.app.settings.change({ publishRightRequired: true }, writer.uid)
    expect(await refusalCode(ask(stranger))).toBe('PUBLISH_RIGHT_REQUIRED')
    expect((await ask(stranger, { about: { kind: 'appeal' } })).id).toBeGreaterThan(0)
    await api.app.settings.change({ publishRightRequired: false }, writer.uid)
    expect((await ask(stranger)).id).toBeGreaterThan(0)
  })

  it('of who is marked as spam, unless it is an appeal', async () => {
    const spammer = await person(api)
    await moderator.client.trpc.rights.markSpam.mutate({ uid: spammer.uid, reason: 'the same ad forty times' })
    expect(await refusalCode(ask(spammer))).toBe('RIGHT_WITHDRAWN')
    const { id } = await ask(spammer, { about: { kind: 'appeal' } })
    expect((await of(spammer).info.query({ id })).about).toMatchObject({ kind: 'appeal' })
  })

  it('twice under one key', async () => {
    const clientKey = newKey()
    const [first, again] = [await ask(writer, { clientKey }), await ask(writer, { clientKey })]
    expect(again).toEqual(first)
    expect(await refusalCode(ask(writer, { clientKey, html: 'Something else.' }))).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('who reads a ticket and speaks in it', () => {
  it('a stranger learns no more than of one that does not exist', async () => {
    const { id, conversationId } = await asked()
    const { conversations } = stranger.client.trpc
    expect(await refusalCode(of(stranger).info.query({ id }))).toBe('FEEDBACK_NOT_FOUND')
    expect(await refusalCode(conversations.info.query({ conversationId }))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(conversations.lines.query({ conversationId }))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(conversations.missing.query({ conversationId, from: 0, to: 0 }))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(conversations.markRead.mutate({ conversationId, upTo: 1 }))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(answer(stranger, conversationId))).toBe('CHAT_NOT_FOUND')
    for (const step of ['take', 'release', 'close', 'reopen'] as const) {
      expect(await refusalCode(of(stranger)[step].mutate({ id }))).toBe('FORBIDDEN')
      expect(await refusalCode(of(writer)[step].mutate({ id }))).toBe('FORBIDDEN')
    }
  })

  it('nobody of the staff works on their own', async () => {
    const { id } = await ask(moderator)
    const { conversationId } = await of(moderator).info.query({ id })
    expect(await refusalCode(of(moderator).close.mutate({ id, unread }))).toBe('FEEDBACK_NOT_FOUND')
    await answer(moderator, conversationId)
    expect(await of(moderator).info.query({ id })).toMatchObject({ side: 'asker', firstAnsweredAt: null })
    await of(arbiter).take.mutate({ id })
    expect((await linesOf(arbiter, conversationId)).map(({ side }) => side)).toEqual(['asker', 'asker'])
  })

  it('nobody opens one by speaking', async () => {
    const { id } = await asked()
    const to = { subject: { kind: 'ticket', id } } as const
    const contents = { format: 'html', html: 'me too' } as const
    const said = stranger.client.trpc.conversations.say.mutate({ to, contents, clientKey: newKey() })
    expect(await refusalCode(said)).toBe('NOT_FOUND')
  })
})

describe('the staff', () => {
  it('see who waits longest first; the first answer has its time, and whoever has the ticket gives it', async () => {
    const first = await asked({ title: 'The first of two' })
    api.clock.advance(60)
    const second = await asked({ title: 'The second of two' })
    const waiting = (await of(moderator).queue.query({ limit: 60 })).data.map(({ id }) => id)
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id))
    await of(moderator).take.mutate({ id: first.id })
    await answer(moderator, first.conversationId)
    const at = api.clock.now()
    expect(await of(arbiter).info.query({ id: first.id })).toMatchObject({
      firstAnsweredAt: at,
      waitingSince: null,
      lastSide: 'staff',
      replies: 1,
      assigned: { uid: moderator.uid },
    })
    expect(await of(writer).info.query({ id: first.id })).toMatchObject({ firstAnsweredAt: at, assigned: null })
    expect(await toldOf(writer)).toContain('ticket.answered')
    api.clock.advance(60)
    expect(await refusalCode(answer(arbiter, first.conversationId))).toBe('CHAT_NOT_FOUND')
    await answer(moderator, first.conversationId)
    expect(await of(arbiter).info.query({ id: first.id })).toMatchObject({
      firstAnsweredAt: at,
      assigned: { uid: moderator.uid },
    })
    expect((await of(moderator).queue.query({ queue: 'mine', limit: 60 })).data).toMatchObject([{ id: first.id }])
    await say(writer, inside(first.conversationId), { html: 'It is still not there.' })
    expect(await of(writer).info.query({ id: first.id })).toMatchObject({ waitingSince: api.clock.now(), replies: 3 })
  })

  it('take a ticket and give it back', async () => {
    const { id } = await asked()
    await of(arbiter).take.mutate({ id })
    expect((await of(moderator).info.query({ id })).assigned?.uid).toBe(arbiter.uid)
    await of(moderator).release.mutate({ id })
    expect((await of(moderator).info.query({ id })).assigned?.uid).toBe(arbiter.uid)
    expect(await refusalCode(of(moderator).take.mutate({ id }))).toBe('TICKET_TAKEN')
    await of(arbiter).release.mutate({ id })
    await of(moderator).take.mutate({ id })
    await of(moderator).release.mutate({ id })
    expect((await of(arbiter).info.query({ id })).assigned).toBeNull()
  })

  it('taken by two at once is one’s', async () => {
    const { id } = await asked()
    const takes = await Promise.allSettled([of(arbiter).take.mutate({ id }), of(moderator).take.mutate({ id })])
    expect(takes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('who have not taken it see its title, kind and age in the queue, and nothing that was said in it', async () => {
    const { id, conversationId } = await asked({ title: 'Only the title', about: { kind: 'appeal' } })
    const { conversations } = moderator.client.trpc
    expect(await of(moderator).info.query({ id })).toMatchObject({ title: 'Only the title', about: { kind: 'appeal' } })
    const refused = async () => {
      expect(await refusalCode(conversations.lines.query({ conversationId }))).toBe('CHAT_NOT_FOUND')
      expect(await refusalCode(conversations.info.query({ conversationId }))).toBe('CHAT_NOT_FOUND')
    }
    await refused()
    await of(arbiter).take.mutate({ id })
    await refused()
    expect(await linesOf(arbiter, conversationId)).toHaveLength(1)
  })

  it('an administrator takes it over with a reason, which the audit keeps; whoever had it reads no more', async () => {
    const administrator = await staffPerson(api, 'administrator')
    const { id, conversationId } = await asked()
    await of(arbiter).take.mutate({ id })
    expect(await refusalCode(of(moderator).takeOver.mutate({ id, reason: 'Away.' }))).toBe('FORBIDDEN')
    expect(await refusalCode(of(administrator).takeOver.mutate({ id, reason: 'x' }))).toBe('STAFF_REASON_LENGTH')
    await of(administrator).takeOver.mutate({ id, reason: 'The arbiter is away.' })
    expect(await linesOf(administrator, conversationId)).toHaveLength(1)
    expect(await refusalCode(arbiter.client.trpc.conversations.lines.query({ conversationId }))).toBe('CHAT_NOT_FOUND')
    const { data } = await administrator.client.trpc.audit.list.query({
      subjectKind: 'ticket',
      subjectId: id,
      limit: 60,
    })
    expect(data.map(({ action }) => action)).toEqual(expect.arrayContaining(['ticket.takenOver', 'staff.read']))
  })

  it('close it, after which nobody writes, and open it again', async () => {
    const { id, conversationId } = await asked()
    await of(moderator).take.mutate({ id })
    await of(moderator).close.mutate({ id, unread })
    expect(await refusalCode(of(moderator).close.mutate({ id, unread }))).toBe('FEEDBACK_CLOSED')
    expect(await refusalCode(answer(moderator, conversationId))).toBe('FEEDBACK_CLOSED')
    expect(await refusalCode(say(writer, inside(conversationId), { html: 'wait' }))).toBe('FEEDBACK_CLOSED')
    const { conversations } = writer.client.trpc
    expect((await conversations.info.query({ conversationId })).refusal).toBe('FEEDBACK_CLOSED')
    await of(arbiter).reopen.mutate({ id })
    expect(await refusalCode(of(arbiter).reopen.mutate({ id }))).toBe('FEEDBACK_NOT_CLOSED')
    await say(writer, inside(conversationId), { html: 'Thank you.' })
    expect(await toldOf(writer)).toEqual(expect.arrayContaining(['ticket.closed', 'ticket.reopened']))
  })

  it('close none with lines that nobody on the staff read, unless they say how many', async () => {
    const { id, conversationId } = await asked()
    await of(moderator).take.mutate({ id })
    const close = (lines?: number) =>
      of(moderator).close.mutate({ id, ...(lines === undefined ? {} : { unread: lines }) })
    expect(await refusal(close())).toMatchObject({ code: 'TICKET_UNREAD', details: { lines: 1 } })
    await say(writer, inside(conversationId), { html: 'It was the second one.' })
    expect(await refusal(close(1))).toMatchObject({ code: 'TICKET_UNREAD', details: { lines: 2 } })
    // The writer reads their own lines; that is not the staff's reading.
    await writer.client.trpc.conversations.markRead.mutate({ conversationId, upTo: 2 })
    await moderator.client.trpc.conversations.markRead.mutate({ conversationId, upTo: 1 })
    expect(await refusal(close())).toMatchObject({ details: { lines: 1 } })
    await moderator.client.trpc.conversations.markRead.mutate({ conversationId, upTo: 60 })
    await close()
    await of(moderator).reopen.mutate({ id })
    await say(writer, inside(conversationId), { html: 'And a third.' })
    expect(await refusal(close())).toMatchObject({ details: { lines: 1 } })
    await answer(moderator, conversationId)
    await close()
    await of(moderator).reopen.mutate({ id })
    await say(writer, inside(conversationId), { html: 'buy buy buy' })
    await close(1)
    const lines = await api.app.sql`select details from audit_event
      where action = 'ticket.closed' and subject_id = ${id} order by id desc limit 1`
    expect(lines).toMatchObject([{ details: { unread: 1 } }])
  })

  it('close none that a colleague has, but an administrator does', async () => {
    const administrator = await staffPerson(api, 'administrator')
    const { id } = await asked()
    await of(arbiter).take.mutate({ id })
    expect(await refusalCode(of(moderator).close.mutate({ id, unread }))).toBe('TICKET_TAKEN')
    expect((await of(writer).info.query({ id })).closedAt).toBeNull()
    await of(administrator).close.mutate({ id, unread })
    expect(await refusalCode(of(moderator).close.mutate({ id, unread }))).toBe('FEEDBACK_CLOSED')
    const free = await asked()
    await of(moderator).close.mutate({ id: free.id, unread })
    // Taking and closing race: if taking wins, the ticket stays open.
    const raced = await asked()
    const [took, closed] = await Promise.allSettled([
      of(arbiter).take.mutate({ id: raced.id }),
      of(moderator).close.mutate({ id: raced.id, unread }),
    ])
    const { closedAt } = await of(writer).info.query({ id: raced.id })
    expect(closedAt === null).toBe(closed.status === 'rejected')
    expect([took.status, closed.status]).toContain('fulfilled')
  })

  it('open again what was not answered: its writer waits since they asked, and it stands in the queue', async () => {
    const { id, conversationId } = await asked()
    const waits = async () =>
      (await moderator.client.trpc.moderation.list.query({ kind: 'ticket', limit: 60 })).data.some(
        ({ subjectId }) => subjectId === id,
      )
    await of(moderator).take.mutate({ id })
    await answer(moderator, conversationId)
    await of(moderator).close.mutate({ id, unread })
    await of(moderator).reopen.mutate({ id })
    expect((await of(writer).info.query({ id })).waitingSince).toBeNull()
    expect(await waits()).toBe(false)
    api.clock.advance(60)
    const askedAt = api.clock.now()
    await say(writer, inside(conversationId), { html: 'It is still not there.' })
    api.clock.advance(60)
    await say(writer, inside(conversationId), { html: 'Hello?' })
    await of(moderator).close.mutate({ id, unread })
    expect(await waits()).toBe(false)
    api.clock.advance(60)
    await of(moderator).reopen.mutate({ id })
    expect((await of(writer).info.query({ id })).waitingSince).toBe(askedAt)
    expect(await waits()).toBe(true)
    expect((await of(moderator).queue.query({ queue: 'waiting', limit: 60 })).data.map((row) => row.id)).toContain(id)
  })

  it('closing and writing at once: either the line is there, or the ticket is closed without it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, conversationId } = await asked()
      const [said] = await Promise.allSettled([
        say(writer, inside(conversationId), { html: 'one more thing' }),
        of(moderator).close.mutate({ id, unread }),
      ])
      const { replies, closedAt } = await of(writer).info.query({ id })
      expect(closedAt).not.toBeNull()
      expect(replies).toBe(said.status === 'fulfilled' ? 1 : 0)
      expect(await linesOf(writer, conversationId)).toHaveLength(1 + replies)
    }
  })
})

describe('MsFeedBack', () => {
  const MS = 'user.feedback.MsFeedBack'
  let old: MsClient
  let uid: number

  beforeEach(async () => {
    old = createMsClient(api)
    ;({ uid } = await person(api))
    old.token = (await old.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  })

  it('opens, lists, answers and pages like the specification says', async () => {
    expect((await old.post(`${MS}/createFeedback`, { title: 'abc', contents: 'x' })).code).toBe(9005)
    expect((await old.post(`${MS}/createFeedback`, { title: 'abcd', contents: '' })).code).not.toBe(0)
    const { data } = await old.post(`${MS}/createFeedback`, { title: 'My deposit', contents: '<b>Where?</b>' })
    const { id } = data
    for (const contents of ['one', 'two', 'three']) await old.post(`${MS}/releaseFeedBackReply`, { id, contents })
    const info = await old.post(`${MS}/getFeedBackInfo`, { id })
    expect(info.data).toMatchObject({ id, title: 'My deposit', user_id: uid, status: 0, reply_times: 3 })
    expect(info.data.post.contents).toContain('Where?')
    const page = async (number: number) =>
      (await old.post(`${MS}/getPrivateReplyList`, { id, page: number, limit: 2 })).data
    expect(await page(1)).toMatchObject({ total: 3, data: [{ contents: 'one', user_id: uid }, { contents: 'two' }] })
    expect(await page(2)).toMatchObject({ total: 3, data: [{ contents: 'three' }] })
    expect((await page(3)).data).toEqual([])
    await of(moderator).close.mutate({ id, unread })
    expect((await old.post(`${MS}/releaseFeedBackReply`, { id, contents: 'four' })).code).toBe(9007)
    const { data: second } = await old.post(`${MS}/createFeedback`, { title: 'Another one', contents: 'x' })
    const listed = async (order: string) =>
      (await old.get(`${MS}/getOwnFeedBackList`, { forum_id: 1, order, limit: 10, page: 1 })).data
    expect(await listed('asc')).toMatchObject({
      total: 2,
      data: [
        { id, status: 1 },
        { id: second.id, status: 0 },
      ],
    })
  })
})

describe('what a ticket may be about', () => {
  it('is listed to whom it belongs, the latest first, and to nobody else', async () => {
    const { buyer, seller, goodsId } = await openMarket(api)
    const { id: order } = await buy(buyer, goodsId)
    api.clock.advance(1)
    const { id: payout } = await applyFor(buyer)
    const amount = { asset: 'LTC', units: expect.any(String) }
    expect((await of(buyer).bindable.query()).data).toMatchObject([
      { kind: 'withdrawal', id: payout, title: null, side: null, amount },
      { kind: 'goodsOrder', id: order, title: 'Steam wallet code', side: 'buyer', status: 'open', amount },
    ])
    expect((await of(seller).bindable.query()).data).toMatchObject([{ kind: 'goodsOrder', id: order, side: 'seller' }])
    const [maker, taker] = [await trader(api, '1000'), await trader(api, '0')]
    const otc = await takeOffer(taker, await publishOffer(maker))
    expect((await of(taker).bindable.query()).data).toMatchObject([{ kind: 'otcOrder', id: otc.id, side: 'buyer' }])
    expect((await of(await person(api)).bindable.query()).data).toEqual([])
    for (const { kind, id } of (await of(buyer).bindable.query()).data) await ask(buyer, { about: { kind, id } })
  })

  it('how long the first answer takes is the middle of the latest', async () => {
    await api.app.sql`update ticket set first_answered_at = null`
    expect(await of(writer).firstAnswer.query()).toEqual({ seconds: null })
    for (const minutes of [1, 10, 300]) {
      const { id, conversationId } = await asked()
      await of(moderator).take.mutate({ id })
      api.clock.advance(minutes * 60)
      await answer(moderator, conversationId)
    }
    expect(await of(writer).firstAnswer.query()).toEqual({ seconds: 600 })
  })
})

describe('the desk of the staff', () => {
  const channel = 'ticketDesk:1'
  let url: string
  beforeAll(async () => {
    url = await liveUrl(api)
  })

  it('is nobody else’s to hear of, and there is one', async () => {
    for (const [who, named, code] of [
      [writer, channel, 'FORBIDDEN'],
      [moderator, 'ticketDesk:2', 'NOT_FOUND'],
    ] as const) {
      const follower = follow(url, { token: who.client.token(), channel: named })
      await expect.poll(() => follower.errors).toEqual([code])
      await follower.close()
    }
  })

  it('hears of each line and step as it happens', async () => {
    const follower = follow(url, { token: moderator.client.token(), channel })
    await expect.poll(() => follower.topics()).toEqual(['hello'])
    const { id, conversationId } = await asked()
    await expect.poll(() => follower.topics()).toEqual(['hello', 'talk'])
    await of(moderator).close.mutate({ id, unread })
    await expect.poll(() => follower.topics()).toEqual(['hello', 'talk', 'talk'])
    expect(follower.events.at(-1)?.payload).toEqual({ id: conversationId, event: 'said' })
    await follower.close()
  })
})

it('a search in the chats finds no tickets, which stand in no tab there', async () => {
  const { conversationId } = await asked({ title: 'Zanzibar parcel', html: 'My zanzibar parcel has not come.' })
  expect((await linesOf(writer, conversationId)).length).toBe(1)
  const found = await writer.client.trpc.conversations.search.query({ words: 'zanzibar' })
  expect(found).toMatchObject({ chats: [], lines: [] })
})
