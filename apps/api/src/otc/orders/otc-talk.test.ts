import { ERRORS } from '@jindu/domain/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { createMsClient, type MsClient } from '../../../test/ms-client.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import { LOGIN, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

let api: TestApp
let maker: Person
let taker: Person
let arbiter: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker] = await Promise.all([trader(api, '1000'), trader(api, '0')])
  arbiter = await staffPerson(api, 'arbiter')
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const chatsOf = ({ client }: Person) => client.trpc.conversations

const say = (by: Person, conversationId: number, text: string, attachments: string[] = [], orderId?: number) =>
  chatsOf(by).say.mutate({
    to: { conversationId },
    contents: { format: 'html', html: `<p>${text}</p>` },
    attachments,
    clientKey: newKey(),
    ...(orderId === undefined ? {} : { orderId }),
  })

async function chatOf(by: Person, order: { id: number }): Promise<number> {
  const { chatId } = await ordersOf(by).info.query(order)
  return chatId ?? 0
}

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

describe('the talk of an order', () => {
  it('is refused to strangers, and to arbiters until the order is disputed', async () => {
    const order = await takeOffer(taker, await publishOffer(maker))
    const chat = await chatOf(maker, order)
    const stranger = await trader(api, '0')
    expect(await refusalCode(say(stranger, chat, 'Hello.'))).toBe('CHAT_NOT_FOUND')
    await ordersOf(taker).pay.mutate(order)
    expect(await refusalCode(chatsOf(arbiter).lines.query({ conversationId: chat }))).toBe('CHAT_NOT_FOUND')
    await say(taker, chat, 'Sent at ten past eight.')
    await ordersOf(maker).complain.mutate(order)
    expect((await chatsOf(arbiter).lines.query({ conversationId: chat })).lines).toMatchObject([
      { text: 'Sent at ten past eight.', uid: taker.uid },
    ])
  })

  it('names no order of others', async () => {
    const [one, other] = [
      await takeOffer(taker, await publishOffer(maker)),
      await takeOffer(taker, await publishOffer(maker)),
    ]
    expect(await refusalCode(say(taker, await chatOf(taker, one), 'See here.', [], other.id))).toBe('ID_INVALID')
  })

  it('is opened by taking, has pictures, asks for no reply right, and goes on with the next order on the offer', async () => {
    await api.app.settings.change({ replyRightRequired: true }, arbiter.uid)
    const offer = await publishOffer(maker)
    const order = await takeOffer(taker, offer)
    const chat = await chatOf(taker, order)
    const file = (await upload(taker.client, await picture().png().toBuffer(), { kind: 'chat' })).json().id
    await say(taker, chat, 'The receipt.', [file], order.id)
    await say(maker, chat, 'Seen.')
    expect((await maker.client.inject({ method: 'GET', url: `/files/${file}` })).statusCode).toBe(200)
    expect((await chatsOf(maker).lines.query({ conversationId: chat })).lines).toMatchObject([
      { text: 'The receipt.', fileIds: [file], orderId: order.id },
      { text: 'Seen.', mine: true },
    ])
    expect(await chatOf(maker, await takeOffer(taker, offer))).toBe(chat)
    expect((await ordersOf(maker).list.query({ offerId: offer, otherUid: taker.uid })).total).toBe(2)
    const { data } = await chatsOf(maker).list.query({ kind: 'otcOffer' })
    expect(data.find(({ id }) => id === chat)).toMatchObject({ subject: { id: offer }, side: 'owner' })
    const stranger = await trader(api, '0')
    const asked = chatsOf(stranger).say.mutate({
      to: { subject: { kind: 'otcOffer', id: offer } },
      contents: { format: 'html', html: '<p>Any fee?</p>' },
      attachments: [],
      clientKey: newKey(),
    })
    expect(await refusalCode(asked)).toBe('REPLY_RIGHT_REQUIRED')
    await api.app.settings.change({ replyRightRequired: false }, arbiter.uid)
  })
})

