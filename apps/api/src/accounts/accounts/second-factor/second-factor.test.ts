import { accountRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusalCode } from '../../../../test/client.ts'
import { guardedPerson, shownAt } from '../../../../test/factor.ts'
import { createMsClient } from '../../../../test/ms-client.ts'
import { LOGIN, person, RECOVERY, WRONG } from '../../../../test/people.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const { recoveryCodes } = accountRules.secondFactor

const guarded = () => guardedPerson(api)
const shown = (secret: string, periods?: number) => shownAt(api, secret, periods)

const logIn = (uid: number, otp?: string) =>
  api.client().trpc.accounts.login.mutate({ uid, password: LOGIN, ...(otp !== undefined && { otp }) })
const refused = (uid: number, otp?: string) => refusalCode(logIn(uid, otp))

describe('a login', () => {
  it('is refused without a code, and with a wrong one; who guesses the password learns nothing', async () => {
    const { uid } = await guarded()
    expect(await refused(uid)).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refused(uid, '000000')).toBe('SECOND_FACTOR_WRONG')
    const guess = api.client().trpc.accounts.login.mutate({ uid, password: WRONG, otp: '000000' })
    expect(await refusalCode(guess)).toBe('INVALID_CREDENTIALS')
  })

  it('takes a code of now and of the periods beside it, each once', async () => {
    const { uid, secret } = await guarded()
    expect(await refused(uid, shown(secret, 2))).toBe('SECOND_FACTOR_WRONG')
    expect(await refused(uid, shown(secret, -2))).toBe('SECOND_FACTOR_WRONG')
    const code = shown(secret)
    expect(await logIn(uid, code)).toMatchObject({ uid })
    expect(await refused(uid, code)).toBe('SECOND_FACTOR_WRONG')
    expect(await refused(uid, shown(secret, -1))).toBe('SECOND_FACTOR_WRONG')
    expect(await logIn(uid, shown(secret, 1))).toMatchObject({ uid })
  })

  it('opens once for a code that arrives eight times at the same moment', async () => {
    const { uid, secret } = await guarded()
    const code = shown(secret)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(uid, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { uid, codes } = await guarded()
    expect(codes).toHaveLength(recoveryCodes)
    expect(new Set(codes).size).toBe(recoveryCodes)
    const [first = '', second = ''] = codes
    expect(await logIn(uid, first.toUpperCase().replaceAll('-', ' '))).toMatchObject({ uid })
    expect(await refused(uid, first)).toBe('SECOND_FACTOR_WRONG')
    const both = await Promise.allSettled([logIn(uid, second), logIn(uid, second)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('counts wrong codes as it counts wrong passwords, and shows them to the owner', async () => {
    const { uid, client } = await guarded()
    const stranger = api.client({ address: '127.0.0.1' })
    const guess = () => refusalCode(stranger.trpc.accounts.login.mutate({ uid, password: LOGIN, otp: '123456' }))
    for (let nth = 0; nth < accountRules.loginThrottle.triesPerUid; nth += 1)
      expect(await guess()).toBe('SECOND_FACTOR_WRONG')
    expect(await guess()).toBe('RATE_LIMITED')
    const { data } = await client.trpc.accounts.failedTries.query()
    expect(data).toHaveLength(accountRules.loginThrottle.triesPerUid)
  })

  it('of an old client takes the code as otp', async () => {
    const { uid, secret } = await guarded()
    const ms = createMsClient(api)
    const call = (otp: Record<string, string>) =>
      ms.post('user.user.MsUser/login', { uid: String(uid), pwd: LOGIN, ...otp })
    expect(await call({})).toMatchObject({ code: 2031 })
    expect(await call({ otp: '000000' })).toMatchObject({ code: 2032 })
    expect(await call({ otp: shown(secret) })).toMatchObject({ data: { user_id: uid } })
  })
})

describe('turning it on', () => {
  test('needs the login password, and a code of the secret that was begun last', async () => {
    const { client } = await person(api)
    const { secondFactor } = client.trpc.accounts
    expect(await refusalCode(secondFactor.confirm.mutate({ otp: '000000' }))).toBe('SECOND_FACTOR_NOT_ON')
    expect(await refusalCode(secondFactor.begin.mutate({ password: WRONG }))).toBe('PASSWORD_WRONG')
    const old = await secondFactor.begin.mutate({ password: LOGIN })
    const { secret, uri } = await secondFactor.begin.mutate({ password: LOGIN })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Jindu:\d+\?/)
    expect(await refusalCode(secondFactor.confirm.mutate({ otp: shown(old.secret) }))).toBe('SECOND_FACTOR_WRONG')
    expect(await secondFactor.status.query()).toEqual({ since: null, codesLeft: 0, passkeys: 0, due: false })
    await secondFactor.confirm.mutate({ otp: shown(secret) })
    expect(await secondFactor.status.query()).toEqual({
      since: api.clock.now(),
      codesLeft: recoveryCodes,
      passkeys: 0,
      due: false,
    })
    expect(await refusalCode(secondFactor.begin.mutate({ password: LOGIN }))).toBe('SECOND_FACTOR_ALREADY_ON')
    expect(await refusalCode(secondFactor.confirm.mutate({ otp: shown(secret, 1) }))).toBe('SECOND_FACTOR_ALREADY_ON')
  })

  test('changes nothing before a code is confirmed', async () => {
    const { uid, client } = await person(api)
    await client.trpc.accounts.secondFactor.begin.mutate({ password: LOGIN })
    expect(await logIn(uid)).toMatchObject({ uid })
  })

  test('twice at once is done once', async () => {
    const { client } = await person(api)
    const { secret } = await client.trpc.accounts.secondFactor.begin.mutate({ password: LOGIN })
    const confirm = () => client.trpc.accounts.secondFactor.confirm.mutate({ otp: shown(secret) })
    const outcomes = await Promise.allSettled([confirm(), confirm()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await client.trpc.accounts.secondFactor.status.query()).toMatchObject({ codesLeft: recoveryCodes })
  })
})

describe('turning it off, and new recovery codes', () => {
  test('need the password and a code', async () => {
    const { uid, client, secret, codes } = await guarded()
    const { secondFactor } = client.trpc.accounts
    const wrongPassword = { password: WRONG, otp: shown(secret) }
    expect(await refusalCode(secondFactor.turnOff.mutate(wrongPassword))).toBe('PASSWORD_WRONG')
    expect(await refusalCode(secondFactor.turnOff.mutate({ password: LOGIN, otp: '000000' }))).toBe(
      'SECOND_FACTOR_WRONG',
    )
    const renewed = await secondFactor.renewCodes.mutate({ password: LOGIN, otp: shown(secret) })
    expect(renewed.codes).toHaveLength(recoveryCodes)
    expect(await refused(uid, codes[0])).toBe('SECOND_FACTOR_WRONG')
    await secondFactor.turnOff.mutate({ password: LOGIN, otp: renewed.codes[0] ?? '' })
    expect(await secondFactor.status.query()).toEqual({ since: null, codesLeft: 0, passkeys: 0, due: false })
    expect(await logIn(uid)).toMatchObject({ uid })
  })

  test('a changed login password leaves it on', async () => {
    const { uid, secret } = await guarded()
    await api.client().trpc.accounts.changeLoginPassword.mutate({ uid, recoveryPassword: RECOVERY, password: WRONG })
    const again = (otp?: string) =>
      api.client().trpc.accounts.login.mutate({ uid, password: WRONG, ...(otp !== undefined && { otp }) })
    expect(await refusalCode(again())).toBe('SECOND_FACTOR_REQUIRED')
    expect(await again(shown(secret))).toMatchObject({ uid })
  })
})

it('keeps secrets and codes so that the database alone tells nothing', async () => {
  const { uid, secret, codes } = await guarded()
  const sql = api.app.sql
  const [factor] = await sql`select encode(ciphertext, 'escape') as sealed from second_factor where uid = ${uid}`
  expect(factor?.['sealed']).not.toContain(secret)
  const kept = await sql`select hash from recovery_code where uid = ${uid}`
  expect(kept).toHaveLength(codes.length)
  for (const { hash } of kept) expect(hash).toMatch(/^\$argon2id\$/)
})

it('goes on under another key: a job seals the secrets anew, recovery codes need none', async () => {
  const { uid, secret, codes } = await guarded()
  const later = await createTestApp({
    beside: api,
    env: {
      ENCRYPTION_KEY: 'cd'.repeat(32),
      ENCRYPTION_OLD_KEYS: Buffer.from(api.app.env.encryptionKey).toString('hex'),
    },
  })
  try {
    await later.app.jobs.runDue()
    expect(await api.app.sql`select distinct key_id from second_factor`).toEqual([{ key_id: later.app.secrets.keyId }])
    const again = (otp: string) => later.client().trpc.accounts.login.mutate({ uid, password: LOGIN, otp })
    expect(await again(shown(secret))).toMatchObject({ uid })
    expect(await again(codes[0] ?? '')).toMatchObject({ uid })
  } finally {
    await later.close()
  }
})
