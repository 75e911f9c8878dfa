import { pushOf } from './push-of.ts'
import { MESSAGE_TYPES } from '@jindu/domain/messages'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { liveUrl } from '../../../test/live/follow.ts'
import { announce } from '../../../test/live/made-up.ts'
import { buy, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { person, type Person } from '../../../test/people.ts'
import { createPushLoop } from './push-loop.ts'

let api: TestApp
let url: string
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  url = (await liveUrl(api)).replace('/trpc', '/api/live')
  market = await openMarket(api)
})
afterAll(() => api.close())

interface Frame {
  readonly type?: string
  readonly kind?: number
  readonly unread?: number
  readonly data?: unknown
}

/** A client of old: it knows frames, and nothing of cookies or tRPC. */
async function openOld(headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(url, { headers })
  const frames: Frame[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())))
  const closed = new Promise<[number, string]>((resolve) =>
    socket.on('close', (code, reason) => resolve([code, reason.toString()])),
  )
  await once(socket, 'open')
  return {
    socket,
    frames,
    closed,
    pushes: () => frames.filter(({ kind }) => kind !== undefined),
    send: (frame: object) => socket.send(JSON.stringify(frame)),
  }
}

async function connected({ client }: Person) {
  const old = await openOld()
  old.send({ type: 'token', token: client.token() })
  await expect.poll(() => old.frames[0]).toEqual({ type: 'connected', ping_interval: 2500 })
  return old
}

describe('the live connection of old clients', () => {
  it.each([
    ['text', 'hello'],
    ['a push', '{"kind":6}'],
    ['a heartbeat before the token', '{"type":"ping"}'],
    ['a token that is none', '{"type":"token"}'],
    ['a token that is too long', JSON.stringify({ type: 'token', token: 'x'.repeat(201) })],
  ])('ends for %s', async (_, text) => {
    const old = await openOld()
    old.socket.send(text)
    expect(await old.closed).toEqual([1008, 'unknown message'])
  })

  it('refuses a token without a session', async () => {
    const { client } = await person(api)
    const ended = client.token()
    await client.trpc.accounts.logout.mutate()
    for (const token of ['', 'nonsense', ended]) {
      const old = await openOld()
      old.send({ type: 'token', token })
      expect((await old.closed)[0]).toBe(4401)
    }
  })

  it('does not know anybody by a cookie', async () => {
    const { client } = await person(api)
    const old = await openOld({ cookie: `jindu_session=${client.token()}`, origin: 'https://evil.example' })
    old.send({ type: 'token', token: '' })
    expect((await old.closed)[0]).toBe(4401)
  })

  it('takes one token', async () => {
    const someone = await person(api)
    const old = await connected(someone)
    old.send({ type: 'token', token: someone.client.token() })
    expect((await old.closed)[0]).toBe(1008)
  })

  it('beats each way', async () => {
    const old = await connected(await person(api))
    old.send({ type: 'ping' })
    await expect.poll(() => old.frames[1]).toEqual({ type: 'ping' })
    old.socket.close()
  })

  it('pushes an order’s change to both parties with what they have not read, and to nobody else', async () => {
    const stranger = await person(api)
    const [seller, buyer, apart] = [
      await connected(market.seller),
      await connected(market.buyer),
      await connected(stranger),
    ]
    const { id } = await buy(market.buyer, market.goodsId)
    const { unread } = await market.seller.client.trpc.messages.unreadCount.query()
    for (const old of [seller, buyer]) {
      await expect
        .poll(() => old.pushes()[0])
        .toMatchObject({ kind: 6, data: { order_id: id, message_type_id: MESSAGE_TYPES.order } })
    }
    expect(seller.pushes()[0]?.unread).toBe(unread)
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
    await expect.poll(() => seller.pushes().length).toBeGreaterThan(1)
    expect(seller.pushes().at(-1)).toMatchObject({ kind: 6, data: { order_id: id } })
    expect(apart.pushes()).toEqual([])
    for (const old of [seller, buyer, apart]) old.socket.close()
  })

  it('says nothing of topics that old clients do not know', async () => {
    const someone = await person(api)
    const old = await connected(someone)
    const tell = (topic: string) => announce(api, { topic, uids: [someone.uid], payload: { id: 7 } })
    await tell('moderation')
    await tell('of a later version')
    await tell('goods')
    await expect.poll(() => old.pushes()).toEqual([{ kind: 0, unread: 0, data: {} }])
    old.socket.close()
  })

  it.each(['wallet', 'right', 'ad', 'otcOffer', 'inbox', 'comment', 'review'])(
    'counts again what is unread when %s tells of something, which may have stored a message',
    async (topic) => {
      const someone = await person(api)
      const old = await connected(someone)
      await announce(api, { topic, uids: [someone.uid], payload: { id: 7 } })
      await expect.poll(() => old.pushes()).toEqual([{ kind: 0, unread: 0, data: {} }])
      old.socket.close()
    },
  )

  it('pushes a new chat line to both sides with its chat, and the message of it is unread for the other one', async () => {
    const [asker, owner] = [await connected(market.buyer), await connected(market.seller)]
    const { unread } = await market.seller.client.trpc.messages.unreadCount.query()
    const { conversationId } = await market.buyer.client.trpc.conversations.say.mutate({
      to: { subject: { kind: 'goods', id: market.goodsId } },
      contents: { format: 'html', html: 'Does it work offline?' },
      clientKey: newKey(),
    })
    for (const old of [asker, owner]) {
      await expect.poll(() => old.pushes()[0]).toMatchObject({ kind: 1, data: { chat_id: conversationId } })
    }
    expect(owner.pushes()[0]?.unread).toBe(unread + 1)
    for (const old of [asker, owner]) old.socket.close()
  })

  it('ends with the session', async () => {
    const someone = await person(api)
    const old = await connected(someone)
    await someone.client.trpc.accounts.logout.mutate()
    expect(await old.closed).toEqual([4401, 'SESSION_ENDED'])
  })

  it('is described beside the calls', async () => {
    const { body } = await api.server.inject({ method: 'GET', url: '/api/docs/guide' })
    for (const word of ['/api/live', 'ping_interval', '4401', 'A new chat line']) expect(body).toContain(word)
  })
})

