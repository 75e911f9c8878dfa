import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow, liveUrl, type Followed } from '../../../test/live/follow.ts'
import { madeUp } from '../../../test/live/made-up.ts'
import { openRawSocket } from '../../../test/live/raw-socket.ts'
import { openMarket, type Market } from '../../../test/market/market.ts'
import { person } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'

/** Kinds that no feature knows: the engine serves them like its own. */
const closed = new Set<number>()
const asked: number[] = []
const parcels = {
  access: 'visitor',
  isOpen: (id: number) => {
    asked.push(id)
    return Promise.resolve(!closed.has(id))
  },
} as const
const depots = { access: 'user', isOpen: () => Promise.resolve(true) } as const

let api: TestApp
let url: string
beforeAll(async () => {
  api = await createTestApp({ channels: { parcel: parcels, depot: depots } })
  url = await liveUrl(api)
})
afterAll(() => api.close())

const announce = (channel: string, id: number, uids: number[] = []) =>
  commitVerb(api.app, { outbox: [madeUp({ topic: 'moved', uids, channels: [channel], payload: { id } })] })

const moved = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    madeUp({ topic: 'moved', channels: ['parcel:5'], payload: { id: from + at } }),
  )

async function followed(options: Followed) {
  const follower = follow(url, options)
  await expect.poll(() => follower.topics()[0]).toBe('hello')
  return follower
}

async function refusal(options: Followed): Promise<string> {
  const follower = follow(url, options)
  await expect.poll(() => follower.errors).toHaveLength(1)
  await follower.close()
  return follower.errors[0] ?? ''
}

