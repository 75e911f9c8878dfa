import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode, type TestClient } from '../../../test/client.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { LOGIN, PAY, person, RECOVERY, WRONG } from '../../../test/people.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const { triesPerUid } = rules.loginThrottle
/** Nothing waits for this machine: the tries of the tests would last minutes. */
const HERE = '127.0.0.1'

type Secret = 'login' | 'freeze'

const tries: Record<Secret, (client: TestClient, uid: number, digest: string) => Promise<unknown>> = {
  login: ({ trpc }, uid, password) => trpc.accounts.login.mutate({ uid, password }),
  freeze: ({ trpc }, uid, recoveryPassword) => trpc.accounts.freeze.mutate({ uid, recoveryPassword }),
}

/** Somebody at this address uses up what strangers have there. */
async function exhaust(uid: number, secret: Secret): Promise<void> {
  const stranger = api.client({ address: HERE })
  for (let count = 0; count < triesPerUid; count += 1) await refusalCode(tries[secret](stranger, uid, WRONG))
  expect(await refusalCode(tries[secret](stranger, uid, LOGIN))).toBe('RATE_LIMITED')
}

/** The browser, logged out: what is left is the cookie by which the account knows it. */
async function knownBrowser(): Promise<{ uid: number; cookie: string }> {
  const { uid, client } = await person(api)
  const answer = await client.inject({
    method: 'POST',
    url: '/trpc/accounts.login',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ uid, password: LOGIN }),
  })
  const device = answer.cookies.find(({ name }) => name === 'jindu_device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: rules.knownDevice.keptSeconds })
  return { uid, cookie: `jindu_device=${device?.value ?? ''}` }
}

describe('a stranger who tries without end', () => {
  it('does not keep the owner out who comes from elsewhere', async () => {
    const { uid } = await person(api)
    await exhaust(uid, 'login')
    expect(await tries.login(api.client({ address: '203.0.113.20' }), uid, LOGIN)).toMatchObject({ uid })
  })

  it('does not keep out a browser that the account knows, at the same address', async () => {
    const { uid, cookie } = await knownBrowser()
    await exhaust(uid, 'login')
    const owner = api.client({ address: HERE, headers: { cookie } })
    expect(await tries.login(owner, uid, LOGIN)).toMatchObject({ uid })
  })

  it('does not keep out a live session, at the same address', async () => {
    const { uid, client } = await person(api)
    await exhaust(uid, 'login')
    expect(await tries.login(client, uid, LOGIN)).toMatchObject({ uid })
  })

  it('does not keep the owner from freezing the account, nor from a new password', async () => {
    const { uid, cookie } = await knownBrowser()
    await exhaust(uid, 'login')
    await exhaust(uid, 'freeze')
    const owner = api.client({ address: HERE, headers: { cookie } })
    const reset = { uid, recoveryPassword: RECOVERY, password: LOGIN }
    expect(await owner.trpc.accounts.changeLoginPassword.mutate(reset)).toEqual({ done: true })
    // The new password is known to no browser yet.
    const elsewhere = api.client({ address: '203.0.113.21' })
    expect(await tries.freeze(elsewhere, uid, RECOVERY)).toEqual({ done: true })
  })

  it('waits longer with each try before being refused', async () => {
    const { uid } = await person(api)
    const stranger = api.client({ address: '203.0.113.22' })
    const lasted: number[] = []
    for (let count = 0; count < 5; count += 1) {
      const from = performance.now()
      expect(await refusalCode(tries.login(stranger, uid, WRONG))).toBe('INVALID_CREDENTIALS')
      lasted.push(performance.now() - from)
    }
    expect(lasted[3]).toBeGreaterThanOrEqual(249)
    expect(lasted[4]).toBeGreaterThanOrEqual(499)
  })
})

describe('a known browser', () => {
  it('has a bound of its own', async () => {
    const { uid, cookie } = await knownBrowser()
    const thief = api.client({ address: HERE, headers: { cookie } })
    for (let count = 0; count < triesPerUid; count += 1) await refusalCode(tries.login(thief, uid, WRONG))
    expect(await refusalCode(tries.login(thief, uid, LOGIN))).toBe('RATE_LIMITED')
    expect(await tries.login(api.client({ address: HERE }), uid, LOGIN)).toMatchObject({ uid })
  })

  it('is known for one account, under one password, for a year; it keeps a few accounts', () => {
    const cookie = rememberDevice(api.app, null, 100_777, 'hash')
    expect(knownDevice(api.app, cookie, 100_777, 'hash')).toMatch(/^[\w-]{12}$/)
    for (const [uid, hash] of [
      [100_778, 'hash'],
      [100_777, 'other hash'],
    ] as const) {
      expect(knownDevice(api.app, cookie, uid, hash)).toBeNull()
    }
    for (const broken of ['', 'x', cookie.slice(0, -1), cookie.replace('100777', '100778'), '~'.repeat(50)]) {
      expect(knownDevice(api.app, broken, 100_777, 'hash')).toBeNull()
    }
    const many = Array.from({ length: 7 }, (_, nth) => 100_780 + nth)
    const full = many.reduce((known, uid) => rememberDevice(api.app, known, uid, 'hash'), cookie)
    expect(full.length).toBeLessThan(600)
    expect(many.filter((uid) => knownDevice(api.app, full, uid, 'hash') !== null)).toEqual(many.slice(-5))
    const later = { ...api.app, clock: { now: () => api.app.clock.now() + rules.knownDevice.keptSeconds } }
    expect(knownDevice({ ...api.app, ...later }, cookie, 100_777, 'hash')).toBeNull()
  })
})

describe('what was tried in vain', () => {
  it('is shown to the owner with its address, and to nobody else', async () => {
    const { uid, client } = await person(api)
    const stranger = api.client({ address: '203.0.113.30' })
    await refusalCode(tries.login(stranger, uid, WRONG))
    await refusalCode(tries.freeze(stranger, uid, WRONG))
    await refusalCode(tries.login(client, uid, WRONG))
    const { data } = await client.trpc.accounts.failedTries.query()
    expect(data.map(({ password, address, known }) => [password, address, known])).toEqual([
      ['login', HERE, true],
      ['recovery', '203.0.113.30', false],
      ['login', '203.0.113.30', false],
    ])
    const other = await person(api)
    expect((await other.client.trpc.accounts.failedTries.query()).data).toEqual([])
  })

  it('by an old client is counted and told the same', async () => {
    const { uid, client } = await person(api)
    const ms = createMsClient(api)
    const answer = await ms.post('user.user.MsUser/login', { uid, pwd: WRONG })
    expect(answer.code).not.toBe(0)
    const { data } = await client.trpc.accounts.failedTries.query()
    expect(data).toMatchObject([{ password: 'login', address: HERE }])
  })

  it('is forgotten by the owner’s page after a month', async () => {
    const { uid, client } = await person(api)
    await refusalCode(tries.login(api.client(), uid, WRONG))
    api.clock.advance(rules.failedTries.shownSeconds + 1)
    await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
    await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    expect((await client.trpc.accounts.failedTries.query()).data).toEqual([])
  })
})