it('an order is found by its offer or its talk, by its parties only: one that runs first, then the latest, as lists have them', async () => {
  const offerId = await publishOffer(maker)
  const ended = await takeOffer(taker, offerId)
  const conversationId = await chatOf(taker, ended)
  const found = (by: Person, known: Parameters<ReturnType<typeof ordersOf>['find']['query']>[0]) =>
    ordersOf(by).find.query(known)
  expect(await refusalCode(found(taker, {}))).toBe('ID_INVALID')
  expect(await found(taker, { offerId })).toEqual(ended)
  await ordersOf(taker).cancel.mutate(ended)
  expect(await found(maker, { conversationId })).toEqual(ended)
  const running = await takeOffer(taker, offerId)
  const stranger = await trader(api, '0')
  const theirs = await takeOffer(stranger, offerId)
  const last = await takeOffer(taker, offerId)
  await ordersOf(taker).cancel.mutate(last)
  for (const known of [{ offerId }, { conversationId }, { offerId, conversationId, role: 'buyer' as const }]) {
    expect([known, await found(taker, known)]).toEqual([known, running])
  }
  const { data } = await ordersOf(maker).list.query({ offerId, otherUid: taker.uid })
  expect(data.map(({ id }) => id)).toEqual([running.id, last.id, ended.id])
  const createdAt = Math.max(...data.map((row) => row.createdAt))
  const between = async (span: { from?: number; to?: number }) =>
    (await ordersOf(maker).list.query({ offerId, otherUid: taker.uid, ...span })).data.map(({ id }) => id)
  expect(await between({ from: createdAt, to: createdAt + 60 })).toContain(running.id)
  expect(await between({ from: createdAt + 60 })).toEqual([])
  expect(await between({ to: createdAt - 600 })).toEqual([])
  expect(await refusalCode(between({ from: createdAt + 1, to: createdAt }))).toBe('INPUT_INVALID')
  expect(await found(maker, { conversationId, role: 'seller' })).toEqual(running)
  expect(await found(maker, { offerId })).toEqual(theirs)
  expect(await found(taker, { offerId, role: 'seller' })).toEqual({ id: null })
  expect(await found(stranger, { conversationId })).toEqual({ id: null })
})

describe('old clients', () => {
  const CHAT = 'user.otc.MsOtcChat'
  const ORDERS = 'user.otc.MsOtcOrderNew/getChatOrderList'

  it('talk over an offer, list their chats and the orders of one', async () => {
    const offer = await publishOffer(maker)
    const order = await takeOffer(taker, offer)
    const [owner, other] = await Promise.all([loggedIn(maker.uid), loggedIn(taker.uid)])
    const { chat_id } = (await other.post(`${CHAT}/releaseOtcPrivateReply`, { id: offer, contents: 'Paid.' })).data
    expect(chat_id).toBe(await chatOf(taker, order))
    await owner.post(`${CHAT}/releaseOtcPrivateReply`, { id: offer, contents: 'Thanks.', chat_id })
    const read = await other.post(`${CHAT}/getPrivateReplyList`, { otc_id: offer, chat_id })
    expect(read.data.data).toMatchObject([
      { contents: 'Paid.', user_id: taker.uid, delete: 0 },
      { contents: 'Thanks.', user_id: maker.uid },
    ])
    await other.post(`${CHAT}/invisible`, { id: read.data.data[0].id })
    const after = await owner.post(`${CHAT}/getPrivateReplyList`, { otc_id: offer, chat_id })
    expect(after.data.data[0]).toMatchObject({ contents: '', delete: 1 })
    const chats = await owner.get(`${CHAT}/getChatList`, {})
    expect(chats.data.data[0]).toMatchObject({ chat_id, otc_id: offer, user_id: taker.uid, unread: 0 })
    for (const named of [{ chat_id }, { order_id: order.id }, { topic_id: offer }]) {
      const { data } = await owner.get(ORDERS, named)
      expect([data.total, data.data[0]]).toMatchObject([1, { id: order.id, topic_id: offer, chat_id }])
    }
    const stranger = await loggedIn((await trader(api, '0')).uid)
    expect((await stranger.get(ORDERS, { chat_id })).code).toBe(ERRORS.CHAT_NOT_FOUND.msCode)
    expect((await stranger.get(ORDERS, { topic_id: offer })).data.total).toBe(0)
  })
})
