import { TOKEN_SCOPES, type TokenScope } from '@jindu/domain/accounts/access-tokens'
import { formatAmount, money } from '@jindu/domain/money'
import { accessTokenRules, tokenLimits } from '@jindu/domain/rules'
import type { TRPCClient } from '@trpc/client'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusalCode } from '../../../../test/client.ts'
import { OUTSIDE } from '../../../../test/market/finance.ts'
import { fund, newKey, openMarket, PRICE, type Market } from '../../../../test/market/market.ts'
import { LOGIN, PAY, person, RECOVERY, verifiedPerson, WRONG, type Person } from '../../../../test/people.ts'
import { md5 } from '../../../../test/client.ts'
import { procedures } from '../../../reference/procedures.ts'
import type { AppRouter } from '../../../app/router.ts'
import { isWithin } from '../../../trpc/bearer.ts'
import { follow, liveUrl } from '../../../../test/live/follow.ts'
import { unlimited } from '../../../../test/unlimited.ts'
import { Secret, TOTP } from 'otpauth'

let api: TestApp
let other: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  other = await createTestApp({ beside: api })
  market = await openMarket(api)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const usd = (cents: number) => ({ asset: 'USD' as const, units: String(cents) })

interface Wanted {
  readonly scopes?: TokenScope[]
  readonly addresses?: string[]
  readonly cents?: number
  readonly days?: number
}

/** Creates an access token together with the credentials its scopes require. */
async function tokenOf(owner: Person, { scopes = ['market', 'own'], addresses = [], cents, days = 30 }: Wanted = {}) {
  return owner.client.trpc.accounts.tokens.create.mutate({
    name: 'my bot',
    scopes,
    days,
    addresses,
    ...(cents === undefined ? {} : { dailyLimit: usd(cents), payPassword: PAY }),
  })
}

/** The current TOTP code. */
const shown = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now() * 1000 })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A client whose only credential is the token. */
function program(token: string, at: TestApp = api): TRPCClient<AppRouter> {
  return at.client({ headers: bearer(token) }).trpc
}

const purchase = () => ({
  goodsId: market.goodsId,
  volume: 1,
  currency: 'LTC' as const,
  price: PRICE,
  idempotencyKey: newKey(),
})

describe('a token is refused', () => {
  it.each([
    ['made up', `jindu_${'a'.repeat(43)}`],
    ['of another form', 'something'],
  ])('when it is %s, by calls for everybody too', async (_, token) => {
    expect(await refusalCode(program(token).site.settings.query())).toBe('TOKEN_INVALID')
    expect(await refusalCode(program(token).wallet.balances.query({}))).toBe('TOKEN_INVALID')
  })

  it('when a session’s token is sent in its place', async () => {
    const someone = await person(api)
    expect(await refusalCode(program(someone.client.token() ?? '').wallet.balances.query({}))).toBe('TOKEN_INVALID')
  })

  it('in a cookie', async () => {
    const someone = await person(api)
    const { token } = await tokenOf(someone)
    const browser = api.client()
    browser.useToken(token)
    expect(await refusalCode(browser.trpc.wallet.balances.query({}))).toBe('SESSION_ENDED')
  })

  it('after its time', async () => {
    const someone = await person(api)
    const { token } = await tokenOf(someone, { days: 1 })
    await program(token).wallet.balances.query({})
    api.clock.advance(86_400)
    expect(await refusalCode(program(token).wallet.balances.query({}))).toBe('TOKEN_INVALID')
  })

  it('from an address that it was not made for', async () => {
    const someone = await person(api)
    const { token } = await tokenOf(someone, { addresses: ['203.0.113.0/24'] })
    const from = (address: string) => api.client({ address, headers: bearer(token) }).trpc.wallet.balances.query({})
    expect(await refusalCode(from('203.0.114.1'))).toBe('TOKEN_ADDRESS_REFUSED')
    await expect(from('203.0.113.9')).resolves.toHaveProperty('data')
  })
})

it('an address lies in a range by its bits, whichever way it is written', () => {
  expect(isWithin('::ffff:203.0.113.9', ['203.0.113.9'])).toBe(true)
  expect(isWithin('2001:db8::1', ['2001:db8::/32'])).toBe(true)
  expect(isWithin('2001:db9::1', ['2001:db8::/32', '10.0.0.0/8'])).toBe(false)
  expect(isWithin('nowhere', ['0.0.0.0/0'])).toBe(false)
})

