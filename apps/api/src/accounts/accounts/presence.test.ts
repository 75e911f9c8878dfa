import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { LOGIN, person, type Person } from '../../../test/people.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { createPresence } from './presence.ts'
import { appUser, session as sessionTable, userStatistics } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const MINUTES = 10

/** A second process, with its own presence. */
const process = () => createPresence(api.app)

async function sessionOf({ uid }: Person): Promise<Session> {
  const other = api.client()
  await other.trpc.accounts.login.mutate({ uid, password: LOGIN })
  const session = await api.app.sessions.resolve(other.token() ?? '')
  if (session === null) throw new Error('no session')
  return session
}

async function online({ uid }: Person): Promise<{ seconds: number; last: number }> {
  const [row] = await api.app.db
    .select({ seconds: userStatistics.onlineSeconds, last: appUser.lastOnlineAt })
    .from(userStatistics)
    .innerJoin(appUser, eq(appUser.uid, userStatistics.uid))
    .where(eq(userStatistics.uid, uid))
  return row ?? { seconds: -1, last: -1 }
}

describe('time online', () => {
  it('is counted once, in however many sessions and processes somebody is seen', async () => {
    const somebody = await person(api)
    const sessions = [await sessionOf(somebody), await sessionOf(somebody)]
    const [before, began] = [(await online(somebody)).seconds, (await online(somebody)).last]
    const processes = [process(), process()]
    for (let minute = 0; minute < MINUTES; minute += 1) {
      api.clock.advance(60)
      for (const one of processes) {
        for (const session of sessions) one.touch(session, '203.0.113.5')
        await one.stop()
      }
    }
    expect(await online(somebody)).toEqual({
      seconds: before + api.clock.now() - began,
      last: api.clock.now(),
    })
  })

  it('leaves out the time away', async () => {
    const somebody = await person(api)
    const [session, one] = [await sessionOf(somebody), process()]
    const { seconds } = await online(somebody)
    for (const away of [3_600, 120, 301]) {
      api.clock.advance(away)
      one.touch(session, '203.0.113.5')
      await one.stop()
    }
    expect(await online(somebody)).toEqual({ seconds: seconds + 120, last: api.clock.now() })
  })

  it('survives a write that failed', async () => {
    const somebody = await person(api)
    const session = await sessionOf(somebody)
    const { seconds, last } = await online(somebody)
    let down = true
    const db = new Proxy(api.app.db, {
      get: (target, name) => {
        if (down) throw new Error('the database is away')
        return Reflect.get(target, name)
      },
    })
    const one = createPresence({ ...api.app, db, log: { ...api.app.log, warn: () => undefined } })
    api.clock.advance(120)
    one.touch(session, '203.0.113.5')
    await one.stop()
    expect(await online(somebody)).toEqual({ seconds, last })
    down = false
    await one.stop()
    expect(await online(somebody)).toEqual({ seconds: seconds + api.clock.now() - last, last: api.clock.now() })
  })
})

it('who does something puts their session’s end off, also right after their page was seen', async () => {
  const [session, one] = [await sessionOf(await person(api)), process()]
  const ends = async () => {
    const [row] = await api.app.db
      .select({ at: sessionTable.expiresAt })
      .from(sessionTable)
      .where(eq(sessionTable.id, session.id))
    return row?.at ?? 0
  }
  const before = await ends()
  api.clock.advance(60)
  one.see(session, '203.0.113.5')
  await one.stop()
  expect(await ends()).toBe(before)
  one.touch(session, '203.0.113.5')
  one.see(session, '203.0.113.5')
  await one.stop()
  expect(await ends()).toBe(before + 60)
})

it('who left before their address was read keeps nobody from being written, nor the address that is known of them', async () => {
  const [gone, here, one] = [await sessionOf(await person(api)), await sessionOf(await person(api)), process()]
  const userOf = async ({ uid }: Session) => {
    const [row] = await api.app.db
      .select({ seenAt: appUser.lastOnlineAt, from: appUser.lastOrigin })
      .from(appUser)
      .where(eq(appUser.uid, uid))
    return row
  }
  const before = await userOf(gone)
  api.clock.advance(60)
  one.touch(gone, undefined)
  one.touch(here, '203.0.113.5')
  await one.stop()
  expect(await userOf(here)).toEqual({ seenAt: api.clock.now(), from: '203.0.113.5' })
  expect(await userOf(gone)).toEqual({ seenAt: api.clock.now(), from: before?.from })
})
