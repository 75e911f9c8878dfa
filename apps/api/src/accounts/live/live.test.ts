import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow as followAt, liveUrl } from '../../../test/live/follow.ts'
import { madeUp } from '../../../test/live/made-up.ts'
import { openRawSocket } from '../../../test/live/raw-socket.ts'
import { person } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'

let api: TestApp
let url: string
beforeAll(async () => {
  api = await createTestApp()
  url = await liveUrl(api)
})
afterAll(() => api.close())

const follow = (token: string | null, lastEventId?: string) =>
  followAt(url, lastEventId === undefined ? { token } : { token, lastEventId })

const announce = (uids: number[], topic: string, id = 7) =>
  commitVerb(api.app, { outbox: [madeUp({ topic, uids, payload: { id } })] })

describe('the live connection', () => {
  it('refuses visitors and another site', async () => {
    const visitor = follow(null)
    await expect.poll(() => visitor.errors).toEqual(['LOGIN_REQUIRED'])
    await visitor.close()
    const { client } = await person(api)
    const foreign = await openRawSocket(url, {
      origin: 'https://evil.example',
      cookie: `jindu_session=${client.token()}`,
    })
    foreign.subscribe(1, 'live.events', {})
    await foreign.closed
    expect(JSON.stringify(foreign.messages)).toContain('"message":"ORIGIN_REFUSED"')
    expect(JSON.stringify(foreign.messages)).not.toContain('hello')
  })

  it('refuses a place in the stream that is no number', async () => {
    const { client } = await person(api)
    for (const place of ['-1', 'NaN', '1e9', '99999999999999999999']) {
      const follower = follow(client.token(), place)
      await expect.poll(() => follower.errors).toEqual(['ID_INVALID'])
      await follower.close()
    }
  })

  it('brings an account its own events and nobody else’s', async () => {
    const [one, two] = [await person(api), await person(api)]
    const first = follow(one.client.token())
    const second = follow(two.client.token())
    await expect.poll(() => [first.topics(), second.topics()]).toEqual([['hello'], ['hello']])
    await announce([one.uid], 'goodsOrder')
    await announce([one.uid, two.uid], 'wallet')
    await expect.poll(() => first.topics()).toEqual(['hello', 'goodsOrder', 'wallet'])
    await expect.poll(() => second.topics()).toEqual(['hello', 'wallet'])
    await Promise.all([first.close(), second.close()])
  })

  it('says how often it wants to be heard of', async () => {
    const { client } = await person(api)
    const follower = follow(client.token())
    await expect.poll(() => follower.events[0]?.payload).toEqual({ heartbeatMilliseconds: 2500 })
    await follower.close()
  })

  it('brings what a client missed while it was away', async () => {
    const { uid, client } = await person(api)
    const before = follow(client.token())
    await expect.poll(() => before.topics()).toEqual(['hello'])
    await announce([uid], 'goodsOrder')
    await expect.poll(() => before.events).toHaveLength(2)
    const last = String(before.events[1]?.id)
    await before.close()
    await announce([uid], 'wallet')
    const after = follow(client.token(), last)
    await expect.poll(() => after.topics()).toEqual(['hello', 'wallet'])
    await after.close()
  })

  it('brings what happened since the page was made, and since a connection broke before anything came', async () => {
    const { uid, client } = await person(api)
    const { place } = await client.trpc.site.status.query()
    await announce([uid], 'goodsOrder')
    const late = follow(client.token(), String(place))
    await expect.poll(() => late.topics()).toContain('goodsOrder')
    await late.close()

    const quiet = follow(client.token())
    await expect.poll(() => quiet.topics()).toEqual(['hello'])
    await quiet.close()
    await announce([uid], 'wallet')
    const again = follow(client.token(), String(quiet.events[0]?.id))
    await expect.poll(() => again.topics()).toContain('wallet')
    await again.close()
  })

  it('tells of a gap when more was missed than it tells again, and goes on from there', async () => {
    const { uid, client } = await person(api)
    const place = api.app.outbox.place()
    const many = Array.from({ length: 201 }, (_, id) => madeUp({ topic: 'parcel', uids: [uid], payload: { id } }))
    await commitVerb(api.app, { outbox: many.slice(0, 200) })
    const all = follow(client.token(), String(place))
    await expect.poll(() => all.topics().filter((topic) => topic === 'parcel')).toHaveLength(200)
    await all.close()
    await commitVerb(api.app, { outbox: many.slice(200) })
    await expect.poll(() => api.app.outbox.place()).toBeGreaterThan(all.events.at(-1)?.id ?? Infinity)
    const short = follow(client.token(), String(place))
    await expect.poll(() => short.topics()).toEqual(['hello', 'gap'])
    await announce([uid], 'wallet')
    await expect.poll(() => short.topics()).toEqual(['hello', 'gap', 'wallet'])
    await short.close()
    const [, gap] = short.events
    const after = follow(client.token(), String(gap?.place))
    await expect.poll(() => after.topics()).toEqual(['hello', 'wallet'])
    await after.close()
  })

  it('tells of a gap to who names a place that is yet to come', async () => {
    const { client } = await person(api)
    const follower = follow(client.token(), '999999999')
    await expect.poll(() => follower.topics()).toEqual(['hello', 'gap'])
    await follower.close()
  })

  it('ends with the session', async () => {
    const { client } = await person(api)
    const follower = follow(client.token())
    await expect.poll(() => follower.topics()).toEqual(['hello'])
    await client.trpc.accounts.logout.mutate()
    await expect.poll(() => follower.errors).toEqual(['SESSION_ENDED'])
    await follower.close()
  })

  it('tells nobody anything whose session came to its end meanwhile', async () => {
    const { uid, client } = await person(api)
    const follower = follow(client.token())
    await expect.poll(() => follower.topics()).toEqual(['hello'])
    api.clock.advance(366 * 86_400)
    await announce([uid], 'wallet')
    await expect.poll(() => follower.errors).toEqual(['SESSION_ENDED'])
    expect(follower.topics()).toEqual(['hello'])
    await follower.close()
  })
})