describe('scopes', () => {
  it.each(procedures().filter(({ access }) => access.startsWith('staff:')))('no scope opens $path', ({ meta }) => {
    expect(meta.scope).toBeNull()
  })

  // Reading about the token itself is the only exception.
  it.each(procedures().filter(({ path }) => path.startsWith('accounts.')))('no scope opens $path', ({ path, meta }) => {
    expect(meta.scope).toBe(path === 'accounts.tokens.current' ? 'any' : null)
  })

  it('let a call through that names them, and no other: every call with every scope', async () => {
    const owner = await person(api)
    const quiet = await createTestApp({ beside: api, rateLimiter: unlimited })
    const wrong: string[] = []
    for (const scope of TOKEN_SCOPES) {
      const { token } = await tokenOf(owner, {
        scopes: [scope],
        ...(scope === 'market' || scope === 'own' ? {} : { cents: 100 }),
      })
      const client = quiet.client({ headers: bearer(token) })
      for (const { path, type, meta } of procedures()) {
        if (type === 'subscription') continue
        const answer = await client.inject(
          type === 'query'
            ? { method: 'GET', url: `/trpc/${path}` }
            : { method: 'POST', url: `/trpc/${path}`, headers: { 'content-type': 'application/json' }, payload: '{}' },
        )
        const code = answer.json().error?.data.domain.code ?? 'allowed'
        const needed = meta.scope ?? null
        const opens = needed === scope || needed === 'any'
        const expected = needed === null ? 'TOKEN_CALL_REFUSED' : opens ? 'through' : 'TOKEN_SCOPE_MISSING'
        const got = code === 'TOKEN_CALL_REFUSED' || code === 'TOKEN_SCOPE_MISSING' ? code : 'through'
        if (got !== expected) wrong.push(`${scope} ${path}: ${code}`)
      }
    }
    await quiet.close()
    expect(wrong).toEqual([])
  })
})

describe('a token is made', () => {
  it('for money only with the pay password, whatever the session has verified', async () => {
    const someone = await verifiedPerson(api)
    const create = someone.client.trpc.accounts.tokens.create.mutate
    const wanted = { name: 'bot', scopes: ['trade' as const], days: 1, dailyLimit: usd(100) }
    expect(await refusalCode(create(wanted))).toBe('PAY_PASSWORD_REQUIRED')
    expect(await refusalCode(create({ ...wanted, payPassword: WRONG }))).toBe('PAY_PASSWORD_WRONG')
    expect(await refusalCode(create({ name: 'bot', scopes: ['trade'], days: 1, payPassword: PAY }))).toBe(
      'TOKEN_LIMIT_REQUIRED',
    )
    expect(await refusalCode(create({ ...wanted, dailyLimit: usd(0), payPassword: PAY }))).toBe('AMOUNT_NOT_POSITIVE')
  })

  it('for money with the second factor where the account has one', async () => {
    const someone = await person(api)
    const { trpc } = someone.client
    const { secret } = await trpc.accounts.secondFactor.begin.mutate({ password: LOGIN })
    await trpc.accounts.secondFactor.confirm.mutate({ otp: shown(secret) })
    const wanted = { name: 'bot', scopes: ['trade' as const], days: 1, dailyLimit: usd(100), payPassword: PAY }
    expect(await refusalCode(trpc.accounts.tokens.create.mutate(wanted))).toBe('SECOND_FACTOR_REQUIRED')
    api.clock.advance(60)
    const otp = shown(secret)
    await expect(trpc.accounts.tokens.create.mutate({ ...wanted, otp })).resolves.toHaveProperty('token')
  })

  it.each([
    ['no name', { name: ' ' }, 'TOKEN_NAME_INVALID'],
    ['no scope', { scopes: [] }, 'TOKEN_SCOPES_REQUIRED'],
    ['more than a year', { days: 366 }, 'TOKEN_DAYS_INVALID'],
    ['a word for an address', { addresses: ['home'] }, 'TOKEN_ADDRESS_INVALID'],
    ['too many addresses', { addresses: Array.from({ length: 11 }, () => '10.0.0.1') }, 'TOKEN_ADDRESSES_TOO_MANY'],
  ])('not with %s', async (_, change, code) => {
    const wanted = { name: 'bot', scopes: ['market' as const], days: 1, ...change }
    expect(await refusalCode(market.buyer.client.trpc.accounts.tokens.create.mutate(wanted))).toBe(code)
  })

  it('up to a bound of the account, and told to its owner, who alone sees it listed', async () => {
    const someone = await person(api)
    const { token } = await tokenOf(someone)
    const { trpc } = someone.client
    expect(token).toMatch(/^jindu_[\w-]{43}$/)
    const kept = await api.app.db.execute(
      sql`select row_to_json(t)::text as kept from access_token t where uid = ${someone.uid}`,
    )
    expect(JSON.stringify(kept)).not.toContain(token.slice(6))
    expect((await trpc.messages.list.query({ types: ['system'], page: 1, limit: 1 })).data[0]).toMatchObject({
      message: { kind: 'account.tokenCreated', facts: { name: 'my bot' } },
    })
    expect((await market.seller.client.trpc.accounts.tokens.list.query()).data).toEqual([])
    await Promise.allSettled(Array.from({ length: accessTokenRules.maximumPerUser - 1 }, () => tokenOf(someone)))
    api.clock.advance(3_600)
    expect((await trpc.accounts.tokens.list.query()).data).toHaveLength(accessTokenRules.maximumPerUser)
    expect(await refusalCode(tokenOf(someone))).toBe('TOKENS_TOO_MANY')
  })
})

