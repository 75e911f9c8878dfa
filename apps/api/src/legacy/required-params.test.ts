import { ERRORS, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/domain/words'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY } from '../../test/people.ts'
import { unlimited } from '../../test/unlimited.ts'
import { picture } from '../../test/upload.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/index.ts'
import { openApiDocument } from './openapi.ts'

let api: TestApp
let market: Market
let caller: MsClient
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  market = await openMarket(api)
})
afterAll(() => api.close())
// A call may end its own session, so log in before each.
beforeEach(async () => {
  caller = createMsClient(api)
  caller.token = (await caller.post('user.user.MsUser/login', { uid: market.seller.uid, pwd: LOGIN })).data.token
  await caller.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
})

/** Valid values by parameter name; other parameters get a value by type. */
const said = (): Readonly<Record<string, unknown>> => ({
  title: 'A licence key',
  attach: '00000000-0000-4000-8000-000000000000',
  category_id: market.categoryId,
  usd_price: '12.50',
  unit_price: '68.20',
  total_volume: '1.5',
  volume: '1',
  amount: '0.5',
  minimum_amount: '10',
  maximum_amount: '100',
  address: 'ltcmweb1qq',
  category: String(market.categoryId),
})

function value(name: string, schema: Readonly<Record<string, unknown>>): unknown {
  const own = said()[name]
  if (own !== undefined) return own
  if (schema['pattern'] !== undefined) return LOGIN
  return schema['type'] === 'string' ? 'Everything that a reader should know of it.' : (schema['minimum'] ?? 1)
}

/** The required parameters of a call; one variant per alternative of `either`. */
function ways({ params, either }: Endpoint): readonly (readonly string[])[] {
  const needed = Object.entries(params).flatMap(([name, { required }]) => (required && name !== 'image' ? [name] : []))
  return either.length === 0 ? [needed] : either.map((name) => [...needed, name])
}

const words = (code: ErrorCode) => errorMessage(code, 'en')
/** Errors that report a missing parameter. */
const MISSES = new Map(
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((code) => code === 'ID_INVALID' || /^(?:Enter|Choose|Select) | is empty\.$/.test(words(code)))
    .map((code) => [ERRORS[code].msCode, code]),
)

const all = [...endpoints].flatMap(([path, endpoint]) => ways(endpoint).map((names) => ({ path, endpoint, names })))

describe('what the document calls required is all that a call needs', () => {
  test('in every call of it', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(endpoints.size)
    expect(endpoints.size).toBeGreaterThanOrEqual(140)
    expect(MISSES.size).toBeGreaterThan(20)
  })

  test.each(all)('$path with $names', async ({ path, endpoint, names }) => {
    const params = Object.fromEntries(names.map((name) => [name, value(name, endpoint.params[name]?.schema ?? {})]))
    const answer = endpoint.takesFile
      ? await caller.upload(path, await picture().png().toBuffer())
      : await (endpoint.method === 'GET' ? caller.get(path, params) : caller.post(path, params))
    expect({ missed: MISSES.get(answer.code) ?? null, status: answer.status < 500 }).toEqual({
      missed: null,
      status: true,
    })
  })
})

describe('of several parameters one', () => {
  const several = [...endpoints].filter(([, { either }]) => either.length > 0)

  test('is needed in so many calls, and the document says so', () => {
    expect(several.map(([path]) => path)).toHaveLength(8)
    const { paths, components } = JSON.parse(JSON.stringify(openApiDocument('https://jindu.example')))
    const named = ({ $ref }: { $ref: string }) => components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
    for (const [path, { method, either }] of several) {
      const operation = paths[`/api/${path}`][method.toLowerCase()]
      const told: readonly string[] =
        method === 'GET'
          ? operation.parameters
              .filter(({ description = '' }) => description.startsWith('at least one of'))
              .map(({ name }: { name: string }) => name)
          : named(operation.requestBody.content['application/json'].schema).anyOf.map(
              ({ required }: { required: readonly string[] }) => required.join(),
            )
      expect(told).toEqual(either)
    }
  })

  test.each(several)('%s is refused without any', async (path, endpoint) => {
    const needed = Object.entries(endpoint.params).filter(([, { required }]) => required)
    const params = Object.fromEntries(needed.map(([name, { schema }]) => [name, value(name, schema)]))
    const without = await (endpoint.method === 'GET' ? caller.get(path, params) : caller.post(path, params))
    expect(without.code).not.toBe(0)
  })
})
