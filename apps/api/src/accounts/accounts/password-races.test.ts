import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { md5 } from '../../../test/client.ts'
import { LOGIN, PAY, RECOVERY, person } from '../../../test/people.ts'
import type { App } from '../../platform/app.ts'
import { logIn } from './log-in.ts'
import { verifyPayPassword } from './verify-pay-password.ts'

const OTHER = md5('another-secret-9')
const caller = { address: '203.0.113.5', userAgent: 'test' }

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** The product where something happens while a password is being judged. */
function meanwhile(happens: () => Promise<unknown>): App {
  const { passwords } = api.app
  const verify: typeof passwords.verify = async (...password) => {
    const right = await passwords.verify(...password)
    await happens()
    return right
  }
  return { ...api.app, passwords: { ...passwords, verify } }
}

it('a login judged before the password was changed opens no session after it', async () => {
  const { uid, client } = await person(api)
  const change = { uid, recoveryPassword: RECOVERY, password: OTHER }
  const app = meanwhile(() => client.trpc.accounts.changeLoginPassword.mutate(change))
  await expect(logIn(app, uid, LOGIN, caller)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

it('a login judged before the account was frozen opens no session after it', async () => {
  const { uid, client } = await person(api)
  const app = meanwhile(() => client.trpc.accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY }))
  await expect(logIn(app, uid, LOGIN, caller)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
})

it('a pay password judged before it was changed verifies nothing after it', async () => {
  const { client } = await person(api)
  const session = await api.app.sessions.resolve(client.token() ?? '')
  if (session === null) throw new Error('no session')
  const change = { recoveryPassword: RECOVERY, payPassword: OTHER }
  const app = meanwhile(() => client.trpc.accounts.changePayPassword.mutate(change))
  await expect(verifyPayPassword(app, session, PAY, caller)).rejects.toMatchObject({ code: 'PAY_PASSWORD_WRONG' })
  expect(await client.trpc.accounts.payPasswordStatus.query()).toMatchObject({ verified: false, verifiedUntil: 0 })
})
