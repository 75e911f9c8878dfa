import { accountRules, rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { guard, shownAt, type Guarded } from '../../../test/factor.ts'
import { applyFor, financier, OUTSIDE, recordOf } from '../../../test/market/finance.ts'
import { fund, fundsOf, newKey } from '../../../test/market/market.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { LOGIN, PAY, RECOVERY, verifiedPerson, WRONG, type Person } from '../../../test/people.ts'
import { md5 } from '../../../test/client.ts'

let api: TestApp
let finance: Person
beforeAll(async () => {
  api = await createTestApp()
  finance = await financier(api)
})
afterAll(() => api.close())

const { waitSeconds } = rules.wallet.withdrawal
const { periodSeconds } = accountRules.secondFactor

/** A user with money and a second factor, after the security wait. */
async function owner(): Promise<Guarded> {
  const someone = await guard(api, await verifiedPerson(api))
  await fund(someone, '10')
  api.clock.advance(waitSeconds)
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  return someone
}

const code = ({ secret }: Guarded, periods?: number) => shownAt(api, secret, periods)
const termsOf = ({ client }: Person) => client.trpc.withdrawals.terms.query({ currency: 'LTC' })
const latestMessage = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ limit: 1 })).data[0]?.message

describe('a withdrawal of an account with a second factor', () => {
  it('is refused without a code and with a wrong one, and costs nothing', async () => {
    const someone = await owner()
    const before = await fundsOf(someone)
    expect(await termsOf(someone)).toMatchObject({ asksCode: true })
    expect(await refusalCode(applyFor(someone))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(applyFor(someone, { otp: '000000' }))).toBe('SECOND_FACTOR_WRONG')
    expect(await fundsOf(someone)).toBe(before)
    const { data } = await someone.client.trpc.accounts.failedTries.query()
    expect(data).toMatchObject([{ password: 'factor', known: true }])
  })

  it('takes a code for one address and amount: the same code opens no second one, nor after a refusal of the first', async () => {
    const someone = await owner()
    const otp = code(someone)
    expect(await refusalCode(applyFor(someone, { otp, units: 20_000_000_000n }))).toBe('AMOUNT_EXCEEDS_BALANCE')
    const { id } = await applyFor(someone, { otp })
    expect(await recordOf(someone, id)).toMatchObject({ status: 'pending' })
    expect(await refusalCode(applyFor(someone, { otp, units: 200_000_000n }))).toBe('SECOND_FACTOR_WRONG')
    const both = await Promise.allSettled([1, 2].map(() => applyFor(someone, { otp: code(someone, 1) })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('sent again under its key answers with the first, though its code is used up', async () => {
    const someone = await owner()
    const asked = { otp: code(someone), idempotencyKey: newKey() }
    const first = await applyFor(someone, asked)
    api.clock.advance(periodSeconds * 3)
    expect(await applyFor(someone, asked)).toEqual(first)
  })

  it('takes a recovery code, once', async () => {
    const someone = await owner()
    const [otp = ''] = someone.codes
    await applyFor(someone, { otp })
    expect(await refusalCode(applyFor(someone, { otp }))).toBe('SECOND_FACTOR_WRONG')
    expect(await someone.client.trpc.accounts.secondFactor.status.query()).toMatchObject({ codesLeft: 9 })
  })

  it('is not guessed: wrong codes of a session are bounded', async () => {
    const someone = await owner()
    for (let nth = 0; nth < accountRules.loginThrottle.triesPerUid; nth += 1)
      expect(await refusalCode(applyFor(someone, { otp: '000000' }))).toBe('SECOND_FACTOR_WRONG')
    expect(await refusalCode(applyFor(someone, { otp: code(someone) }))).toBe('RATE_LIMITED')
  })

  it('of an old client, who does not give the pay password, is refused without a code and with a wrong one, and reviewed with a right one', async () => {
    await api.app.settings.change({ withdrawalAutoUnits: { BTC: 0, USDT: 0, LTC: 100_000_000 } }, finance.uid)
    const someone = await owner()
    const ms = createMsClient(api)
    ms.token = someone.client.token() ?? ''
    const apply = (otp: Record<string, string>) =>
      ms.post('user.user.MsWallet/applyWithdrawal', { currency_id: 3, address: OUTSIDE.LTC, amount: '0.5', ...otp })
    const before = await fundsOf(someone)
    expect(await apply({})).toMatchObject({ code: 2031 })
    expect(await apply({ otp: '000000' })).toMatchObject({ code: 2032 })
    expect(await fundsOf(someone)).toBe(before)
    const asked = await apply({ otp: code(someone) })
    const { data } = await finance.client.trpc.withdrawals.queue.query({ queue: 'review', page: 1, limit: 40 })
    const reviewed = (id: number) => data.find((row) => row.id === id)
    expect(reviewed(asked.data.id)).toMatchObject({ unverified: true, approvalsNeeded: 1 })
    const whole = await applyFor(someone, { units: 50_000_000n, otp: code(someone, 1) })
    expect((await api.app.sql`select unverified, approvals_needed from withdrawal where id = ${whole.id}`)[0]).toEqual({
      unverified: false,
      approvals_needed: 0,
    })
    await api.app.settings.change({ withdrawalAutoUnits: { BTC: 0, USDT: 0, LTC: 0 } }, finance.uid)
  })

  it('is refused without a code in a session that verified the pay password and sends nothing else, on both surfaces', async () => {
    const someone = await owner()
    const before = await fundsOf(someone)
    const amount = { asset: 'LTC', units: '50000000' } as const
    const bare = { address: OUTSIDE.LTC, amount, idempotencyKey: newKey() }
    expect(await refusalCode(someone.client.trpc.withdrawals.request.mutate(bare))).toBe('SECOND_FACTOR_REQUIRED')
    const ms = createMsClient(api)
    ms.token = someone.client.token() ?? ''
    const answer = await ms.post('user.user.MsWallet/transferMoney', {
      user_id: finance.uid,
      amount: '0.5',
      currency_id: 3,
    })
    expect(answer).toMatchObject({ code: 2031 })
    expect(await fundsOf(someone)).toBe(before)
  })
})

describe('of an account with a second factor', () => {
  it('a new address of the book takes a code, its new label none', async () => {
    const someone = await owner()
    const save = (label: string, otp?: string) =>
      someone.client.trpc.withdrawals.saveAddress.mutate({
        currency: 'LTC',
        address: OUTSIDE.LTC,
        label,
        ...(otp !== undefined && { otp }),
      })
    expect(await refusalCode(save('Cold'))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(save('Cold', '000000'))).toBe('SECOND_FACTOR_WRONG')
    await save('Cold', code(someone))
    await save('Colder')
    const book = await someone.client.trpc.withdrawals.book.query({ currency: 'LTC' })
    expect(book).toMatchObject({ asksCode: true, data: [{ label: 'Colder' }] })
  })

  it('a changed pay password takes a code, on both surfaces', async () => {
    const someone = await owner()
    const payPassword = md5('another-pay-5')
    const change = (otp?: string) =>
      someone.client.trpc.accounts.changePayPassword.mutate({
        recoveryPassword: RECOVERY,
        payPassword,
        ...(otp !== undefined && { otp }),
      })
    expect(await refusalCode(change())).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(change('000000'))).toBe('SECOND_FACTOR_WRONG')
    const ms = createMsClient(api)
    ms.token = someone.client.token() ?? ''
    const old = (otp: Record<string, string>) =>
      ms.post('user.user.MsUser/changePayPassword', { recover_password: RECOVERY, pay_password: WRONG, ...otp })
    expect(await old({})).toMatchObject({ code: 2031 })
    expect(await old({ otp: code(someone) })).toMatchObject({ code: 0 })
    await change(code(someone, 1))
    await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: payPassword })
  })
})

describe('withdrawals wait, with the reason, and the owner is told', () => {
  it('after a change of the second factor', async () => {
    const someone = await guard(api, await verifiedPerson(api))
    expect(await termsOf(someone)).toMatchObject({ waitsFor: 'factor' })
    expect(await latestMessage(someone)).toMatchObject({
      kind: 'account.secondFactorOn',
      facts: { address: '127.0.0.1' },
    })
    const { secondFactor } = someone.client.trpc.accounts
    const { codes } = await secondFactor.renewCodes.mutate({ password: LOGIN, otp: code(someone) })
    expect(await latestMessage(someone)).toMatchObject({ kind: 'account.recoveryCodesMade' })
    await secondFactor.turnOff.mutate({ password: LOGIN, otp: codes[0] ?? '' })
    expect(await latestMessage(someone)).toMatchObject({ kind: 'account.secondFactorOff' })
    expect(await termsOf(someone)).toMatchObject({
      asksCode: false,
      waitsFor: 'factor',
      waitsUntil: api.clock.now() + waitSeconds,
    })
  })

  it('after a new device logged in, not after the first login nor one of a device that is known', async () => {
    const someone = await verifiedPerson(api)
    await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
    expect(await termsOf(someone)).toMatchObject({ waitsUntil: null, waitsFor: null })
    const stranger = api.client({ address: '203.0.113.44' })
    await stranger.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
    expect(await termsOf(someone)).toMatchObject({ waitsFor: 'device', waitsUntil: api.clock.now() + waitSeconds })
    expect(await latestMessage(someone)).toMatchObject({
      kind: 'account.newDevice',
      facts: { address: '203.0.113.44' },
    })
    await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    await fund(someone, '2')
    const { id } = await applyFor(someone)
    expect(await recordOf(someone, id)).toMatchObject({ waitsUntil: api.clock.now() + waitSeconds })
    expect(await refusalCode(finance.client.trpc.withdrawals.approve.mutate({ id }))).toBe('WITHDRAWAL_WAITING')
  })

  it('after a changed login password; the known browser that changed it is no new device', async () => {
    const someone = await verifiedPerson(api)
    const post = async (path: string, payload: object, cookie = '') => {
      const answer = await api.client().inject({
        method: 'POST',
        url: `/trpc/accounts.${path}`,
        headers: { 'content-type': 'application/json', cookie },
        payload: JSON.stringify(payload),
      })
      return `jindu_device=${answer.cookies.find(({ name }) => name === 'jindu_device')?.value ?? ''}`
    }
    const { uid } = someone
    const known = await post('login', { uid, password: LOGIN })
    const still = await post('changeLoginPassword', { uid, recoveryPassword: RECOVERY, password: WRONG }, known)
    await post('login', { uid, password: WRONG }, still)
    const back = api.client({ headers: { cookie: '' } })
    await back.trpc.accounts.login.mutate({ uid, password: WRONG })
    const { data } = await back.trpc.messages.list.query({ limit: 9 })
    const kinds = data.map(({ message }) => message?.kind)
    expect(kinds).toEqual(['account.newDevice', 'account.loginPasswordChanged', 'account.newDevice'])
  })
})
