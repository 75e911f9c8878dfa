import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffMember } from '../../src/accounts/accounts/index.ts'
import { endpoints } from '../../src/legacy/endpoints/index.ts'
import { sign } from '../../src/legacy/signature.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { buy, openMarket } from '../market/market.ts'
import { fundTrader, price, publishOffer, SMALL_LIMITS, takeOffer, trader } from '../otc/offers.ts'
import { MS_KEY } from '../ms-client.ts'
import { LOGIN, PAY, person } from '../people.ts'
import { procedures, type Procedure } from '../../src/reference/procedures.ts'
import { unlimited } from '../unlimited.ts'
import { seeded, type Seeded } from './random.ts'
import { inputSchemas, type Schema } from './schemas.ts'
import { crossed, sample, spoil, toBrackets, toJson, toText, type Known } from './values.ts'

/** `pnpm fuzz` sends more of them, from a seed of its own. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 2_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const CALLS_A_SESSION = 50
const MILLISECONDS_A_CALL = 200

let api: TestApp
let known: Known
let people: readonly { readonly uid: number; readonly client: TestClient }[]

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited, env: { LOG_LEVEL: 'fatal' } })
  const { buyer, seller, goodsId, categoryId } = await openMarket(api)
  const { id: orderId } = await buy(buyer, goodsId)
  await api.app.settings.change(SMALL_LIMITS, seller.uid)
  const maker = await trader(api)
  await fundTrader(api, buyer, '50')
  const offers = [await publishOffer(maker), await publishOffer(buyer, { side: 'buy' })]
  const { id: otcOrderId } = await takeOffer(buyer, offers[0] ?? 0)
  known = {
    id: [orderId, goodsId, otcOrderId, ...offers, 1, 2],
    goodsId: [goodsId],
    categoryId: [categoryId],
    offerId: offers,
    orderId: [orderId, otcOrderId],
    uid: [seller.uid, buyer.uid, maker.uid],
    sellerUid: [seller.uid],
    recipientUid: [seller.uid, maker.uid],
    password: [LOGIN, PAY],
    payPassword: [PAY],
    search: ['Steam', 'wallet code'],
    keyword: ['Steam'],
    unitPrice: [price('100'), `${2n ** 63n - 1n}`, `${2n ** 63n}`, '1'],
    page: [1, 2],
    limit: [10],
  }
  const staff = await person(api)
  await api.app.db.insert(staffMember).values({ uid: staff.uid, role: 'administrator', nickName: 'fuzz' })
  people = [buyer, seller, maker, staff]
})
afterAll(() => api.close())

const called = procedures().filter(({ type }) => type !== 'subscription')
const calls = [...endpoints]

/** Some calls end their own session, so log in again. */
async function logInAgain(): Promise<void> {
  for (const { uid, client } of people) {
    const answer = await client.inject({
      method: 'POST',
      url: '/trpc/accounts.login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ uid, password: LOGIN }),
    })
    if (answer.statusCode === 200) await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY }).catch(() => 0)
  }
}

const inputs = new Map(called.map(({ path }) => [path, inputSchemas(path)]))

function procedureCall({ path, type }: Procedure, isCrossed: boolean, random: Seeded): InjectOptions {
  const draw = (schema: Schema): unknown => (isCrossed ? crossed(schema, random, known) : sample(schema, random))
  const parts = (inputs.get(path) ?? []).map(draw)
  const whole: unknown = parts.length === 1 ? parts[0] : Object.assign({}, ...parts)
  const sent = !isCrossed && random.chance(0.8) ? spoil(whole, random) : whole
  if (type === 'query' && random.chance(0.3)) return { method: 'GET', url: `/trpc/${path}?${toBrackets(sent, random)}` }
  const json = toJson(sent)
  if (type === 'query') return { method: 'GET', url: `/trpc/${path}?input=${encodeURIComponent(json)}` }
  return { method: 'POST', url: `/trpc/${path}`, headers: { 'content-type': 'application/json' }, payload: json }
}

function oldCall([path, { method, params }]: (typeof calls)[number], token: string, random: Seeded): InjectOptions {
  const given = Object.fromEntries(Object.entries(params).map(([name, { schema }]) => [name, sample(schema, random)]))
  const spoiled = Object(random.chance(0.8) ? spoil(given, random) : given)
  const common = {
    clientOrigin: 'web',
    timestamp: Math.floor(Date.now() / 1000),
    token,
    version: `1.${random.below(1e9)}`,
  }
  if (method === 'POST') {
    const all: Record<string, unknown> = { ...spoiled, ...common }
    const sent: Record<string, unknown> = JSON.parse(toJson(all).replaceAll('1e999', '1e99'))
    const payload = toJson({ ...all, signature: sign(sent, MS_KEY) })
    return { method, url: `/api/${path}`, headers: { 'content-type': 'application/json' }, payload }
  }
  const pairs = Object.entries({ ...spoiled, ...common }).map(([name, value]) => [name, toText(value).toWellFormed()])
  const texts: Record<string, string> = Object.fromEntries(pairs)
  const query = new URLSearchParams({ ...texts, signature: sign(texts, MS_KEY) })
  return { method, url: `/api/${path}?${query.toString()}` }
}

it(
  `${CALLS} calls with what nobody should send are answered, none of them with a failure of ours`,
  async () => {
    const random = seeded(SEED)
    const failures: string[] = []
    const statuses = new Map<number, number>()
    for (let nth = 0; nth < CALLS; nth += 1) {
      if (nth % CALLS_A_SESSION === 0) await logInAgain()
      const { client } = random.pick(people)
      // Cross-field cases are rare among random ones, so each procedure gets its share in turn.
      const turn = nth % 3 === 0 ? called[(nth / 3) % called.length] : undefined
      const request =
        turn !== undefined
          ? procedureCall(turn, true, random)
          : random.chance(0.6)
            ? procedureCall(random.pick(called), false, random)
            : oldCall(random.pick(calls), client.token() ?? '', random)
      const { statusCode, body } = await client.inject(request)
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode >= 500) failures.push(`${nth}: ${JSON.stringify(request).slice(0, 400)} -> ${body.slice(0, 300)}`)
    }
    expect(failures).toEqual([])
    // No name of an input reaches an object that is not its own.
    expect({}).not.toHaveProperty('spoiled')
    expect({}).not.toHaveProperty('toString.spoiled')
    // Calls also get past the schemas.
    expect(statuses.get(200)).toBeGreaterThan(CALLS / 50)
    expect(statuses.get(400)).toBeGreaterThan(CALLS / 10)
  },
  CALLS * MILLISECONDS_A_CALL,
)
