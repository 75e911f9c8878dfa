import { createEventCursor } from '@jindu/domain/events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow, liveUrl, type Follower } from '../../../test/live/follow.ts'
import { madeUp } from '../../../test/live/made-up.ts'
import { person } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'

/** Event ids are assigned in order but commit out of order: a late commit must still arrive, and only once. */

let api: TestApp
let second: TestApp
let urls: string[]
beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  urls = await Promise.all([liveUrl(api), liveUrl(second)])
})
afterAll(async () => {
  await second.close()
  await api.close()
})

/** A client like the web pages: drops duplicates and resumes from its place. */
function createClient(token: string | null) {
  const cursor = createEventCursor()
  const arrived: unknown[] = []
  let follower: Follower | null = null
  let read = 0
  const take = () => {
    for (const event of follower?.events.slice(read) ?? []) if (cursor.take(event)) arrived.push(event.payload)
    read = follower?.events.length ?? 0
  }
  return {
    payloads() {
      take()
      return arrived.filter((payload) => typeof payload === 'object' && payload !== null && 'id' in payload)
    },
    async connect(url: string) {
      const place = cursor.place()
      follower = follow(url, place === null ? { token } : { token, lastEventId: String(place) })
      read = 0
      await expect.poll(() => follower?.events.length ?? 0).toBeGreaterThan(0)
    },
    async disconnect() {
      take()
      await follower?.close()
    },
  }
}

const say = (uid: number, id: number) =>
  commitVerb(api.app, { outbox: [madeUp({ topic: 'parcel', uids: [uid], payload: { id } })] })

/** Draws an event's id now and commits when told to. */
async function sayLate(uid: number, id: number) {
  const commit = Promise.withResolvers<void>()
  const drawn = Promise.withResolvers<void>()
  const done = api.app.sql.begin(async (slow) => {
    await slow`insert into outbox (topic, uid, payload, created_at) values ('parcel', ${uid}, ${JSON.stringify({ id })}::text::jsonb, now())`
    drawn.resolve()
    await commit.promise
  })
  await drawn.promise
  return async () => {
    commit.resolve()
    await done
    api.app.outbox.announce()
  }
}

describe('an event that commits late', () => {
  it.each([
    ['while the client is away', 'away'],
    ['after it is back', 'back'],
  ])('%s arrives exactly once', async (_, when) => {
    const { uid, client } = await person(api)
    const page = createClient(client.token())
    await page.connect(urls[0] ?? '')
    const commitLate = await sayLate(uid, 1)
    await say(uid, 2)
    await expect.poll(() => page.payloads()).toEqual([{ id: 2 }])
    await page.disconnect()
    if (when === 'away') await commitLate()
    await say(uid, 3)
    await page.connect(urls[1] ?? '')
    if (when === 'back') await commitLate()
    await say(uid, 4)
    await expect.poll(() => page.payloads()).toHaveLength(4)
    await page.disconnect()
    await page.connect(urls[0] ?? '')
    await say(uid, 5)
    await expect.poll(() => page.payloads()).toContainEqual({ id: 5 })
    expect(
      page
        .payloads()
        .map((payload) => JSON.stringify(payload))
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5].map((id) => JSON.stringify({ id })))
    await page.disconnect()
  })

  it('among many, with a client that changes from one process to the other all the time: nothing is lost, nothing doubled', async () => {
    const { uid, client } = await person(api)
    const page = createClient(client.token())
    await page.connect(urls[0] ?? '')
    const ids = Array.from({ length: 120 }, (_, id) => id)
    const telling = (async () => {
      const late: (() => Promise<void>)[] = []
      for (const id of ids) {
        if (id % 5 === 0) late.push(await sayLate(uid, id))
        else await say(uid, id)
        // A few stay open across the next change of the connection.
        if (late.length > 3) await late.shift()?.()
      }
      for (const commit of late) await commit()
    })()
    const told = new AbortController()
    void telling.finally(() => told.abort())
    for (let round = 1; !told.signal.aborted; round += 1) {
      await page.disconnect()
      await page.connect(urls[round % 2] ?? '')
    }
    await telling
    await expect.poll(() => page.payloads().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(ids.length)
    const arrived = page.payloads().map((payload) => JSON.stringify(payload))
    expect(arrived.toSorted()).toEqual(ids.map((id) => JSON.stringify({ id })).toSorted())
    await page.disconnect()
  })
})
