import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { LOGIN, PAY, RECOVERY, WRONG, person, verifiedPerson } from '../../../test/people.ts'
import { createPresence } from './presence.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const digests = { loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }

describe('registration', () => {
  it('refuses passwords that are the same', async () => {
    const { accounts } = api.client().trpc
    expect(await refusalCode(accounts.register.mutate({ ...digests, payPassword: LOGIN }))).toBe(
      'LOGIN_EQUALS_PAY_PASSWORD',
    )
    expect(await refusalCode(accounts.register.mutate({ ...digests, recoveryPassword: LOGIN }))).toBe(
      'RECOVERY_EQUALS_LOGIN_PASSWORD',
    )
    expect(await refusalCode(accounts.register.mutate({ ...digests, recoveryPassword: PAY }))).toBe(
      'RECOVERY_EQUALS_PAY_PASSWORD',
    )
  })

  it('refuses what is not a digest and names the field', async () => {
    const refused = await refusal(api.client().trpc.accounts.register.mutate({ ...digests, payPassword: 'secret' }))
    expect(refused).toMatchObject({
      code: 'DIGEST_INVALID',
      fields: [{ field: 'payPassword', code: 'DIGEST_INVALID' }],
    })
  })

  it('refuses an introducer that does not exist', async () => {
    const { accounts } = api.client().trpc
    expect(await refusalCode(accounts.register.mutate({ ...digests, introducer: 999_999 }))).toBe('INTRODUCER_UNKNOWN')
  })

  it('gives uids from 100001 up and logs nobody in', async () => {
    const client = api.client()
    const { uid } = await client.trpc.accounts.register.mutate(digests)
    expect(uid).toBeGreaterThanOrEqual(100_001)
    expect(client.token()).toBeNull()
    expect(await client.trpc.accounts.me.query()).toBeNull()
  })

  it('keeps the introducer and counts whom they brought', async () => {
    const introducer = await person(api)
    await api.client().trpc.accounts.register.mutate({ ...digests, introducer: introducer.uid })
    expect(await introducer.client.trpc.accounts.me.query()).toMatchObject({ introduced: 1 })
  })

  it('is refused after too many from one address that is not this machine', async () => {
    const client = api.client({ address: '203.0.113.9' })
    for (let count = 0; count < 20; count += 1) await client.trpc.accounts.register.mutate(digests)
    const refused = await refusal(client.trpc.accounts.register.mutate(digests))
    expect(refused.code).toBe('RATE_LIMITED')
    expect(refused.details['retryAfterSeconds']).toBe(3600)
  })
})

describe('login', () => {
  it('reads the same for an unknown uid and a wrong password', async () => {
    const { uid } = await person(api)
    const { accounts } = api.client().trpc
    const unknown = await refusal(accounts.login.mutate({ uid: 888_888_888, password: LOGIN }))
    const wrong = await refusal(accounts.login.mutate({ uid, password: WRONG }))
    expect(unknown).toEqual(wrong)
    expect(wrong).toEqual({ code: 'INVALID_CREDENTIALS', details: {} })
  })

  it('is throttled by uid, for existing and unknown ones alike, and opens again with time', async () => {
    const { uid } = await person(api)
    const { accounts } = api.client().trpc
    for (const tried of [uid, 777_777_777]) {
      for (let count = 0; count < 10; count += 1) {
        expect(await refusalCode(accounts.login.mutate({ uid: tried, password: WRONG }))).toBe('INVALID_CREDENTIALS')
      }
      expect(await refusalCode(accounts.login.mutate({ uid: tried, password: LOGIN }))).toBe('RATE_LIMITED')
    }
    api.clock.advance(901)
    expect(await accounts.login.mutate({ uid, password: LOGIN })).toMatchObject({ uid })
  })

  it('is throttled by address', async () => {
    const { accounts } = api.client({ address: '203.0.113.77' }).trpc
    for (let uid = 500_000; uid < 500_050; uid += 1) {
      expect(await refusalCode(accounts.login.mutate({ uid, password: WRONG }))).toBe('INVALID_CREDENTIALS')
    }
    expect(await refusalCode(accounts.login.mutate({ uid: 600_000, password: WRONG }))).toBe('RATE_LIMITED')
  })

  it('counts tries sent at once', async () => {
    const { uid } = await person(api)
    const { accounts } = api.client().trpc
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => refusalCode(accounts.login.mutate({ uid, password: WRONG }))),
    )
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
  })

  it('puts the session in a cookie that scripts cannot read, and nowhere else', async () => {
    const { uid } = await person(api)
    const client = api.client()
    const answer = await client.inject({
      method: 'POST',
      url: '/trpc/accounts.login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ uid, password: LOGIN }),
    })
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^jindu_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(answer.body).not.toContain(client.token())
  })

  it('keeps no token in the database', async () => {
    const { client } = await person(api)
    const rows = await api.app.sql`select encode(token_hash, 'escape') as kept from session`
    expect(rows.some((row) => row['kept'] === client.token())).toBe(false)
  })
})

