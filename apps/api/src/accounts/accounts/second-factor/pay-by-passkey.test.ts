import { PAID_STEPS } from '@jindu/domain/accounts/accounts'
import { accountRules, rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusalCode } from '../../../../test/client.ts'
import { guard, shownAt, type Guarded } from '../../../../test/factor.ts'
import { buy, fund, fundsOf, newKey, openMarket } from '../../../../test/market/market.ts'
import { LOGIN, PAY, person, RECOVERY, WRONG, type Person } from '../../../../test/people.ts'
import { softAuthenticator } from '../../../../test/soft-authenticator.ts'
import { unlimited } from '../../../../test/unlimited.ts'
import { md5 } from '../../../../test/client.ts'
import { procedures } from '../../../reference/procedures.ts'

let api: TestApp
let receiver: Person
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  receiver = await person(api)
})
afterAll(() => api.close())

const { periodSeconds } = accountRules.secondFactor
const { challengeSeconds } = accountRules.passkey
const { triesBeforeLock, lockSeconds } = rules.payPassword

const keysOf = ({ client }: Person) => client.trpc.accounts.passkeys
const newPasskey = () => {
  const { publicOrigin } = api.app.env
  return softAuthenticator({ origin: publicOrigin, rpId: new URL(publicOrigin).hostname })
}

/** The next code of the owner's authenticator app. */
function nextCode({ secret }: Guarded): string {
  api.clock.advance(periodSeconds)
  return shownAt(api, secret)
}

async function keep(owner: Guarded) {
  const key = newPasskey()
  const { challenge } = await keysOf(owner).begin.mutate({ password: LOGIN, otp: nextCode(owner) })
  const { id } = await keysOf(owner).add.mutate({ name: 'Phone', ...key.make(challenge) })
  return { ...key, row: id }
}

const letPay = (owner: Guarded, id: number, payPassword = PAY) =>
  keysOf(owner).letPay.mutate({ id, pays: true, payPassword, otp: nextCode(owner) })

/** Somebody with money, whose passkey was chosen, in a session that did not verify the pay password. */
async function ownerWithKey() {
  const owner = await guard(api, await person(api))
  const key = await keep(owner)
  await letPay(owner, key.row)
  await fund(owner, '10')
  return { owner, key }
}

type Input = Readonly<Record<string, unknown>>
const move = (units = '50000000', more: Input = {}): Input => ({
  target: 'otc',
  amount: { asset: 'LTC', units },
  idempotencyKey: newKey(),
  ...more,
})
const MOVE = 'transfers.move'

const ask = ({ client }: Person, step: string, input: Input) =>
  client.trpc.accounts.payByPasskey.mutate({ step, input })

type Key = ReturnType<typeof softAuthenticator>

/** The answer of the owner's device for one call. */
async function confirmed(owner: Person, key: Key, step: string, input: Input): Promise<string> {
  const { request } = await ask(owner, step, input)
  return key.sign(request.challenge, { isVerified: true })
}

/** Sends a call with a passkey's answer; null when it was carried out, else the code of the refusal. */
async function send({ client }: Person, step: string, input: Input, answer?: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', ...(answer === undefined ? {} : { 'pay-passkey': answer }) }
  const { body } = await client.inject({
    method: 'POST',
    url: `/trpc/${step}`,
    headers,
    payload: JSON.stringify(input),
  })
  const { error }: { error?: { data: { domain: { code: string } } } } = JSON.parse(body)
  return error?.data.domain.code ?? null
}

it('every procedure that asks for the pay password has its row, and nothing else has one', () => {
  const verified = procedures()
    .filter(({ access }) => access === 'verified')
    .map(({ path }) => path)
  expect(PAID_STEPS.toSorted()).toEqual(verified.toSorted())
})

