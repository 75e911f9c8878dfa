import { ERRORS, fail, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { PAY, person, type Person } from '../../test/people.ts'
import { newKey } from '../../test/market/market.ts'
import { MAX_BATCH } from '../platform/sockets/socket-guard.ts'
import { httpStatusOf } from '../trpc/error-shape.ts'
import { procedureDocument } from './openapi.ts'

let api: TestApp
let caller: Person
let other: Person
beforeAll(async () => {
  api = await createTestApp()
  caller = await person(api)
  other = await person(api)
  await caller.client.trpc.categories.create.mutate({ title: 'Taken already' })
  await caller.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
})
afterAll(() => api.close())

const document: { components: { responses: Record<string, { description: string }> } } = JSON.parse(
  JSON.stringify(procedureDocument('https://jindu.example')),
)
const documented = Object.keys(document.components.responses).map((name) => Number(name.slice('Refused'.length)))

/** The error format of the document. */
const refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.int(),
    data: z.object({
      code: z.string(),
      httpStatus: z.int(),
      domain: z.object({
        code: z.string().refine(isErrorCode),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    }),
  }),
})

const JSON_BODY = { 'content-type': 'application/json' }
const get = (path: string, input: unknown = {}) =>
  ({ method: 'GET', url: `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}` }) as const
const post = (path: string, payload: object | string) =>
  ({ method: 'POST', url: `/trpc/${path}`, headers: JSON_BODY, payload }) as const

const coin = { asset: 'LTC', units: '100000000' } as const
const sending = () => ({ recipientUid: other.uid, amount: coin, idempotencyKey: newKey() })

/** A call for each documented status, with its expected error code. */
const provoked: readonly (readonly [number, ErrorCode, () => Promise<{ statusCode: number; json(): unknown }>])[] = [
  [400, 'ID_INVALID', () => caller.client.inject(get('goods.detail', { id: 'x' }))],
  [400, 'INPUT_INVALID', () => caller.client.inject(post('favorites.create', '{"goodsId":'))],
  [401, 'LOGIN_REQUIRED', () => api.client().inject(get('wallet.balances'))],
  [403, 'FORBIDDEN', () => caller.client.inject(get('ledger.search'))],
  [404, 'GOODS_NOT_FOUND', () => caller.client.inject(get('goods.detail', { id: 9_999 }))],
  [404, 'NOT_FOUND', () => caller.client.inject(get('goods.nothing'))],
  [405, 'METHOD_NOT_ALLOWED', () => caller.client.inject(get('favorites.create', { goodsId: 1 }))],
  [405, 'METHOD_NOT_ALLOWED', () => caller.client.inject(post('goods.home', {}))],
  [409, 'CATEGORY_EXISTS', () => caller.client.inject(post('categories.create', { title: 'Taken already' }))],
  [
    413,
    'REQUEST_TOO_LARGE',
    () => caller.client.inject(post('favorites.create', JSON.stringify({ text: 'x'.repeat(1_100_000) }))),
  ],
  [
    413,
    'REQUEST_TOO_LARGE',
    () =>
      caller.client.inject({
        method: 'GET',
        url: `/trpc/${Array.from({ length: MAX_BATCH + 1 }, () => 'goods.home').join()}?batch=1&input=%7B%7D`,
      }),
  ],
  [422, 'BALANCE_EMPTY', () => caller.client.inject(post('transfers.send', sending()))],
  [429, 'RATE_LIMITED', () => refusedBy(() => fail('RATE_LIMITED', { retryAfterSeconds: 1 }))],
  [
    500,
    'INTERNAL',
    () =>
      refusedBy(() => {
        throw new Error('a failure of ours')
      }),
  ],
  [503, 'SERVER_BUSY', () => refusedBy(() => fail('SERVER_BUSY'))],
]

/** A call that breaks where sessions are found. */
async function refusedBy(refuse: () => never) {
  const broken = vi.spyOn(api.app.sessions, 'resolve').mockImplementation(() => Promise.resolve().then(refuse))
  try {
    return await caller.client.inject(get('wallet.balances'))
  } finally {
    broken.mockRestore()
  }
}

describe('a refusal', () => {
  it('is tried under every status that the document names', () => {
    expect(new Set(provoked.map(([status]) => status))).toEqual(new Set(documented))
  })

  it.each(provoked)('under %i, %s, is what the document says', async (status, code, call) => {
    const answer = await call()
    const { error } = refusal.parse(answer.json())
    expect([answer.statusCode, error.data.httpStatus, error.data.domain.code]).toEqual([status, status, code])
    expect(error.message).toBe(code)
    expect(document.components.responses[`Refused${status}`]?.description.split(/[:,] /)).toContain(code)
  })

  it('of every code stands under the status that it travels under, and under no other', () => {
    for (const code of Object.keys(ERRORS).filter(isErrorCode)) {
      const under = documented.filter((status) =>
        document.components.responses[`Refused${status}`]?.description.split(/[:,] /).includes(code),
      )
      expect([code, under]).toEqual([code, [httpStatusOf(code)]])
    }
  })
})

it('a call that answers nothing sends no data, and the document requires none', async () => {
  const { body, statusCode } = await caller.client.inject(post('withdrawals.waitForNew', { waits: true }))
  expect([statusCode, body]).toEqual([200, '{"result":{}}'])
})
