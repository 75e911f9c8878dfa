import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { md5, refusal, refusalCode } from '../../../test/client.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { LOGIN, PAY, person, RECOVERY, WRONG } from '../../../test/people.ts'
import { addressContext, mailAddress } from '../outside/tables.ts'
import { staffMember } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const digests = { loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }
/** The first, one from the middle and the last of the list: all keep the rules of a password. */
const COMMON = ['abc123', 'password1', 'qwer1234', 'trustno1']

it.each([
  ['that breaks the rules of a password', '123456'],
  ['of letters only', 'dragon'],
  ['in capitals', 'PASSWORD1'],
  ['with a capital letter', 'Abc123'],
  ['of nothing', ''],
])('a common password %s is refused by its digest, which no page of ours would send', async (_, typed) => {
  const { register } = api.client().trpc.accounts
  expect(await refusal(register.mutate({ ...digests, loginPassword: md5(typed) }))).toEqual({
    code: 'PASSWORD_TOO_COMMON',
    details: { field: 'loginPassword' },
  })
})

it.each(['loginPassword', 'payPassword', 'recoveryPassword'])('a common %s opens no account', async (field) => {
  for (const password of COMMON) {
    const refused = await refusal(api.client().trpc.accounts.register.mutate({ ...digests, [field]: md5(password) }))
    expect(refused).toEqual({ code: 'PASSWORD_TOO_COMMON', details: { field } })
  }
})

it('the site’s name, in either script and with a usual ending, opens no account and replaces no password', async () => {
  const { register } = api.client().trpc.accounts
  for (const field of ['loginPassword', 'payPassword', 'recoveryPassword']) {
    for (const typed of ['Jindu1', 'jindu123', 'JINDU@123', '津渡123456']) {
      const refused = await refusal(register.mutate({ ...digests, [field]: md5(typed) }))
      expect(refused).toEqual({ code: 'PASSWORD_OWN_FACT', details: { field } })
    }
  }
  const { uid, client } = await person(api)
  const again = { uid, recoveryPassword: RECOVERY, password: md5('jindu888') }
  expect(await refusalCode(client.trpc.accounts.changeLoginPassword.mutate(again))).toBe('PASSWORD_OWN_FACT')
})

it('each of the site’s names, whichever stands first', async () => {
  await api.app.settings.change({ siteName: '津渡 Jindu' }, 100_001)
  const { register } = api.client().trpc.accounts
  for (const typed of ['jindu123', '津渡123456']) {
    expect(await refusalCode(register.mutate({ ...digests, loginPassword: md5(typed) }))).toBe('PASSWORD_OWN_FACT')
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

it('nobody’s own uid, e-mail address or staff name becomes their password', async () => {
  const { uid, client } = await person(api)
  const { changeLoginPassword, changePayPassword } = client.trpc.accounts
  const sealed = { ...api.app.secrets.seal('Kestrel7@example.org', addressContext(uid)), print: new Uint8Array(1) }
  const now = api.clock.now()
  await api.app.db
    .insert(mailAddress)
    .values({ uid, ...sealed, mark: new Uint8Array(1), locale: 'en', askedAt: now, nextTryAt: now, hourFrom: now })
  await api.app.db.insert(staffMember).values({ uid, role: 'moderator', nickName: 'Harbour9' })
  for (const own of [String(uid), 'kestrel7@example.org', 'KESTREL7', 'harbour9']) {
    const login = { uid, recoveryPassword: RECOVERY, password: md5(own) }
    expect(await refusal(changeLoginPassword.mutate(login))).toEqual({
      code: 'PASSWORD_OWN_FACT',
      details: { field: 'password' },
    })
  }
  await api.app.db.delete(staffMember).where(eq(staffMember.uid, uid))
  expect(await refusal(changePayPassword.mutate({ recoveryPassword: RECOVERY, payPassword: md5('kestrel7') }))).toEqual(
    {
      code: 'PASSWORD_OWN_FACT',
      details: { field: 'payPassword' },
    },
  )
})

it('a stranger who guesses an address is told of the recovery password only', async () => {
  const { uid } = await person(api)
  const guess = { uid, recoveryPassword: WRONG, password: md5(String(uid)) }
  expect(await refusalCode(api.client().trpc.accounts.changeLoginPassword.mutate(guess))).toBe(
    'RECOVERY_PASSWORD_WRONG',
  )
})
