import { accountRules, rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusalCode } from '../../../../test/client.ts'
import { guard, shownAt, type Guarded } from '../../../../test/factor.ts'
import { applyFor, OUTSIDE, recordOf } from '../../../../test/market/finance.ts'
import { fund } from '../../../../test/market/market.ts'
import { staffPerson } from '../../../../test/market/staff.ts'
import { createMsClient } from '../../../../test/ms-client.ts'
import { LOGIN, PAY, person, verifiedPerson, WRONG, type Person } from '../../../../test/people.ts'
import { softAuthenticator } from '../../../../test/soft-authenticator.ts'
import { unlimited } from '../../../../test/unlimited.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
})
afterAll(() => api.close())

const { periodSeconds } = accountRules.secondFactor
const { challengeSeconds, maximum } = accountRules.passkey

const keysOf = ({ client }: Person) => client.trpc.accounts.passkeys
const pageOf = () => ({ origin: api.app.env.publicOrigin, rpId: new URL(api.app.env.publicOrigin).hostname })
const newKey = () => softAuthenticator(pageOf())

/** The next code of the owner's authenticator app. */
function nextCode({ secret }: Guarded): string {
  api.clock.advance(periodSeconds)
  return shownAt(api, secret)
}

async function keep(owner: Guarded, key = newKey(), name = 'Blue stick') {
  const { challenge } = await keysOf(owner).begin.mutate({ password: LOGIN, otp: nextCode(owner) })
  const { id } = await keysOf(owner).add.mutate({ name, ...key.make(challenge) })
  return { ...key, row: id }
}

async function ownerWithKey() {
  const owner = await guard(api, await verifiedPerson(api))
  return { owner, key: await keep(owner) }
}

const asked = async (owner: Person) => (await keysOf(owner).ask.mutate()).challenge
const askedAtLogin = async ({ uid }: Person) =>
  (await api.client().trpc.accounts.passkeys.askAtLogin.mutate({ uid, password: LOGIN })).challenge
const logIn = ({ uid }: Person, otp?: string) =>
  api.client().trpc.accounts.login.mutate({ uid, password: LOGIN, ...(otp !== undefined && { otp }) })

describe('a passkey is not added', () => {
  it('to an account without two-step login, without the password, or without a code', async () => {
    const plain = await person(api)
    expect(await refusalCode(keysOf(plain).begin.mutate({ password: LOGIN, otp: '000000' }))).toBe(
      'SECOND_FACTOR_NOT_ON',
    )
    const owner = await guard(api, plain)
    expect(await refusalCode(keysOf(owner).begin.mutate({ password: WRONG, otp: nextCode(owner) }))).toBe(
      'PASSWORD_WRONG',
    )
    expect(await refusalCode(keysOf(owner).begin.mutate({ password: LOGIN, otp: '000000' }))).toBe(
      'SECOND_FACTOR_WRONG',
    )
    expect((await keysOf(owner).list.query()).data).toEqual([])
  })

  it('for another challenge, another site, another session, too late, twice, or without a name', async () => {
    const owner = await guard(api, await person(api))
    const begun = async () => (await keysOf(owner).begin.mutate({ password: LOGIN, otp: nextCode(owner) })).challenge
    const key = newKey()
    const add = (made: ReturnType<typeof key.make>, name = 'Key') => keysOf(owner).add.mutate({ name, ...made })
    const challenge = await begun()
    expect(await refusalCode(add(key.make('AAAA')))).toBe('PASSKEY_WRONG')
    expect(await refusalCode(add(key.make(challenge, { page: { origin: 'https://jindu.example' } })))).toBe(
      'PASSKEY_WRONG',
    )
    expect(await refusalCode(add(key.make(challenge, { page: { rpId: 'jindu.example' } })))).toBe('PASSKEY_WRONG')
    expect(await refusalCode(add(key.make(challenge), ' '))).toBe('PASSKEY_NAME_LENGTH')
    const other = await guard(api, await person(api))
    expect(await refusalCode(keysOf(other).add.mutate({ name: 'Key', ...key.make(challenge) }))).toBe('PASSKEY_WRONG')
    api.clock.advance(challengeSeconds)
    expect(await refusalCode(add(key.make(challenge)))).toBe('PASSKEY_WRONG')
    const fresh = await begun()
    await add(key.make(fresh))
    expect(await refusalCode(add(newKey().make(fresh)))).toBe('PASSKEY_WRONG')
    expect(await refusalCode(add(key.make(await begun())))).toBe('PASSKEY_EXISTS')
    expect((await keysOf(owner).list.query()).data).toMatchObject([{ name: 'Key', lastUsedAt: null }])
  })

  it('beyond ten', async () => {
    const owner = await guard(api, await person(api))
    for (let kept = 0; kept < maximum; kept += 1) await keep(owner)
    expect(await refusalCode(keep(owner))).toBe('PASSKEY_LIMIT')
  })
})

