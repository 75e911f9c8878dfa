import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { md5, refusal, refusalCode } from '../../../test/client.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { LOGIN, PAY, person, RECOVERY } from '../../../test/people.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const digests = { loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }
/** The first, one from the middle and the last of the list: all keep the rules of a password. */
const COMMON = ['abc123', 'password1', 'qwer1234', 'trustno1']

it.each(['loginPassword', 'payPassword', 'recoveryPassword'])('a common %s opens no account', async (field) => {
  for (const password of COMMON) {
    const refused = await refusal(api.client().trpc.accounts.register.mutate({ ...digests, [field]: md5(password) }))
    expect(refused).toEqual({ code: 'PASSWORD_TOO_COMMON', details: { field } })
  }
})

it('a common password replaces none', async () => {
  const { uid, client } = await person(api)
  const { changeLoginPassword, changePayPassword } = client.trpc.accounts
  const common = md5('abc123')
  expect(await refusalCode(changePayPassword.mutate({ recoveryPassword: RECOVERY, payPassword: common }))).toBe(
    'PASSWORD_TOO_COMMON',
  )
  expect(await refusalCode(changeLoginPassword.mutate({ uid, recoveryPassword: RECOVERY, password: common }))).toBe(
    'PASSWORD_TOO_COMMON',
  )
  const other = { uid, recoveryPassword: RECOVERY, password: md5('kestrel-over-9-fields') }
  expect(await changeLoginPassword.mutate(other)).toEqual({ done: true })
})

it('an old client is told so too', async () => {
  const ms = createMsClient(api)
  const passwords = { pwd: md5('abc123'), pay_password: PAY, recover_password: RECOVERY }
  expect(await ms.post('user.user.MsUser/register', passwords, { lang: 'zh-cn' })).toMatchObject({
    code: 2030,
    msg: '该密码过于常见，容易被猜中，请换一个',
  })
})