describe('a made-up subject’s channel', () => {
  it.each(['unknown:1', 'constructor:1', '__proto__:1'])('%s is none', async (channel) => {
    expect(await refusal({ token: null, channel })).toMatch(/^(NOT_FOUND|INPUT_INVALID)$/)
  })

  it.each(['parcel', 'parcel:', 'parcel:x', 'parcel:-1', 'parcel:1:2', `parcel:${'1'.repeat(16)}`, ''])(
    'is not asked for as %s',
    async (channel) => {
      expect(await refusal({ token: null, channel })).toBe('INPUT_INVALID')
    },
  )

  it('for whoever is logged in refuses visitors and ended sessions', async () => {
    expect(await refusal({ token: null, channel: 'depot:1' })).toBe('LOGIN_REQUIRED')
    const { client } = await person(api)
    const token = client.token()
    await client.trpc.accounts.logout.mutate()
    expect(await refusal({ token, channel: 'depot:1' })).toBe('SESSION_ENDED')
  })

  it('that is not open refuses everybody', async () => {
    closed.add(66)
    expect(await refusal({ token: null, channel: 'parcel:66' })).toBe('NOT_FOUND')
  })

  it('brings its events to visitors and accounts alike, and those of no other', async () => {
    const { client } = await person(api)
    const [visitor, user, apart] = [
      await followed({ token: null, channel: 'parcel:1' }),
      await followed({ token: client.token(), channel: 'parcel:1' }),
      await followed({ token: null, channel: 'parcel:2' }),
    ]
    await announce('parcel:1', 1)
    await expect.poll(() => visitor.events[1]).toMatchObject({ topic: 'moved', payload: { id: 1 } })
    await expect.poll(() => user.topics()).toEqual(['hello', 'moved'])
    expect(apart.topics()).toEqual(['hello'])
    for (const follower of [visitor, user, apart]) await follower.close()
  })

  it('is asked for once by all who come at the same time', async () => {
    asked.length = 0
    const socket = await openRawSocket(url)
    socket.send(
      JSON.stringify(
        [1, 2, 3, 4, 5].map((id) => ({
          id,
          jsonrpc: '2.0',
          method: 'subscription',
          params: { path: 'live.channel', input: { channel: 'parcel:8' } },
        })),
      ),
    )
    await expect.poll(() => socket.messages.filter(({ result }) => result?.type === 'data')).toHaveLength(5)
    expect(asked).toEqual([8])
    socket.close()
  })

  it('asks once for all who follow whether it may be told', async () => {
    const followers = await Promise.all(
      Array.from({ length: 20 }, () => followed({ token: null, channel: 'parcel:3' })),
    )
    asked.length = 0
    await announce('parcel:3', 1)
    for (const follower of followers) await expect.poll(() => follower.topics()).toEqual(['hello', 'moved'])
    expect(asked).toEqual([3])
    for (const follower of followers) await follower.close()
  })

  it('that closes tells nobody what happens then, and ends', async () => {
    const follower = await followed({ token: null, channel: 'parcel:4' })
    closed.add(4)
    await announce('parcel:4', 1)
    await expect.poll(() => follower.errors).toEqual(['NOT_FOUND'])
    expect(follower.topics()).toEqual(['hello'])
    await follower.close()
  })

  it('for whoever is logged in ends with the session', async () => {
    const { client } = await person(api)
    const follower = await followed({ token: client.token(), channel: 'depot:2' })
    await client.trpc.accounts.logout.mutate()
    await expect.poll(() => follower.errors).toEqual(['SESSION_ENDED'])
    await follower.close()
  })

  it('brings what was missed, or a gap', async () => {
    const place = String(api.app.outbox.place())
    await commitVerb(api.app, { outbox: moved(0, 200) })
    const all = await followed({ token: null, channel: 'parcel:5', lastEventId: place })
    await expect.poll(() => all.events).toHaveLength(201)
    await all.close()
    await commitVerb(api.app, { outbox: moved(200, 201) })
    const short = await followed({ token: null, channel: 'parcel:5', lastEventId: place })
    await expect.poll(() => short.topics().slice(0, 2)).toEqual(['hello', 'gap'])
    await short.close()
  })

  it('tells a burst at most twice a second, whatever its length', async () => {
    const follower = await followed({ token: null, channel: 'parcel:6' })
    for (let round = 0; round < 40; round += 1) await announce('parcel:6', 6)
    const [last] = await api.app.sql<{ id: number }[]>`select max(id)::int as id from outbox`
    await expect.poll(() => follower.events.at(-1)?.id, { timeout: 10_000 }).toBe(last?.id)
    expect(follower.events.length).toBeLessThan(20)
    await follower.close()
  })

  it('is followed by one address a bounded number of times', async () => {
    const sockets = await Promise.all(Array.from({ length: 14 }, () => openRawSocket(url)))
    for (const socket of sockets) {
      for (let id = 1; id <= 30; id += 1) socket.subscribe(id, 'live.channel', { channel: 'parcel:7' })
    }
    const answers = () => sockets.flatMap(({ messages }) => messages).map(({ result, error }) => [result?.type, error])
    await expect.poll(() => answers().filter(([type]) => type === 'data').length).toBe(400)
    const refused = () => answers().flatMap(([, error]) => error ?? [])
    await expect.poll(refused).toHaveLength(20)
    expect(refused()[0]).toMatchObject({ data: { domain: { code: 'RATE_LIMITED' } } })
    for (const socket of sockets) socket.close()
  })
})

describe('a goods page’s channel', () => {
  let market: Market
  let shop: TestApp
  let shopUrl: string
  beforeAll(async () => {
    shop = await createTestApp()
    shopUrl = await liveUrl(shop)
    market = await openMarket(shop, '10')
  })
  afterAll(() => shop.close())

  it('tells a visitor of a change, ids only', async () => {
    const visitor = follow(shopUrl, { token: null, channel: `goods:${market.goodsId}` })
    await expect.poll(() => visitor.topics()).toEqual(['hello'])
    await market.seller.client.trpc.goods.setOffline.mutate({ id: market.goodsId, offline: true })
    await expect.poll(() => visitor.events[1]?.payload).toEqual({ id: market.goodsId, event: 'offline' })
    await visitor.close()
  })

  it('does not exist for goods that do not', async () => {
    const visitor = follow(shopUrl, { token: null, channel: 'goods:987654321' })
    await expect.poll(() => visitor.errors).toEqual(['NOT_FOUND'])
    await visitor.close()
  })
})