describe('logging in with a passkey', () => {
  it('takes the password and its answer, says when it was used, and tells who has none', async () => {
    const { owner, key } = await ownerWithKey()
    const missing = await logIn(owner).catch((error: unknown) => error)
    expect(missing).toMatchObject({ data: { domain: { code: 'SECOND_FACTOR_REQUIRED', details: { passkeys: 1 } } } })
    await logIn(owner, key.sign(await askedAtLogin(owner)))
    expect((await keysOf(owner).list.query()).data).toMatchObject([{ lastUsedAt: api.clock.now() }])
    const { uid } = await person(api)
    const ask = api.client().trpc.accounts.passkeys.askAtLogin
    expect(await refusalCode(ask.mutate({ uid, password: LOGIN }))).toBe('PASSKEY_NOT_FOUND')
    expect(await refusalCode(ask.mutate({ uid: owner.uid, password: WRONG }))).toBe('INVALID_CREDENTIALS')
  })

  it('refuses an answer used before, two at once, a stale one, one of a session, and one of another page', async () => {
    const { owner, key } = await ownerWithKey()
    const answer = key.sign(await askedAtLogin(owner))
    const both = await Promise.allSettled([logIn(owner, answer), logIn(owner, answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalCode(logIn(owner, answer))).toBe('PASSKEY_WRONG')
    expect(await refusalCode(logIn(owner, key.sign(await asked(owner))))).toBe('PASSKEY_WRONG')
    const phished = key.sign(await askedAtLogin(owner), { page: { origin: 'https://jindu.example' } })
    expect(await refusalCode(logIn(owner, phished))).toBe('PASSKEY_WRONG')
    const late = key.sign(await askedAtLogin(owner))
    api.clock.advance(challengeSeconds)
    expect(await refusalCode(logIn(owner, late))).toBe('PASSKEY_WRONG')
    const { data } = await owner.client.trpc.accounts.failedTries.query()
    expect(data[0]).toMatchObject({ password: 'factor' })
  })

  it('refuses the key of another account, and one whose count went back', async () => {
    const { owner, key } = await ownerWithKey()
    const { key: foreign } = await ownerWithKey()
    expect(await refusalCode(logIn(owner, foreign.sign(await askedAtLogin(owner))))).toBe('PASSKEY_WRONG')
    await logIn(owner, key.sign(await askedAtLogin(owner), { counter: 9 }))
    for (const counter of [9, 8, 0]) {
      expect(await refusalCode(logIn(owner, key.sign(await askedAtLogin(owner), { counter })))).toBe('PASSKEY_WRONG')
    }
    await logIn(owner, key.sign(await askedAtLogin(owner), { counter: 10 }))
  })

  it('refuses what is no answer at all', async () => {
    const { owner } = await ownerWithKey()
    for (const otp of ['passkey.a.b.c.d', 'passkey.e30.e30.e30.e30']) {
      expect(await refusalCode(logIn(owner, otp))).toBe('PASSKEY_WRONG')
    }
    for (const otp of ['passkey.', 'passkey.a.b.c', 'passkey.a.b.c.d.e', `passkey.a.b.c.${'x'.repeat(1_401)}`]) {
      expect(await refusalCode(logIn(owner, otp))).toBe('SECOND_FACTOR_WRONG')
    }
  })

  it('leaves codes, recovery codes and the calls of old clients as they were', async () => {
    const { owner } = await ownerWithKey()
    await logIn(owner, nextCode(owner))
    await logIn(owner, owner.codes[0])
    const old = createMsClient(api)
    const answer = await old.post('user.user.MsUser/login', { uid: owner.uid, pwd: LOGIN, otp: nextCode(owner) })
    expect(answer.code).toBe(0)
  })
})

describe('where a code is asked, a passkey answers', () => {
  it('for a withdrawal: one answer for one, of the session that asked', async () => {
    const { owner, key } = await ownerWithKey()
    await fund(owner, '10')
    api.clock.advance(rules.wallet.withdrawal.waitSeconds)
    await owner.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    const elsewhere = key.sign(await askedAtLogin(owner))
    expect(await refusalCode(applyFor(owner, { otp: elsewhere }))).toBe('PASSKEY_WRONG')
    const otp = key.sign(await asked(owner))
    const { id } = await applyFor(owner, { otp })
    expect(await recordOf(owner, id)).toMatchObject({ status: 'pending' })
    expect(await refusalCode(applyFor(owner, { otp, units: 200_000_000n }))).toBe('PASSKEY_WRONG')
    const book = { currency: 'LTC', label: 'Outside', address: OUTSIDE.LTC, otp: key.sign(await asked(owner)) } as const
    await owner.client.trpc.withdrawals.saveAddress.mutate(book)
  })

  it('for staff who prove again who they are', async () => {
    const member = await staffPerson(api, 'arbiter')
    const owner = await guard(api, member)
    const key = await keep(owner)
    const confirm = member.client.trpc.accounts.confirmStaff
    expect(await refusalCode(confirm.mutate({ otp: key.sign('AAAA') }))).toBe('PASSKEY_WRONG')
    const { confirmedUntil } = await confirm.mutate({ otp: key.sign(await asked(owner)) })
    expect(confirmedUntil).toBeGreaterThan(api.clock.now())
  })
})

describe('a passkey goes', () => {
  it('only with the password and a factor, never another account’s, and answers no more', async () => {
    const { owner, key } = await ownerWithKey()
    const { owner: stranger } = await ownerWithKey()
    const remove = (who: Guarded, otp: string, password = LOGIN) =>
      keysOf(who).remove.mutate({ id: key.row, password, otp })
    expect(await refusalCode(remove(stranger, nextCode(stranger)))).toBe('PASSKEY_NOT_FOUND')
    expect(await refusalCode(remove(owner, '000000'))).toBe('SECOND_FACTOR_WRONG')
    expect(await refusalCode(remove(owner, nextCode(owner), WRONG))).toBe('PASSWORD_WRONG')
    await remove(owner, key.sign(await asked(owner)))
    expect(await refusalCode(keysOf(owner).ask.mutate())).toBe('PASSKEY_NOT_FOUND')
    const { data } = await owner.client.trpc.messages.list.query({ limit: 2 })
    expect(data.map(({ message }) => message.kind)).toEqual(['account.passkeyRemoved', 'account.passkeyAdded'])
  })

  it('when two-step login is turned off', async () => {
    const { owner, key } = await ownerWithKey()
    await owner.client.trpc.accounts.secondFactor.turnOff.mutate({ password: LOGIN, otp: key.sign(await asked(owner)) })
    expect((await keysOf(owner).list.query()).data).toEqual([])
    expect(await owner.client.trpc.accounts.secondFactor.status.query()).toMatchObject({ since: null, passkeys: 0 })
  })
})