async function usedEverywhere(owner: Person, wanted: Wanted = {}) {
  const made = await tokenOf(owner, wanted)
  await program(made.token).wallet.balances.query({})
  await program(made.token, other).wallet.balances.query({})
  return made
}

const answerAt = (token: string, at: TestApp): Promise<string> =>
  refusalCode(program(token, at).wallet.balances.query({})).catch(() => 'let in')

/** The answer of each process. The other process hears of the revocation asynchronously, so wait for it first. */
async function answersEverywhere(token: string): Promise<string[]> {
  await vi.waitUntil(async () => (await answerAt(token, other)) !== 'let in').catch(() => undefined)
  return Promise.all([api, other].map((at) => answerAt(token, at)))
}
const ENDED = ['TOKEN_INVALID', 'TOKEN_INVALID']

describe('a token ends at once in every process', () => {
  it('when its owner revokes it, and nobody else can', async () => {
    const owner = await person(api)
    const { id, token } = await usedEverywhere(owner)
    expect(await refusalCode(market.seller.client.trpc.accounts.tokens.revoke.mutate({ id }))).toBe('TOKEN_NOT_FOUND')
    await owner.client.trpc.accounts.tokens.revoke.mutate({ id })
    expect(await answersEverywhere(token)).toEqual(ENDED)
  })

  it('when the login password changes', async () => {
    const owner = await person(api)
    const { token } = await usedEverywhere(owner)
    await owner.client.trpc.accounts.changeLoginPassword.mutate({
      uid: owner.uid,
      recoveryPassword: RECOVERY,
      password: md5('another-login-9'),
    })
    expect(await answersEverywhere(token)).toEqual(ENDED)
  })

  it('when the account is frozen, and stays ended after', async () => {
    const owner = await person(api)
    const { token } = await usedEverywhere(owner)
    await owner.client.trpc.accounts.freeze.mutate({ uid: owner.uid, recoveryPassword: RECOVERY })
    expect(await answersEverywhere(token)).toEqual(ENDED)
    await api.client().trpc.accounts.unfreeze.mutate({ uid: owner.uid, recoveryPassword: RECOVERY })
    expect(await answersEverywhere(token)).toEqual(ENDED)
  })

  it('when the pay password changes and it moves money; one that reads goes on', async () => {
    const owner = await person(api)
    const reader = await usedEverywhere(owner)
    const trader = await usedEverywhere(owner, { scopes: ['own', 'trade'], cents: 100 })
    await owner.client.trpc.accounts.changePayPassword.mutate({
      recoveryPassword: RECOVERY,
      payPassword: md5('another-pay-9'),
    })
    expect(await answersEverywhere(trader.token)).toEqual(ENDED)
    await expect(program(reader.token).wallet.balances.query({})).resolves.toHaveProperty('data')
  })
})

