import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { startPushService, type PushService } from '../../../test/outside/push-service.ts'
import { buy, newKey, openMarket, publish, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import { sameBrowserAt, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { inside, over, say } from './talking.test-data.ts'

const MINUTE = 60

let service: PushService
let api: TestApp
let second: TestApp
let market: Market
/** The buyer's conversation over the market's goods. */
let talk: number

beforeAll(async () => {
  service = await startPushService()
  api = await createTestApp({ rateLimiter: unlimited })
  second = await createTestApp({ beside: api, rateLimiter: unlimited })
})
afterAll(async () => {
  await second.close()
  await api.close()
  await service.stop()
})
beforeEach(async () => {
  service.answerWith(201)
  market = await openMarket(api)
  talk = (await say(market.buyer, over(market.goodsId), { html: 'Does it work offline?' })).conversationId
})

const chats = ({ client }: Person) => client.trpc.conversations
const read = (who: Person, upTo: number) => chats(who).markRead.mutate({ conversationId: talk, upTo })

/** A reader's messages about conversations, newest first. */
async function told(who: Person) {
  const { data } = await who.client.trpc.messages.list.query({ limit: 60 })
  return data.filter(({ message }) => message.kind.includes('Talk.'))
}
const kindsOf = async (who: Person) =>
  (await told(who)).map(({ message: { kind, side, facts }, type, senderId }) => ({ kind, side, facts, type, senderId }))
const unread = async (who: Person) => (await told(who)).filter(({ readAt }) => readAt === null).length

async function followed(who: Person) {
  const { outside } = who.client.trpc
  const { publicKey } = (await outside.status.query()).push
  const browser = service.browser(publicKey ?? '')
  await outside.subscribe.mutate(browser.subscription)
  await outside.choosePush.mutate({ types: ['chat'] })
  return browser
}
const minutes = async (count: number) => {
  api.clock.advance(count * MINUTE)
  await api.app.jobs.runDue()
}

describe('a line is a message', () => {
  it('to whoever did not say it, by what the talk is over, and leads to the chat', async () => {
    expect(await told(market.seller)).toMatchObject([
      {
        type: 'goods',
        message: { kind: 'goodsTalk.said', subjectId: talk, side: 'owner', facts: { staff: 0 } },
        about: { title: 'Steam wallet code', within: { goods: market.goodsId } },
        senderId: market.buyer.uid,
        readAt: null,
      },
    ])
    expect(await told(market.buyer)).toEqual([])
    await say(market.seller, inside(talk), { html: 'It does.' })
    expect(await kindsOf(market.buyer)).toEqual([
      { kind: 'goodsTalk.said', side: 'asker', facts: { staff: 0 }, type: 'goods', senderId: market.seller.uid },
    ])
  })

  it('which stands for all lines until they are read, and comes up again after ten minutes', async () => {
    const [first] = await told(market.seller)
    await say(market.buyer, inside(talk), { html: 'And on a phone?' })
    expect((await told(market.seller)).map(({ id }) => id)).toEqual([first?.id])
    api.clock.advance(10 * MINUTE)
    await say(market.buyer, inside(talk), { html: 'Anybody there?' })
    const [again, ...others] = await told(market.seller)
    expect([others.length, again?.createdAt, (again?.id ?? 0) > (first?.id ?? 0)]).toEqual([0, api.clock.now(), true])
  })

  it('read with the talk’s last line, not before, and news again with the next', async () => {
    await say(market.buyer, inside(talk), { html: 'And on a phone?' })
    await read(market.seller, 1)
    expect(await unread(market.seller)).toBe(1)
    await read(market.seller, 2)
    expect(await unread(market.seller)).toBe(0)
    await say(market.buyer, inside(talk), { html: 'Thank you.' })
    expect([await unread(market.seller), (await told(market.seller)).length]).toEqual([1, 1])
  })

  it('that stays unread when it is said while the one before is read, through whichever process', async () => {
    const there = sameBrowserAt(second, market.seller)
    const rounds = 5 * Number(process.env['RACE_ROUNDS'] ?? 1)
    for (let line = 2; line <= rounds + 1; line += 1) {
      await Promise.all([
        say(market.buyer, inside(talk), { html: `line ${line}` }),
        read(line % 2 ? market.seller : there, line - 1),
      ])
      const { unread: lines } = await chats(market.seller).unread.query()
      expect([lines > 0, await unread(market.seller)]).toEqual([true, 1])
      await read(market.seller, line)
      expect(await unread(market.seller)).toBe(0)
    }
  })

  it('of the staff to both sides, under no name', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    const { id } = await buy(market.buyer, market.goodsId)
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
    await read(market.seller, 1)
    await say(arbiter, inside(talk), { html: 'Which of the files did you open?' })
    for (const who of [market.buyer, market.seller]) {
      expect((await kindsOf(who))[0]).toMatchObject({ facts: { staff: 1 }, senderId: 0 })
    }
    expect(await told(arbiter)).toEqual([])
  })

  it('about an ad under its tab, and in a ticket none but the answer', async () => {
    const contents = { format: 'html', html: '<p>Everything about it.</p>' } as const
    const { ads } = market.seller.client.trpc
    const { id } = await ads.create.mutate({ title: `Winter_sale_${talk}`, contents, attach: [] })
    const to = { subject: { kind: 'ad', id } } as const
    await chats(market.buyer).say.mutate({ to, contents, clientKey: newKey() })
    expect((await kindsOf(market.seller))[0]).toMatchObject({ kind: 'adTalk.said', type: 'forum', side: 'owner' })

    const { tickets } = market.buyer.client.trpc
    const ticket = await tickets.create.mutate({ title: 'Where is my key?', contents, clientKey: newKey() })
    const admin = await staffPerson(api, 'administrator')
    await admin.client.trpc.tickets.take.mutate({ id: ticket.id })
    const { conversationId } = await tickets.info.query({ id: ticket.id })
    await say(admin, inside(conversationId), { html: 'Here it is.' })
    const { data } = await market.buyer.client.trpc.messages.list.query({ types: ['admin'] })
    expect(data.map(({ message }) => message.kind)).toEqual(['ticket.answered'])
    expect(await told(market.buyer)).toEqual([])
  })
})

describe('over an offer of the fiat market', () => {
  beforeAll(() => api.app.settings.change(SMALL_LIMITS, 100_001))

  it('who asks, who takes and that it ran out is told to its owner, each once', async () => {
    const [maker, taker] = [await trader(api, '100'), await trader(api, '0')]
    const offer = await publishOffer(maker, { total: '2', unitPrice: '100', minimum: '60', maximum: '200' })
    const to = { subject: { kind: 'otcOffer', id: offer } } as const
    const ask = { format: 'html', html: 'Do you answer at night?' } as const
    const { conversationId } = await chats(taker).say.mutate({ to, contents: ask, clientKey: newKey() })
    expect(await kindsOf(maker)).toMatchObject([{ kind: 'otcTalk.said', type: 'otc', side: 'owner' }])

    const { id: order } = await takeOffer(taker, offer, { volume: '0.8' })
    const ofOffer = async () => {
      const { data } = await maker.client.trpc.messages.list.query({ types: ['otc'] })
      return data.map(({ message: { kind, subjectId, side } }) => `${kind} ${subjectId} ${side}`).toSorted()
    }
    const asked = `otcTalk.said ${conversationId} owner`
    expect(await ofOffer()).toEqual([`otcOffer.taken ${order} seller`, asked])
    const { id: last } = await takeOffer(taker, offer, { volume: '0.8' })
    expect(await ofOffer()).toEqual([
      `otcOffer.ranOut ${offer} null`,
      `otcOffer.taken ${order} seller`,
      `otcOffer.taken ${last} seller`,
      asked,
    ])
    // Volume that a cancelled order returns can be taken again, and run out again.
    await taker.client.trpc.otcOrders.cancel.mutate({ id: last })
    await takeOffer(taker, offer, { volume: '1.2' })
    expect((await ofOffer()).filter((each) => each === `otcOffer.ranOut ${offer} null`)).toHaveLength(2)

    await chats(maker).markRead.mutate({ conversationId, upTo: 1 })
    await say(taker, inside(conversationId), { html: 'Sent.' })
    expect(await kindsOf(maker)).toMatchObject([{ kind: 'otcOrderTalk.said', type: 'otcOrder', side: 'owner' }])
  })

  it('of many who take the last of it at once, one order tells that it ran out', async () => {
    const maker = await trader(api, '100')
    const offer = await publishOffer(maker, { total: '5', unitPrice: '100', minimum: '100', maximum: '200' })
    const takers = await Promise.all(Array.from({ length: 5 }, () => trader(api, '0')))
    await Promise.all(takers.map((taker) => takeOffer(taker, offer, { volume: '1' })))
    const rows = await api.app.db.execute(
      sql`select 1 from user_message where kind = 'otcOffer.ranOut' and uid = ${maker.uid}`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('outside the site', () => {
  it('a chat is told as what it is, once in ten minutes however often it is read and written', async () => {
    const browser = await followed(market.seller)
    const count = () => browser.pushes.length
    await say(market.buyer, inside(talk), { html: 'And on a phone?' })
    await api.app.jobs.runDue()
    // The first line was written before the type was chosen, and its message covers this line too.
    expect(count()).toBe(0)
    await read(market.seller, 2)
    await minutes(10)
    await say(market.buyer, inside(talk), { html: 'Hello?' })
    await api.app.jobs.runDue()
    expect(browser.pushes.at(-1)?.payload).toEqual({
      title: 'Jindu 津渡',
      body: 'Something new: Chats: a new line',
      type: 'chat',
      to: `/personal/chat/receive_goods?chat_id=${talk}`,
      lang: 'en',
      actions: [
        { action: 'open', title: 'Open', to: `/personal/chat/receive_goods?chat_id=${talk}` },
        { action: 'all', title: 'All messages', to: '/personal/message' },
      ],
    })
    expect(count()).toBe(1)
    await read(market.seller, 3)
    await say(market.buyer, inside(talk), { html: 'One more.' })
    await minutes(9)
    expect(count()).toBe(1)
    // Read, then written again: the queued message covers the later line, and keeps the first one's due time.
    await read(market.seller, 4)
    await say(market.buyer, inside(talk), { html: 'And one more.' })
    await api.app.jobs.runDue()
    expect(count()).toBe(1)
    await minutes(1)
    expect(count()).toBe(2)
    await minutes(20)
    expect(count()).toBe(2)
  })

  it('what is read before its time is not told, and no other type tells of chats', async () => {
    const browser = await followed(market.seller)
    const other = (
      await say(market.buyer, over(await publish(market.seller, market.categoryId, 'Another licence')), {
        html: 'And this?',
      })
    ).conversationId
    await chats(market.seller).markRead.mutate({ conversationId: other, upTo: 1 })
    await market.seller.client.trpc.outside.choosePush.mutate({ types: ['goods', 'order'] })
    await read(market.seller, 1)
    await say(market.buyer, inside(talk), { html: 'Hello?' })
    await minutes(11)
    expect(browser.pushes).toEqual([])
  })
})
