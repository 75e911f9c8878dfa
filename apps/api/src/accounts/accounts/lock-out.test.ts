import { guessDelays, rules } from '@jindu/domain/rules'
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
/** Loopback tries are not delayed: otherwise these tests would take minutes. */
const HERE = '127.0.0.1'

type Secret = 'login' | 'freeze'

const tries: Record<Secret, (client: TestClient, uid: number, digest: string) => Promise<unknown>> = {
  login: ({ trpc }, uid, password) => trpc.accounts.login.mutate({ uid, password }),
  freeze: ({ trpc }, uid, recoveryPassword) => trpc.accounts.freeze.mutate({ uid, recoveryPassword }),
}

/** Uses up the quota for unknown browsers from this address. */
async function exhaust(uid: number, secret: Secret): Promise<void> {
  const stranger = api.client({ address: HERE })
  for (let count = 0; count < triesPerUid; count += 1) await refusalCode(tries[secret](stranger, uid, WRONG))
  expect(await refusalCode(tries[secret](stranger, uid, LOGIN))).toBe('RATE_LIMITED')
}

/** A logged-out browser that still holds its device cookie. */
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

/** Runs the calls at once and counts the error codes. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const codes = await Promise.all(calls.map((call) => refusalCode(call)))
  return Object.fromEntries(
    Array.from(
      Map.groupBy(codes, (code) => code),
      ([code, each]) => [code, each.length],
    ),
  )
}

const WRONG_CODE: Record<Secret, string> = { login: 'INVALID_CREDENTIALS', freeze: 'RECOVERY_PASSWORD_WRONG' }
const { triesPer56, triesPer48 } = rules.strangersTries
const OWNER = '198.51.100.77'

// Each test waits for its own account's delays, so run them concurrently.
describe.concurrent.each(['login', 'freeze'] as const)('strangers with many networks who try a %s', (secret) => {
  const tryFrom = (uid: number, address: string) => tries[secret](api.client({ address }), uid, WRONG)
  const right = { login: LOGIN, freeze: RECOVERY }[secret]

  it('are one where they hold a /56, and a try that its /64 refuses takes nothing from it', async () => {
    const { uid } = await person(api)
    const most = triesPerUid + 5
    const ofOne = Array.from({ length: most }, () => tryFrom(uid, '2001:db8:56:ff00::1'))
    expect(await outcomes(ofOne)).toEqual({ [WRONG_CODE[secret]]: triesPerUid, RATE_LIMITED: 5 })
    const ofMany = Array.from({ length: triesPer56 }, (_, nth) => tryFrom(uid, `2001:db8:56:ff${10 + nth}::1`))
    const left = triesPer56 - triesPerUid
    expect(await outcomes(ofMany)).toEqual({ [WRONG_CODE[secret]]: left, RATE_LIMITED: triesPerUid })
    expect(await outcomes([tryFrom(uid, '2001:db8:56:fe00::1')])).toEqual({ [WRONG_CODE[secret]]: 1 })
    expect(await tries[secret](api.client({ address: OWNER }), uid, right)).toBeTruthy()
  })

  it('are one where they hold a /48', async () => {
    const { uid } = await person(api)
    const calls = Array.from({ length: triesPer48 + 20 }, (_, nth) =>
      tryFrom(uid, `2001:db8:48:${(16 + nth).toString(16)}00::1`),
    )
    expect(await outcomes(calls)).toEqual({ [WRONG_CODE[secret]]: triesPer48, RATE_LIMITED: 20 })
    expect(await tries[secret](api.client({ address: OWNER }), uid, right)).toBeTruthy()
  })

  it('leave the owner able to come from a new browser, a little later', async () => {
    const { uid } = await person(api)
    // Earlier tries of a large crowd, counted against the account.
    const guess = secret === 'login' ? 'login' : 'recovery'
    for (let nth = 0; nth < 1_050; nth += 1) await api.app.rateLimiter.measure(guess, { uid })
    const crowd = outcomes(Array.from({ length: 60 }, (_, nth) => tryFrom(uid, `203.0.113.${100 + nth}`)))
    const owner = tries[secret](api.client({ address: OWNER }), uid, right)
    const from = performance.now()
    expect(await owner).toBeTruthy()
    expect(performance.now() - from).toBeLessThan(2 * guessDelays.longestMilliseconds)
    expect(await crowd).toEqual({ [WRONG_CODE[secret]]: 60 })
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

const lines = () =>
  api.app.database.sql<{ action: string; details: Record<string, unknown> }[]>`
    select action, details from audit_event where subject_kind = 'address' and details->>'uid' = '999999999' order by id`

describe('what belongs to no account', () => {
  it('is in the audit once for each network, action and hour', async () => {
    const uid = 999_999_999
    const strangers = ['2001:db8:aaaa:1::1', '2001:db8:aaaa:2::1', '192.0.2.77'].map((address) =>
      api.client({ address }),
    )
    for (const stranger of strangers) {
      expect(await refusalCode(tries.login(stranger, uid, WRONG))).toBe('INVALID_CREDENTIALS')
      expect(await refusalCode(tries.freeze(stranger, uid, WRONG))).toBe('RECOVERY_PASSWORD_WRONG')
    }
    expect((await lines()).map(({ details }) => details)).toEqual([
      { network: '2001:db8:aaaa::/48', address: '2001:db8:aaaa:1::1', uid, password: 'login' },
      { network: '192.0.2.77', address: '192.0.2.77', uid, password: 'login' },
    ])
    api.clock.advance(3_600)
    for (const stranger of strangers) await refusalCode(tries.freeze(stranger, uid, WRONG))
    expect((await lines()).slice(2)).toMatchObject([
      { action: 'address.unknownAccount', details: { network: '2001:db8:aaaa::/48', password: 'recovery' } },
      { action: 'address.unknownAccount', details: { network: '192.0.2.77' } },
    ])
  })

  it('has a line when a bound refuses, and none before', async () => {
    const { uid } = await person(api)
    const refused = () =>
      api.app.database.sql<{ details: Record<string, unknown> }[]>`
        select details from audit_event where action = 'address.triesRefused' and details->>'uid' = ${String(uid)}`
    const stranger = api.client({ address: HERE })
    api.clock.advance(3_600)
    for (let count = 0; count < triesPerUid; count += 1) await refusalCode(tries.login(stranger, uid, WRONG))
    expect(await refused()).toEqual([])
    for (let count = 0; count < 3; count += 1) {
      expect(await refusalCode(tries.login(stranger, uid, WRONG))).toBe('RATE_LIMITED')
    }
    expect(await refused()).toEqual([{ details: { network: HERE, address: HERE, uid, password: 'login' } }])
  })
})
