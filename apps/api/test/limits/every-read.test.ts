import { fail } from '@jindu/domain/errors'
import { readLimits } from '@jindu/domain/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reader } from '../../src/platform/rate-limit/read-counter.ts'
import { procedures } from '../../src/reference/procedures.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { createMsClient } from '../ms-client.ts'
import { LOGIN, person } from '../people.ts'
import { unlimited } from '../unlimited.ts'

const AWAY = '203.0.113.50'
const queries = procedures().filter(({ type }) => type === 'query')

let api: TestApp
let read: Reader[] = []
/** Refuses addresses, accounts, or nobody. */
let full: 'address' | 'uid' | null = null
let user: TestClient
let uid: number

beforeAll(async () => {
  api = await createTestApp({
    rateLimiter: {
      ...unlimited,
      read(reader) {
        read.push(reader)
        if (full !== null && reader[full] !== undefined) fail('RATE_LIMITED', { retryAfterSeconds: 30 })
      },
    },
  })
  ;({ client: user, uid } = await person(api, { address: AWAY }))
})
beforeEach(() => {
  read = []
  full = null
})
afterAll(() => api.close())

const codeOf = async (client: TestClient, path: string): Promise<string> =>
  (await client.inject({ url: `/trpc/${path}?input=%7B%7D` })).json().error.data.domain.code

describe.each(queries)('$path', ({ path }) => {
  it('is bounded by address and by account, before anything else is asked', async () => {
    full = 'address'
    expect(await codeOf(user, path)).toBe('RATE_LIMITED')
    expect(read).toEqual([{ address: AWAY }])
    full = 'uid'
    expect(await codeOf(user, path)).toBe('RATE_LIMITED')
    expect(read.slice(1)).toEqual([{ address: AWAY }, { uid }])
  })
})

it('signed calls that read are counted as procedures are, and say so as old clients understand it', async () => {
  const old = createMsClient(api, { address: AWAY })
  old.token = (await old.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  read = []
  expect((await old.get('user.user.MsUserInfo/getUserInfo')).code).toBe(0)
  expect(read).toContainEqual({ address: AWAY })
  expect(read).toContainEqual({ uid })
  full = 'uid'
  expect(await old.get('user.user.MsUserInfo/getUserInfo')).toMatchObject({ status: 413, code: 1006 })
})

it('files are counted by address, before one is looked for', async () => {
  full = 'address'
  const answer = await user.inject({ url: '/files/00000000-0000-4000-8000-000000000000' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30'])
  expect(answer.json()).toMatchObject({ error: { code: 'RATE_LIMITED', details: { retryAfterSeconds: 30 } } })
  expect(read).toEqual([{ address: AWAY }])
})

describe('with the bounds as they are', () => {
  let real: TestApp
  beforeAll(async () => {
    real = await createTestApp()
  })
  afterAll(() => real.close())

  const TEN = `/trpc/${Array.from({ length: 10 }, () => 'site.currencies').join(',')}?batch=1`

  it('a flood of one account is refused with the wait, and another account reads on; thirty full pages are not', async () => {
    const [one, other] = [await person(real, { address: AWAY }), await person(real, { address: AWAY })]
    const reads = async (client: TestClient, times: number): Promise<number[]> => {
      const answers: number[] = []
      for (let sent = 0; sent < times; sent += 10) answers.push((await client.inject({ url: TEN })).statusCode)
      return answers
    }
    const pages = Math.floor(readLimits.perAccount / readLimits.pageAtMost)
    expect(pages).toBeGreaterThanOrEqual(30)
    expect(new Set(await reads(one.client, pages * readLimits.pageAtMost))).toEqual(new Set([200]))
    const flooded = await one.client.inject({ url: TEN })
    expect(flooded.statusCode).toBe(429)
    expect(Number(flooded.headers['retry-after'])).toBeGreaterThan(0)
    expect(await reads(other.client, 10)).toEqual([200])
    real.clock.advance(readLimits.windowSeconds)
    expect(await reads(one.client, 10)).toEqual([200])
  })
})