describe('a passkey stands in for the pay password', () => {
  it('for one call that it confirmed, and the next call asks again', async () => {
    const { owner, key } = await ownerWithKey()
    const input = move()
    expect(await send(owner, MOVE, input)).toBe('PAY_PASSWORD_NOT_VERIFIED')
    expect(await send(owner, MOVE, input, await confirmed(owner, key, MOVE, input))).toBeNull()
    expect(await fundsOf(owner)).toBe(950_000_000n)
    expect(await send(owner, MOVE, move())).toBe('PAY_PASSWORD_NOT_VERIFIED')
  })

  it('its owner reads the amount and the destination first: of the input, or of the order', async () => {
    const { owner, key } = await ownerWithKey()
    const { goodsId } = await openMarket(api)
    expect(await ask(owner, MOVE, move())).toMatchObject({
      amount: { asset: 'LTC', units: '50000000' },
      to: { kind: 'balance', id: 'otc' },
      request: { userVerification: 'required', allowCredentials: [{ id: key.id }] },
    })
    await owner.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    const { id } = await buy(owner, goodsId)
    const { amount } = await owner.client.trpc.goodsOrders.info.query({ id })
    expect(await ask(owner, 'goodsOrders.confirm', { id })).toMatchObject({
      amount,
      to: { kind: 'goodsOrder', id: String(id) },
    })
    const stranger = await ownerWithKey()
    expect(await refusalCode(ask(stranger.owner, 'goodsOrders.confirm', { id }))).toBe('ORDER_NOT_FOUND')
  })

  it('for a transfer, which asks for its code all the same', async () => {
    const { owner, key } = await ownerWithKey()
    const input = {
      recipientUid: receiver.uid,
      amount: { asset: 'LTC', units: '1000000' },
      idempotencyKey: newKey(),
    }
    expect(await send(owner, 'transfers.send', input, await confirmed(owner, key, 'transfers.send', input))).toBe(
      'SECOND_FACTOR_REQUIRED',
    )
    const whole = { ...input, otp: nextCode(owner) }
    expect(await send(owner, 'transfers.send', whole, await confirmed(owner, key, 'transfers.send', whole))).toBeNull()
    // The same passkey answers for the code first, then for the call that carries this answer.
    const otp = key.sign((await keysOf(owner).ask.mutate()).challenge)
    const both = { ...input, idempotencyKey: newKey(), otp }
    expect(await send(owner, 'transfers.send', both, await confirmed(owner, key, 'transfers.send', both))).toBeNull()
  })
})