describe('the limit for a day', () => {
  it('stops a purchase above it, and leaves the money alone', async () => {
    const { token } = await tokenOf(market.buyer, { scopes: ['own', 'trade'], cents: 100 })
    const before = await market.buyer.client.trpc.wallet.balances.query({})
    expect(await refusalCode(program(token).goodsOrders.place.mutate(purchase()))).toBe('TOKEN_LIMIT_REACHED')
    expect(await market.buyer.client.trpc.wallet.balances.query({})).toEqual(before)
  })

  it('is read by the token itself, whatever its scope, and named by the refusal', async () => {
    const { token } = await tokenOf(market.buyer, { scopes: ['trade'], cents: 2_000 })
    const own = () => program(token).accounts.tokens.current.query()
    expect(await own()).toMatchObject({ name: 'my bot', scopes: ['trade'], spentToday: usd(0), leftToday: usd(2_000) })
    await program(token).goodsOrders.place.mutate(purchase())
    const { spentToday, leftToday, dayEndsAt } = await own()
    expect(Number(spentToday.units) + Number(leftToday?.units)).toBe(2_000)
    expect([dayEndsAt % 86_400, dayEndsAt > api.clock.now()]).toEqual([0, true])
    const refused: unknown = await program(token)
      .goodsOrders.place.mutate(purchase())
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({
      data: {
        domain: {
          code: 'TOKEN_LIMIT_REACHED',
          details: { limit: '20.00', left: formatAmount(money('USD', BigInt(leftToday?.units ?? 0))) },
        },
      },
    })
    // A session is not a token, so `tokens.current` refuses it. A read-only token has no spending limit.
    expect(await refusalCode(market.buyer.client.trpc.accounts.tokens.current.query())).toBe('TOKEN_NOT_FOUND')
    const reader = await tokenOf(market.buyer)
    expect(await program(reader.token).accounts.tokens.current.query()).toMatchObject({
      dailyLimit: null,
      leftToday: null,
    })
  })

  it('holds for spends at the same time, in two processes, and begins anew with the next day', async () => {
    // Each costs 12.50 dollars, rounded up in coin and again in cents.
    const { id, token } = await tokenOf(market.buyer, { scopes: ['own', 'trade'], cents: 5 * 1_252 })
    const tries = Array.from({ length: 20 }, (_, index) =>
      program(token, index % 2 === 0 ? api : other)
        .goodsOrders.place.mutate(purchase())
        .then(
          () => 'bought',
          (error: unknown) => refusalCode(Promise.reject(error)),
        ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(5)
    expect(new Set(outcomes)).toEqual(new Set(['bought', 'TOKEN_LIMIT_REACHED']))
    const row = (await market.buyer.client.trpc.accounts.tokens.list.query()).data.find((each) => each.id === id)
    expect(Number(row?.spentToday.units)).toBeGreaterThanOrEqual(5 * 1_250)
    expect(Number(row?.spentToday.units)).toBeLessThanOrEqual(5 * 1_252)
    api.clock.advance(86_400)
    await expect(program(token).goodsOrders.place.mutate(purchase())).resolves.toHaveProperty('id')
  })

  it('holds for confirmations at the same time of what the owner bought by hand, in two processes', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () =>
        market.buyer.client.trpc.goodsOrders.place.mutate({ ...purchase(), payPassword: PAY }).then(({ id }) => id),
      ),
    )
    const { id, token } = await tokenOf(market.buyer, { scopes: ['own', 'trade'], cents: 2 * 1_252 })
    const outcomes = await Promise.all(
      ids.map((order, index) =>
        program(token, index % 2 === 0 ? api : other)
          .goodsOrders.confirm.mutate({ id: order })
          .then(
            () => 'confirmed',
            (error: unknown) => refusalCode(Promise.reject(error)),
          ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('TOKEN_LIMIT_REACHED'), 'confirmed', 'confirmed'])
    const row = (await market.buyer.client.trpc.accounts.tokens.list.query()).data.find((each) => each.id === id)
    expect(Number(row?.spentToday.units)).toBeLessThanOrEqual(2 * 1_252)
  })

  it('counts a seller’s refund, and what a split that is accepted gives away', async () => {
    const place = () => market.buyer.client.trpc.goodsOrders.place.mutate({ ...purchase(), payPassword: PAY })
    const [refunded, split] = [await place(), await place()]
    const sellers = await tokenOf(market.seller, { scopes: ['own', 'trade'], cents: 100 })
    const byProgram = program(sellers.token).goodsOrders
    expect(await refusalCode(byProgram.refund.mutate({ id: refunded.id }))).toBe('TOKEN_LIMIT_REACHED')
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: split.id })
    const buyer = { asset: 'LTC' as const, units: '5000000' }
    await market.buyer.client.trpc.goodsOrders.proposeSplit.mutate({ id: split.id, buyer })
    expect(await refusalCode(byProgram.acceptSplit.mutate({ id: split.id, buyer }))).toBe('TOKEN_LIMIT_REACHED')
  })

  it('counts what is sent to somebody', async () => {
    const { token } = await tokenOf(market.buyer, { scopes: ['withdraw'], cents: 1 })
    const send = program(token).transfers.send.mutate({
      recipientUid: market.seller.uid,
      amount: { asset: 'LTC', units: '50000000' },
      idempotencyKey: newKey(),
    })
    expect(await refusalCode(send)).toBe('TOKEN_LIMIT_REACHED')
  })

  it('counts what is withdrawn, and a withdrawal that fits leaves no room for the next', async () => {
    const owner = await verifiedPerson(api)
    await fund(owner, '5')
    const { id, token } = await tokenOf(owner, { scopes: ['own', 'withdraw'], cents: 10_000 })
    const apply = (units: string) =>
      program(token).withdrawals.request.mutate({
        address: OUTSIDE.LTC,
        amount: { asset: 'LTC', units },
        idempotencyKey: newKey(),
      })
    const limit = async () => (await owner.client.trpc.accounts.tokens.list.query()).data.find((row) => row.id === id)
    expect(await refusalCode(apply('200000000'))).toBe('TOKEN_LIMIT_REACHED')
    expect((await limit())?.spentToday.units).toBe('0')
    await expect(apply('60000000')).resolves.toHaveProperty('id')
    expect(Number((await limit())?.spentToday.units)).toBeGreaterThan(0)
    expect(await refusalCode(apply('100000000'))).toBe('TOKEN_LIMIT_REACHED')
  })

  it('does not bind the owner’s own session', async () => {
    const own = { ...purchase(), payPassword: PAY }
    await expect(market.buyer.client.trpc.goodsOrders.place.mutate(own)).resolves.toHaveProperty('id')
  })
})

