import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY } from '../../test/people.ts'
import { unlimited } from '../../test/unlimited.ts'
import { endpoints } from './endpoints/index.ts'

let api: TestApp
let market: Market
let caller: MsClient
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  market = await openMarket(api)
  await logIn()
})
afterAll(() => api.close())
/** A call of an account may end the session that it comes from. */
async function logIn(): Promise<void> {
  caller = createMsClient(api)
  caller.token = (await caller.post('user.user.MsUser/login', { uid: market.seller.uid, pwd: LOGIN })).data.token
  await caller.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
}

type Schema = Readonly<Record<string, unknown>>

/** A value that fits the parameter's kind. */
function fitting({ pattern, type, enum: listed, minimum }: Schema): unknown {
  if (pattern !== undefined) return LOGIN
  if (Array.isArray(listed)) return listed[0]
  return type === 'string' ? '1' : (minimum ?? 1)
}

/** Invalid values for a parameter's type: a wrong shape, or numbers out of range. */
function wrong({ pattern, type }: Schema): readonly unknown[] {
  if (pattern !== undefined) return ['no digest', { deep: 1 }]
  return type === 'string' ? [{ deep: 1 }] : ['one', '999999999999999', '-7', '1.5']
}

const all = [...endpoints].flatMap(([path, endpoint]) =>
  endpoint.takesFile
    ? []
    : Object.keys(endpoint.params).flatMap((name) =>
        wrong(endpoint.params[name]?.schema ?? {}).map((value) => ({ path, endpoint, name, value })),
      ),
)

describe('a parameter of the wrong form', () => {
  test('is tried in every call', () => {
    expect(all.length).toBeGreaterThan(500)
  })

  test.each(all)('$path $name $value: what answers 400 names it', async ({ path, endpoint, name, value }) => {
    const others = Object.fromEntries(
      Object.entries(endpoint.params).map(([key, { schema }]) => [key, fitting(schema)]),
    )
    const params = { ...others, [name]: value }
    const answer = await (endpoint.method === 'GET' ? caller.get(path, params) : caller.post(path, params))
    if (path.startsWith('user.user.MsUser/') || answer.status === 401) await logIn()
    if (answer.status !== 400) return
    const named = answer.msg.split(':')[0] ?? ''
    expect(Object.keys(endpoint.params)).toContain(named)
    if (named === name) return
    // Another parameter does not fit this call: it is named without the wrong one too.
    const base = await (endpoint.method === 'GET' ? caller.get(path, others) : caller.post(path, others))
    expect([base.status, base.msg.split(':')[0]]).toEqual([400, named])
  })
})
