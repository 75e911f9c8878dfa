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

type Refusals = Readonly<Record<string, readonly ErrorCode[]>>
/** The codes that the document lists for each operation, and under `''` those of any call. */
async function readDocument(): Promise<Refusals> {
  const { paths, components } = JSON.parse(JSON.stringify(await procedureDocument('https://jindu.example')))
  const operations: readonly Documented[] = Object.values<Record<string, Documented>>(paths).flatMap(Object.values)
  const codesIn = (reference: string | undefined): readonly ErrorCode[] => {
    const response = components.responses[reference?.split('/').at(-1) ?? '']
    const code =
      response?.content['application/json'].schema.allOf?.[1].properties.error.properties.data.properties.domain
        .properties.code ?? {}
    return [code, ...(code.anyOf ?? [])].flatMap(({ $ref, enum: codes = [] }) =>
      $ref === undefined ? codes : components.schemas[$ref.split('/').at(-1)].enum,
    )
  }
  const own = operations.map(({ operationId, responses }) => [
    operationId,
    ['4XX', '503'].flatMap((status) => codesIn(responses[status]?.$ref)),
  ])
  const any = components.responses.Refused.description.match(/[A-Z_]{4,}/g).filter(isErrorCode)
  return { ...Object.fromEntries(own), '': any }
}

interface Documented {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

const documented = await readDocument()

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

/** A call for each documented status, its error code, and the operation that lists the code: `''` is any call, null an unknown address. */
const provoked: readonly (readonly [
  number,
  ErrorCode,
  string | null,
  () => Promise<{ statusCode: number; json(): unknown }>,
])[] = [
  [400, 'ID_INVALID', 'goods.detail', () => caller.client.inject(get('goods.detail', { id: 'x' }))],
  [400, 'INPUT_INVALID', 'favorites.create', () => caller.client.inject(post('favorites.create', '{"goodsId":'))],
  [401, 'LOGIN_REQUIRED', 'wallet.balances', () => api.client().inject(get('wallet.balances'))],
  [403, 'FORBIDDEN', 'ledger.search', () => caller.client.inject(get('ledger.search'))],
  [404, 'GOODS_NOT_FOUND', 'goods.detail', () => caller.client.inject(get('goods.detail', { id: 9_999 }))],
  [404, 'NOT_FOUND', null, () => caller.client.inject(get('goods.nothing'))],
  [405, 'METHOD_NOT_ALLOWED', '', () => caller.client.inject(get('favorites.create', { goodsId: 1 }))],
  [405, 'METHOD_NOT_ALLOWED', '', () => caller.client.inject(post('goods.home', {}))],
  [
    409,
    'CATEGORY_EXISTS',
    'categories.create',
    () => caller.client.inject(post('categories.create', { title: 'Taken already' })),
  ],
  [
    413,
    'REQUEST_TOO_LARGE',
    '',
    () => caller.client.inject(post('favorites.create', JSON.stringify({ text: 'x'.repeat(1_100_000) }))),
  ],
  [
    413,
    'REQUEST_TOO_LARGE',
    '',
    () =>
      caller.client.inject({
        method: 'GET',
        url: `/trpc/${Array.from({ length: MAX_BATCH + 1 }, () => 'goods.home').join()}?batch=1&input=%7B%7D`,
      }),
  ],
  [422, 'BALANCE_EMPTY', 'transfers.send', () => caller.client.inject(post('transfers.send', sending()))],
  [429, 'RATE_LIMITED', 'wallet.balances', () => refusedBy(() => fail('RATE_LIMITED', { retryAfterSeconds: 1 }))],
  [
    500,
    'INTERNAL',
    '',
    () =>
      refusedBy(() => {
        throw new Error('a failure of ours')
      }),
  ],
  [503, 'SERVER_BUSY', '', () => refusedBy(() => fail('SERVER_BUSY'))],
]

/** Codes of signed calls, of forms in the browser, of the routes of files, and of steps that the clock takes. */
const OF_NO_TYPED_CALL: readonly ErrorCode[] = [
  'ACCOUNT_ALREADY_SPAM',
  'ACCOUNT_NOT_SPAM',
  'ACTION_NOT_ALLOWED',
  'AD_NOT_EXPIRED',
  'ANDROID_NOT_SET_UP',
  'ANDROID_OTHER_KEY',
  'ANDROID_OTHER_PACKAGE',
  'ANDROID_UNREADABLE',
  'ANDROID_UNSIGNED',
  'ANDROID_VERSION_NOT_RISING',
  'COPY_EMPTY',
  'CSV_INVALID',
  'FILE_BROKEN',
  'FILE_NOT_IMAGE',
  'FILE_REQUIRED',
  'FILE_TOO_LARGE',
  'FILE_TOO_MANY_PIXELS',
  'FREEZE_NOT_CONFIRMED',
  'GOODS_CHANGED',
  'LEDGER_ALREADY_POSTED',
  'OFFER_MARGIN_REQUIRED',
  'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL',
  'ORDER_ALREADY_CONFIRMED',
  'ORDER_CHANGED',
  'ORDER_PROTECTION_RUNNING',
  'PASSWORD_COMPOSITION',
  'PASSWORD_CONFIRMATION_MISMATCH',
  'PASSWORD_LENGTH',
  'RECIPIENT_REQUIRED',
  'RECOVERY_PASSWORD_REQUIRED',
  'REQUEST_REPLAYED',
  'SEEN_PRICE_REQUIRED',
  'SIGNATURE_INVALID',
  'SIGNATURE_VERSION_REQUIRED',
  'SIGNATURE_VERSION_UNKNOWN',
  'TIMESTAMP_OUT_OF_RANGE',
  'UID_REQUIRED',
  'UNKNOWN_CALL',
  'UNKNOWN_CLIENT',
  'UPLOADS_AT_ONCE',
  'WITHDRAWAL_TRADE_PASSWORD_REQUIRED',
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
    const statuses = Object.values(documented).flat().map(httpStatusOf)
    expect(new Set(provoked.map(([status]) => status))).toEqual(new Set(statuses))
  })

  it.each(provoked)('under %i, %s, is what the document says of %s', async (status, code, path, call) => {
    const answer = await call()
    const { error } = refusal.parse(answer.json())
    expect([answer.statusCode, error.data.httpStatus, error.data.domain.code]).toEqual([status, status, code])
    expect(error.message).toBe(code)
    expect(httpStatusOf(code)).toBe(status)
    expect(path === null ? [code] : documented[path]).toContain(code)
  })

  it('of every code is listed by a call, or is one that no typed call answers', () => {
    const listed = new Set(Object.values(documented).flat())
    const others = Object.keys(ERRORS).filter((code) => isErrorCode(code) && !listed.has(code))
    expect(others.toSorted()).toEqual(OF_NO_TYPED_CALL)
  })
})

it('a call that answers nothing sends no data, and the document requires none', async () => {
  const { body, statusCode } = await caller.client.inject(post('withdrawals.waitForNew', { waits: true }))
  expect([statusCode, body]).toEqual([200, '{"result":{}}'])
})