describe('its answer is refused', () => {
  it.each<[string, Input]>([
    ['another amount', { amount: { asset: 'LTC', units: '50000001' } }],
    ['another coin', { amount: { asset: 'BTC', units: '50000000' } }],
    ['another destination', { target: 'fund' }],
    ['another attempt', { idempotencyKey: 'another-key-of-theirs' }],
    ['a field more', { more: true }],
  ])('for %s', async (_, change) => {
    const { owner, key } = await ownerWithKey()
    const input = move()
    const answer = await confirmed(owner, key, MOVE, input)
    expect(await send(owner, MOVE, { ...input, ...change }, answer)).toBe('PAY_PASSKEY_WRONG')
  })

  it('for another receiver, and for another step with the same input', async () => {
    const { owner, key } = await ownerWithKey()
    const input = { recipientUid: receiver.uid, amount: { asset: 'LTC', units: '1000000' }, idempotencyKey: newKey() }
    const other = await person(api)
    const answer = await confirmed(owner, key, 'transfers.send', input)
    expect(await send(owner, 'transfers.send', { ...input, recipientUid: other.uid }, answer)).toBe('PAY_PASSKEY_WRONG')
    const hold = await confirmed(owner, key, 'otcOrders.hold', { id: 999 }).catch(() => null)
    expect(hold).toBeNull()
    const offer = await confirmed(owner, key, 'otcOffers.takeDown', { id: 999 })
    expect(await send(owner, 'otcOffers.withdraw', { id: 999 }, offer)).toBe('PAY_PASSKEY_WRONG')
  })

  it('the second time, also when both are sent at once', async () => {
    const { owner, key } = await ownerWithKey()
    const input = move()
    const answer = await confirmed(owner, key, MOVE, input)
    const both = await Promise.all([send(owner, MOVE, input, answer), send(owner, MOVE, input, answer)])
    expect(both.map(String).toSorted()).toEqual(['PAY_PASSKEY_WRONG', 'null'])
    expect(await send(owner, MOVE, input, answer)).toBe('PAY_PASSKEY_WRONG')
    expect(await fundsOf(owner)).toBe(950_000_000n)
  })

  it('too late, without a check of the user, with a counter that went back, from another page', async () => {
    const { owner, key } = await ownerWithKey()
    const late = move()
    const answer = await confirmed(owner, key, MOVE, late)
    api.clock.advance(challengeSeconds)
    expect(await send(owner, MOVE, late, answer)).toBe('PAY_PASSKEY_WRONG')
    const input = move()
    const { request } = await ask(owner, MOVE, input)
    expect(await send(owner, MOVE, input, key.sign(request.challenge))).toBe('PAY_PASSKEY_WRONG')
    const phished = { isVerified: true, page: { origin: 'https://jindu.example' } }
    expect(await send(owner, MOVE, input, key.sign(request.challenge, phished))).toBe('PAY_PASSKEY_WRONG')
    expect(await send(owner, MOVE, input, key.sign(request.challenge, { isVerified: true, counter: 9 }))).toBeNull()
    const next = move()
    const again = await ask(owner, MOVE, next)
    const cloned = key.sign(again.request.challenge, { isVerified: true, counter: 9 })
    expect(await send(owner, MOVE, next, cloned)).toBe('PAY_PASSKEY_WRONG')
  })

  it('of another user, of another session of the same user, and of a passkey that was not chosen', async () => {
    const { owner, key } = await ownerWithKey()
    const { owner: other, key: foreign } = await ownerWithKey()
    const input = move()
    const { request } = await ask(owner, MOVE, input)
    expect(await send(owner, MOVE, input, foreign.sign(request.challenge, { isVerified: true }))).toBe(
      'PAY_PASSKEY_WRONG',
    )
    const theirs = await confirmed(other, foreign, MOVE, input)
    expect(await send(owner, MOVE, input, theirs)).toBe('PAY_PASSKEY_WRONG')
    const elsewhere = { uid: owner.uid, client: api.client() }
    await elsewhere.client.trpc.accounts.login.mutate({ uid: owner.uid, password: LOGIN, otp: nextCode(owner) })
    const answer = await confirmed(owner, key, MOVE, input)
    expect(await send(elsewhere, MOVE, input, answer)).toBe('PAY_PASSKEY_WRONG')
    const second = await keep(owner)
    const unchosen = await ask(owner, MOVE, input)
    expect(await send(owner, MOVE, input, second.sign(unchosen.request.challenge, { isVerified: true }))).toBe(
      'PAY_PASSKEY_WRONG',
    )
  })

  it('where it answered for a code, and the other way round', async () => {
    const { owner, key } = await ownerWithKey()
    const input = move()
    const { challenge } = await keysOf(owner).ask.mutate()
    expect(await send(owner, MOVE, input, key.sign(challenge, { isVerified: true }))).toBe('PAY_PASSKEY_WRONG')
    const otp = await confirmed(owner, key, MOVE, input)
    const remove = keysOf(owner).remove.mutate({ id: key.row, password: LOGIN, otp })
    expect(await refusalCode(remove)).toBe('PASSKEY_WRONG')
  })

  it('where it is none, which is no try, and even in a session that verified the pay password', async () => {
    const { owner } = await ownerWithKey()
    await owner.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    for (let sent = 0; sent <= triesBeforeLock; sent += 1)
      expect(await send(owner, MOVE, move(), 'passkey.a.b')).toBe('PAY_PASSKEY_WRONG')
    expect(await send(owner, MOVE, move(), 'passkey.a.b.e30.d')).toBe('PAY_PASSKEY_WRONG')
    expect(await send(owner, MOVE, move())).toBeNull()
  })
})