describe('a call with a token', () => {
  it('comes from any page, sets no cookie and reads none', async () => {
    const owner = await person(api)
    const { token } = await tokenOf(owner)
    const stranger = await person(api)
    const answer = await stranger.client.inject({
      method: 'GET',
      url: '/trpc/wallet.balances?input=%7B%7D',
      headers: { ...bearer(token), origin: 'https://bots.example' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await owner.client.trpc.accounts.tokens.list.query()).data[0]).toMatchObject({ lastUsedFrom: '127.0.0.1' })
  })

  it('follows what concerns its owner until it is revoked, and nothing without the scope', async () => {
    const url = await liveUrl(api)
    const owner = await person(api)
    const { id, token } = await tokenOf(owner)
    const { token: marketOnly } = await tokenOf(owner, { scopes: ['market'] })
    const [follower, refused] = [follow(url, { token }), follow(url, { token: marketOnly })]
    await expect.poll(() => follower.topics()).toContain('hello')
    await expect.poll(() => refused.errors).toEqual(['TOKEN_SCOPE_MISSING'])
    await owner.client.trpc.accounts.tokens.revoke.mutate({ id })
    await expect.poll(() => follower.errors).toEqual(['TOKEN_INVALID'])
    await Promise.all([follower.close(), refused.close()])
  })

  it('is counted, and says where the bound stands and when to come back', async () => {
    const { token } = await tokenOf(await person(api))
    const call = () => api.client().inject({ method: 'GET', url: '/trpc/site.settings', headers: bearer(token) })
    const first = await call()
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' })
    await Promise.all(Array.from({ length: 599 }, call))
    const last = await call()
    expect(last.statusCode).toBe(429)
    expect(last.headers).toMatchObject({ 'ratelimit-remaining': '0' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('what docs/access-tokens.md says', () => {
  const page = readFileSync(new URL('../../../../../../docs/access-tokens.md', import.meta.url), 'utf8')

  it('its calls are answered', async () => {
    const { token } = await tokenOf(await person(api))
    const calls = [...page.matchAll(/^curl -H "([^:]+): Bearer \$JINDU_TOKEN" "\$JINDU([^"]+)"$/gm)]
    expect(calls).toHaveLength(3)
    for (const [, header = '', url = ''] of calls) {
      const answer = await api.client().inject({ method: 'GET', url, headers: { [header]: `Bearer ${token}` } })
      expect(answer.json()).toHaveProperty('result.data')
    }
  })

  it('its purchase is one, of goods that are there', async () => {
    const { token } = await tokenOf(market.buyer, { scopes: ['own', 'trade'], cents: 10_000 })
    const [, path = '', shown = '{}'] = /"\$JINDU(\/trpc\/\S+)" \\\n {2}-d '(.+)'$/m.exec(page) ?? []
    const payload = JSON.stringify({ ...JSON.parse(shown), goodsId: market.goodsId })
    const headers = { ...bearer(token), 'content-type': 'application/json' }
    const answer = await api.client().inject({ method: 'POST', url: path, headers, payload })
    expect(answer.json()).toHaveProperty('result.data.id')
  })

  it('names every scope and the bounds of the rules', () => {
    for (const scope of TOKEN_SCOPES) expect(page).toContain(`\n| \`${scope}\` `)
    expect(page).toContain(`- ${tokenLimits.tokenCalls.perToken[0].limit} calls a minute.`)
    expect(page).toContain(`${accessTokenRules.maximumPerUser} tokens an account`)
  })
})
