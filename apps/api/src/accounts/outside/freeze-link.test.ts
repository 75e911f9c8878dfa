import { accountRules, limitRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { LOGIN, person, RECOVERY, type Person } from '../../../test/people.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(60))

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const open = (url: string, locale = 'en') =>
  api.server.inject({ url, headers: { 'accept-language': locale }, remoteAddress: '198.51.100.8' })
const press = (url: string) =>
  api.server.inject({ method: 'POST', url, headers: FORM, payload: '', remoteAddress: '198.51.100.8' })

const links = async ({ client }: Person): Promise<string[]> =>
  (await client.trpc.messages.list.query({ limit: 20 })).data.flatMap(({ freeze }) => freeze ?? [])

const loginFromElsewhere = ({ uid }: Person) =>
  api.client({ address: '203.0.113.44' }).trpc.accounts.login.mutate({ uid, password: LOGIN })

/** A user who was notified of a new device; their own browser stays logged in. */
async function warned(): Promise<Person & { readonly link: string }> {
  const someone = await person(api)
  await loginFromElsewhere(someone)
  const [link = 'none'] = await links(someone)
  return { ...someone, link }
}

const recovery = ({ uid }: Person) => ({ uid, recoveryPassword: RECOVERY })
const isFrozen = async ({ uid }: Person): Promise<boolean> =>
  (await api.app.sql`select 1 from app_user where uid = ${uid} and frozen_at is not null`).length === 1

describe('the freeze link of a message freezes nothing', () => {
  it('by being opened, or when it was forged for another account or message', async () => {
    const [one, two] = [await warned(), await warned()]
    expect((await open(one.link)).statusCode).toBe(200)
    expect(one.link).not.toContain(String(one.uid))
    const forged = [
      one.link.replace(/.{4}$/, 'AAAA'),
      one.link.replace(/freeze\/.{4}/, 'freeze/AAAA'),
      `${one.link.slice(0, 40)}${two.link.slice(40)}`,
      '/outside/freeze/x',
    ]
    for (const link of forged) {
      expect((await open(link)).statusCode).toBe(410)
      expect((await press(link)).statusCode).toBe(410)
    }
    expect(await Promise.all([one, two].map(isFrozen))).toEqual([false, false])
  })

  it('seven days after the message', async () => {
    const someone = await warned()
    api.clock.advance(accountRules.freezeLinkSeconds - 1)
    expect((await open(someone.link)).statusCode).toBe(200)
    api.clock.advance(1)
    expect((await press(someone.link)).statusCode).toBe(410)
    expect(await isFrozen(someone)).toBe(false)
  })

  it('from an address above the bound of writes; from another it does', async () => {
    const someone = await warned()
    const [bound] = limitRules.rates.write.perAddress
    await api.app.sql`insert into rate_count (key, points, expire)
      values ('write:60:net:198.51.100.8', ${bound.limit - 50}, ${(api.clock.now() + bound.windowSeconds) * 1_000})
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`
    const answers = await Promise.all(Array.from({ length: 50 }, () => press('/outside/freeze/x')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 410))
    for (const refused of [await open(someone.link), await press(someone.link)]) {
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await isFrozen(someone)).toBe(false)
    const elsewhere = { method: 'POST', url: someone.link, headers: FORM, payload: '' } as const
    const freed = await api.server.inject({ ...elsewhere, remoteAddress: '198.51.100.9' })
    expect([freed.statusCode, await isFrozen(someone)]).toEqual([200, true])
  })

  it('once the account was frozen after the message, by the link or otherwise', async () => {
    const someone = await warned()
    await someone.client.trpc.accounts.freeze.mutate(recovery(someone))
    expect((await press(someone.link)).statusCode).toBe(410)
    await someone.client.trpc.accounts.unfreeze.mutate(recovery(someone))
    expect((await press(someone.link)).statusCode).toBe(410)
    expect(await isFrozen(someone)).toBe(false)
  })
})

describe('the freeze link of a message', () => {
  it('says in both languages what will happen, and freezes by a press without a login', async () => {
    const someone = await warned()
    expect((await open(someone.link)).body).toContain(`Freeze account ${someone.uid}?`)
    const page = await open(someone.link, 'zh-CN')
    expect(page.body).toContain(`确定冻结账号 ${someone.uid}？`)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await press(someone.link)).body).toContain('The account is frozen')
    expect(await isFrozen(someone)).toBe(true)
    expect(await refusalCode(loginFromElsewhere(someone))).toBe('ACCOUNT_FROZEN')
    expect(await refusalCode(someone.client.trpc.accounts.sessions.query())).toBe('SESSION_ENDED')
    const [line] = await api.app.sql`select details from audit_event
      where action = 'account.frozen' and subject_id = ${someone.uid}`
    expect(line).toMatchObject({ details: { by: 'link', address: '198.51.100.8' } })
  })

  it('works once: pressed many times at once, and again after its owner unfroze', async () => {
    const someone = await warned()
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(someone.link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await someone.client.trpc.accounts.unfreeze.mutate(recovery(someone))
    expect((await press(someone.link)).statusCode).toBe(410)
    expect(await isFrozen(someone)).toBe(false)
  })
})