describe('the limits of the pay password hold', () => {
  it('wrong answers and wrong pay passwords count together, and the last locks both for as long', async () => {
    const { owner, key } = await ownerWithKey()
    const verify = (password: string) => owner.client.trpc.accounts.verifyPayPassword.mutate({ password })
    const input = move()
    const good = await confirmed(owner, key, MOVE, input)
    for (let tried = 1; tried < triesBeforeLock - 1; tried += 1)
      expect(await send(owner, MOVE, move(), good)).toBe('PAY_PASSKEY_WRONG')
    expect(await refusalCode(verify(WRONG))).toBe('PAY_PASSWORD_WRONG')
    expect(await send(owner, MOVE, move(), good)).toBe('PAY_PASSWORD_LOCKED')
    expect(await send(owner, MOVE, input, good)).toBe('PAY_PASSWORD_LOCKED')
    expect(await refusalCode(ask(owner, MOVE, input))).toBe('PAY_PASSWORD_LOCKED')
    expect(await refusalCode(verify(PAY))).toBe('PAY_PASSWORD_LOCKED')
    api.clock.advance(lockSeconds)
    const later = move()
    expect(await send(owner, MOVE, later, await confirmed(owner, key, MOVE, later))).toBeNull()
    expect(await refusalCode(verify(WRONG))).toBe('PAY_PASSWORD_WRONG')
  })

  it('no access token asks for it, and no account without a chosen passkey', async () => {
    const { owner } = await ownerWithKey()
    const { token } = await owner.client.trpc.accounts.tokens.create.mutate({
      name: 'bot',
      scopes: ['own'],
      days: 1,
      otp: nextCode(owner),
    })
    const program = api.client({ headers: { authorization: `Bearer ${token}` } })
    const asked = program.trpc.accounts.payByPasskey.mutate({ step: MOVE, input: move() })
    expect(await refusalCode(asked)).toBe('TOKEN_CALL_REFUSED')
    expect(await refusalCode(ask(await person(api), MOVE, move()))).toBe('PASSKEY_NOT_FOUND')
  })

  it('nothing is confirmed that leaves its amount or its destination open, or asks for no pay password', async () => {
    const { owner } = await ownerWithKey()
    for (const [step, input] of [
      [MOVE, move('1', { amount: undefined })],
      [MOVE, move('1', { amount: { asset: 'LTC', units: '-1' } })],
      ['goodsOrders.place', { goodsId: 1, currency: 'LTC', volume: 1 }],
      ['goodsOrders.confirm', { id: 'all' }],
      ['transfers.list', {}],
      ['toString', {}],
      [MOVE, {}],
    ] as const)
      expect(await refusalCode(ask(owner, step, input))).toBe('INPUT_INVALID')
  })
})

const status = async ({ client }: Person) => (await client.trpc.accounts.payPasswordStatus.query()).byPasskey

describe('a passkey is chosen', () => {
  it('by the pay password and a code, told at once, and withdrawals wait; ending it needs neither', async () => {
    const owner = await guard(api, await person(api))
    const { row } = await keep(owner)
    expect(await status(owner)).toBe(false)
    const keys = keysOf(owner)
    expect(await refusalCode(keys.letPay.mutate({ id: row, pays: true, otp: nextCode(owner) }))).toBe(
      'PAY_PASSWORD_REQUIRED',
    )
    expect(await refusalCode(letPay(owner, row, WRONG))).toBe('PAY_PASSWORD_WRONG')
    const { owner: stranger } = await ownerWithKey()
    expect(await refusalCode(letPay(stranger, row))).toBe('PASSKEY_NOT_FOUND')
    api.clock.advance(api.app.settings.current().withdrawalWaitSeconds)
    await letPay(owner, row)
    await letPay(owner, row)
    expect(await status(owner)).toBe(true)
    expect((await keys.list.query()).data).toMatchObject([{ paysSince: api.clock.now() - periodSeconds }])
    const { waitsFor } = await owner.client.trpc.withdrawals.terms.query({ currency: 'LTC' })
    expect(waitsFor).toBe('factor')
    await keys.letPay.mutate({ id: row, pays: false })
    expect(await status(owner)).toBe(false)
    const { data } = await owner.client.trpc.messages.list.query({ limit: 2 })
    expect(data.map(({ message }) => message.kind)).toEqual(['account.passkeyPaysNoMore', 'account.passkeyPays'])
  })

  it('until the pay password changes: whoever sets a new one chooses anew', async () => {
    const { owner, key } = await ownerWithKey()
    const input = move()
    const answer = await confirmed(owner, key, MOVE, input)
    await owner.client.trpc.accounts.changePayPassword.mutate({
      recoveryPassword: RECOVERY,
      payPassword: md5('a-new-pay-password-7'),
      otp: nextCode(owner),
    })
    expect(await send(owner, MOVE, input, answer)).toBe('PAY_PASSKEY_WRONG')
    expect(await status(owner)).toBe(false)
  })
})