describe('pushes of a burst', () => {
  it('are counted once and sent once a second, each thing once', async () => {
    let counts = 0
    const sent: unknown[] = []
    const end = new AbortController()
    const loop = createPushLoop(
      () => Promise.resolve((counts += 1)),
      (frame) => sent.push(frame),
      end.signal,
    )
    for (let id = 0; id < 300; id += 1) void loop.add({ kind: 6, data: { order_id: id % 3 } })
    await expect.poll(() => sent.length).toBe(4)
    expect(counts).toBe(2)
    end.abort()
  })

  it('fail when the count cannot be read, and begin again with the next', async () => {
    const sent: unknown[] = []
    let fails = true
    const end = new AbortController()
    const readUnread = () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve(2))
    const loop = createPushLoop(readUnread, (frame) => sent.push(frame), end.signal)
    await expect(loop.add({ kind: 6, data: {} })).rejects.toThrow('no database')
    fails = false
    void loop.add({ kind: 6, data: {} })
    await expect.poll(() => sent).toEqual([{ kind: 6, unread: 2, data: {} }])
    end.abort()
  })
})

it('says of which market an order is: their numbers may be the same', () => {
  const event = { id: 1, place: 1, at: 0 }
  const cancelled = { id: 7, event: 'cancel' } as const
  expect(pushOf({ ...event, topic: 'otcOrder', payload: cancelled })).toEqual({
    kind: 6,
    data: { order_id: 7, message_type_id: 8 },
  })
  expect(pushOf({ ...event, topic: 'goodsOrder', payload: { id: 7, event: 'placed' } })).toEqual({
    kind: 6,
    data: { order_id: 7, message_type_id: 4 },
  })
})
