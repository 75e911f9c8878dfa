import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { md5 } from '../../test/client.ts'
import { createMsClient, MS_KEY, type MsClient, type MsClientOptions } from '../../test/ms-client.ts'
import { trader } from '../../test/otc/offers.ts'
import { LOGIN, PAY, person, RECOVERY, type Person } from '../../test/people.ts'

const HOME = { address: '203.0.113.5', clientOrigin: 'ios' }
const SELL = { currency_id: 3, total_volume: '20', unit_price: '100.5', minimum_amount: 10, maximum_amount: '500' }
const { waitSeconds } = rules.wallet.withdrawal

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ waitHoldsTrade: true, env: { MS_APP_KEYS: `web=${MS_KEY},ios=${MS_KEY}` } })
})
afterAll(() => api.close())

let logins = 0
async function logIn({ uid }: Person, from: MsClientOptions, pwd = LOGIN): Promise<MsClient> {
  const client = createMsClient(api, from)
  logins += 1
  const answer = await client.post('user.user.MsUser/login', { uid, pwd, nth: logins })
  expect(answer.code).toBe(0)
  client.token = answer.data.token
  return client
}

const newDevices = async ({ uid }: Person): Promise<number> =>
  (await api.app.sql`select 1 from audit_event where subject_id = ${uid} and action = 'account.newDevice'`).length

it('an old client sells again once its network was used with the same kind of client', async () => {
  const someone = await trader(api, '100')
  await logIn(someone, HOME)
  expect(await newDevices(someone)).toBe(1)
  api.clock.advance(waitSeconds)
  const again = await logIn(someone, { ...HOME, address: '203.0.113.77' })
  await again.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  expect(await again.post('user.otc.MsOtcTopicNew/createSellOtcTopic', SELL)).toMatchObject({ code: 0 })
  expect(await newDevices(someone)).toBe(1)
})

it('another network, another kind of client and a browser are new devices', async () => {
  const someone = await person(api)
  await logIn(someone, HOME)
  await logIn(someone, { ...HOME, address: '203.0.114.5' })
  await logIn(someone, { ...HOME, address: '2001:db8:1::1' })
  await logIn(someone, { ...HOME, clientOrigin: 'web' })
  const browser = api.client({ address: HOME.address })
  await browser.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
  expect(await newDevices(someone)).toBe(5)
  await logIn(someone, HOME)
  await logIn(someone, { ...HOME, address: '2001:db8:1:ffff::2' })
  expect(await newDevices(someone)).toBe(5)
})

it('a changed login password makes every old client new, and so does a year', async () => {
  const someone = await person(api)
  await logIn(someone, HOME)
  const next = md5('login-secret-9')
  await someone.client.trpc.accounts.changeLoginPassword.mutate({
    uid: someone.uid,
    recoveryPassword: RECOVERY,
    password: next,
  })
  await logIn(someone, HOME, next)
  expect(await newDevices(someone)).toBe(2)
  await logIn(someone, HOME, next)
  expect(await newDevices(someone)).toBe(2)
  api.clock.advance(rules.session.longestSeconds * 5)
  await logIn(someone, HOME, next)
  expect(await newDevices(someone)).toBe(3)
})