describe('sessions', () => {
  it('end when somebody logs in with them, whoever that is', async () => {
    const one = await person(api)
    const other = await person(api)
    const left = one.client.token()
    await one.client.trpc.accounts.login.mutate({ uid: other.uid, password: LOGIN })
    expect(await one.client.trpc.accounts.me.query()).toMatchObject({ uid: other.uid })
    const found = api.client()
    found.useToken(left)
    expect(await refusalCode(found.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    expect((await other.client.trpc.accounts.sessions.query()).total).toBe(2)
  })

  it('stay when a login with them fails', async () => {
    const { uid, client } = await person(api)
    expect(await refusalCode(client.trpc.accounts.login.mutate({ uid, password: WRONG }))).toBe('INVALID_CREDENTIALS')
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('end ninety days after they began, however often they are used', async () => {
    const { uid, client } = await person(api)
    for (let day = 0; day < 90; day += 10) {
      const session = await api.app.sessions.resolve(client.token() ?? '')
      if (session === null) throw new Error(`over on day ${day}`)
      const presence = createPresence(api.app)
      presence.touch(session, '127.0.0.1')
      await presence.stop()
      api.clock.advance(10 * 86_400)
      api.app.sessions.changed(uid)
    }
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
  })

  it('end at logout, at once', async () => {
    const { client } = await person(api)
    const token = client.token()
    await client.trpc.accounts.logout.mutate()
    expect(client.token()).toBeNull()
    client.useToken(token)
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
  })

  it('end at logout in every process', async () => {
    // Freeze the session cache's clock, so that a cached session cannot expire by itself and only the notification can
    // end it.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const other = await createTestApp({ beside: api })
    try {
      const { client } = await person(api)
      const elsewhere = other.client()
      elsewhere.useToken(client.token())
      expect((await elsewhere.trpc.accounts.sessions.query()).total).toBe(1)
      await client.trpc.accounts.logout.mutate()
      await expect.poll(() => refusalCode(elsewhere.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    } finally {
      await other.close()
    }
  })

  it('of somebody else cannot be ended', async () => {
    const victim = await person(api)
    const stranger = await person(api)
    const [session] = (await victim.client.trpc.accounts.sessions.query()).data
    expect(await stranger.client.trpc.accounts.endSession.mutate({ id: session?.id ?? 0 })).toEqual({ ended: 0 })
    expect((await victim.client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('are seen by their owner, who ends one or all others', async () => {
    const { uid, client } = await person(api)
    const others = [api.client(), api.client(), api.client()]
    for (const other of others) await other.trpc.accounts.login.mutate({ uid, password: LOGIN })
    const { data } = await client.trpc.accounts.sessions.query()
    expect(data.filter((session) => session.current)).toHaveLength(1)
    const one = data.find((session) => !session.current)
    expect(await client.trpc.accounts.endSession.mutate({ id: one?.id ?? 0 })).toEqual({ ended: 1 })
    expect(await client.trpc.accounts.endOtherSessions.mutate()).toEqual({ ended: 2 })
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('end with their time', async () => {
    const { client } = await person(api)
    api.clock.advance(30 * 86_400 + 1)
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    await api.app.jobs.runDue()
    expect(await api.app.sql`select 1 from session where expires_at <= to_timestamp(${api.clock.now()})`).toHaveLength(
      0,
    )
  })
})

describe('freezing', () => {
  it('reads the same for an unknown uid and a wrong recovery password', async () => {
    const { uid } = await person(api)
    const { accounts } = api.client().trpc
    const unknown = await refusal(accounts.freeze.mutate({ uid: 888_888_888, recoveryPassword: RECOVERY }))
    expect(await refusal(accounts.freeze.mutate({ uid, recoveryPassword: WRONG }))).toEqual(unknown)
  })

  it('ends every session, keeps the account from logging in, and is undone by the recovery password', async () => {
    const { uid, client } = await person(api)
    const { accounts } = api.client().trpc
    await accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    expect(await refusalCode(accounts.login.mutate({ uid, password: LOGIN }))).toBe('ACCOUNT_FROZEN')
    expect(await refusalCode(accounts.login.mutate({ uid, password: WRONG }))).toBe('INVALID_CREDENTIALS')
    expect(await refusalCode(accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY }))).toBe(
      'ACCOUNT_ALREADY_FROZEN',
    )
    await accounts.unfreeze.mutate({ uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(accounts.unfreeze.mutate({ uid, recoveryPassword: RECOVERY }))).toBe('ACCOUNT_NOT_FROZEN')
    expect(await accounts.login.mutate({ uid, password: LOGIN })).toMatchObject({ uid })
  })
})

describe('a new login password', () => {
  it('cannot be the pay or the recovery password', async () => {
    const { uid } = await person(api)
    const { accounts } = api.client().trpc
    const base = { uid, recoveryPassword: RECOVERY }
    expect(await refusalCode(accounts.changeLoginPassword.mutate({ ...base, password: PAY }))).toBe(
      'LOGIN_EQUALS_PAY_PASSWORD',
    )
    expect(await refusalCode(accounts.changeLoginPassword.mutate({ ...base, password: RECOVERY }))).toBe(
      'RECOVERY_EQUALS_LOGIN_PASSWORD',
    )
  })

  it('ends every session of the account', async () => {
    const { uid, client } = await person(api)
    await api.client().trpc.accounts.changeLoginPassword.mutate({ uid, recoveryPassword: RECOVERY, password: WRONG })
    expect(await refusalCode(client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    expect(await refusalCode(client.trpc.accounts.login.mutate({ uid, password: LOGIN }))).toBe('INVALID_CREDENTIALS')
    expect(await client.trpc.accounts.login.mutate({ uid, password: WRONG })).toMatchObject({ uid })
  })
})

describe('the pay password', () => {
  it('locks for 15 minutes after five wrong tries, counted across sessions', async () => {
    const { uid, client } = await person(api)
    const second = api.client()
    await second.trpc.accounts.login.mutate({ uid, password: LOGIN })
    for (const [index, { trpc }] of [client, second, client, second].entries()) {
      expect(await refusal(trpc.accounts.verifyPayPassword.mutate({ password: WRONG }))).toEqual({
        code: 'PAY_PASSWORD_WRONG',
        details: { triesLeft: 4 - index },
      })
    }
    const fifth = await refusal(client.trpc.accounts.verifyPayPassword.mutate({ password: WRONG }))
    expect(fifth).toEqual({ code: 'PAY_PASSWORD_LOCKED', details: { retryAfterSeconds: 900 } })
    expect(await refusalCode(second.trpc.accounts.verifyPayPassword.mutate({ password: PAY }))).toBe(
      'PAY_PASSWORD_LOCKED',
    )
    api.clock.advance(900)
    expect(await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })).toEqual({
      verifiedUntil: api.clock.now() + 1800,
    })
  })

  it('cannot be guessed faster by tries sent at once', async () => {
    const { client } = await person(api)
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => refusalCode(client.trpc.accounts.verifyPayPassword.mutate({ password: WRONG }))),
    )
    expect(codes.filter((code) => code === 'PAY_PASSWORD_WRONG')).toHaveLength(4)
  })

  it('is not locked by right ones sent at once, even after wrong ones', async () => {
    const { client } = await person(api)
    const verify = (password: string) => client.trpc.accounts.verifyPayPassword.mutate({ password })
    for (const triesLeft of [4, 3, 2]) {
      expect(await refusal(verify(WRONG))).toEqual({ code: 'PAY_PASSWORD_WRONG', details: { triesLeft } })
    }
    const verified = await Promise.allSettled(Array.from({ length: 12 }, () => verify(PAY)))
    expect(verified.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'fulfilled'))
    expect(await client.trpc.accounts.payPasswordStatus.query()).toMatchObject({ verified: true, lockedUntil: null })
    expect(await refusal(verify(WRONG))).toEqual({ code: 'PAY_PASSWORD_WRONG', details: { triesLeft: 4 } })
  })

  it('counts as verified for 30 minutes in the session that verified it, and in no other', async () => {
    const { uid, client } = await verifiedPerson(api)
    const second = api.client()
    await second.trpc.accounts.login.mutate({ uid, password: LOGIN })
    expect(await client.trpc.accounts.payPasswordStatus.query()).toMatchObject({ set: true, verified: true })
    expect(await second.trpc.accounts.payPasswordStatus.query()).toMatchObject({ verified: false })
    api.clock.advance(1800)
    expect(await client.trpc.accounts.payPasswordStatus.query()).toMatchObject({ verified: false, verifiedUntil: 0 })
  })

  it('is changed by the recovery password alone, and verified sessions are verified no more', async () => {
    const { client } = await verifiedPerson(api)
    const { accounts } = client.trpc
    expect(await refusalCode(accounts.changePayPassword.mutate({ recoveryPassword: WRONG, payPassword: LOGIN }))).toBe(
      'RECOVERY_PASSWORD_WRONG',
    )
    expect(
      await refusalCode(accounts.changePayPassword.mutate({ recoveryPassword: RECOVERY, payPassword: LOGIN })),
    ).toBe('LOGIN_EQUALS_PAY_PASSWORD')
    await accounts.changePayPassword.mutate({ recoveryPassword: RECOVERY, payPassword: WRONG })
    expect(await accounts.payPasswordStatus.query()).toMatchObject({ verified: false })
    expect(await refusalCode(accounts.verifyPayPassword.mutate({ password: PAY }))).toBe('PAY_PASSWORD_WRONG')
    await accounts.verifyPayPassword.mutate({ password: WRONG })
  })
})
