import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { repositoryRoot } from '../platform/env/index.ts'
import { endpoints } from './endpoints/index.ts'
import { openApiDocument } from './openapi.ts'
import { specifiedCalls } from './specified-calls.test-data.ts'

const LINE = /^(GET|POST) (\S+) (visitor|user) \(([^)]*)\)(?: -> (.+))?$/

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')

/** Optional parameters beyond the specification, which old clients omit. */
const BESIDES = new Map([
  ['user.goods.MsOrder/getOrderGoodsInfo', ['open']],
  ['user.user.MsUser/login', ['otp']],
  ['user.user.MsUser/changePayPassword', ['otp']],
  ['user.user.MsWallet/applyWithdrawal', ['otp']],
  ['user.user.MsWallet/transferMoney', ['otp']],
])

const specified = specifiedCalls
  .trim()
  .split('\n')
  .map((line) => {
    const [, method, path = '', access, params, answered] = LINE.exec(line) ?? []
    return { method, path, access, params: words(params), answered: words(answered) }
  })

/** The entities of marketplace.md §3, whole, in the answers that read one. */
const GOODS = words(
  `id user_id title category public_comments category_id ea usd_price sells_amount sells_volume attentions last_online status offline
  create_time update_time post_id post postInfo contents attach shipmentHistory goods_shipment attach_sales sorts tid`.replaceAll(
    '\n',
    ' ',
  ),
)
const GOODS_ORDER = words(
  `id goods_id chat_id buyer seller status hold hold_disable seller_complaint buyer_complaint confirm_receive protect_time
  system_settle_time buyer_pay_time create_time volume usd_price amount exchange_rate buyer_last_online seller_last_online
  currency coin_name goods user_id title`.replaceAll('\n', ' '),
)

const MESSAGE = words(
  `id message_id record_id sender_id read_time is_seller create_time order_id goodsInfo orderInfo chatInfo type postInfo contents topicInfo
  thread title chat_id thread_id goods_id is_author otc_id otcOrder`.replaceAll('\n', ' '),
)

function fieldNames(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') Object.keys(value).forEach((name) => found.add(name))
    fieldNames(value, found)
  }
  return found
}

function missing(path: string, names: readonly string[]): string[] {
  const row = endpoints.get(path)
  const answered = fieldNames(row === undefined ? {} : z.toJSONSchema(row.answer, { io: 'input' }))
  return names.filter((name) => !answered.has(name))
}

describe('the rows against the specification', () => {
  it('name no call that it does not know', () => {
    const known = new Set(specified.map((call) => call.path))
    expect(known.size).toBe(140)
    expect([...endpoints.keys()].filter((path) => !known.has(path))).toEqual([])
  })

  it.each(specified.filter((call) => endpoints.has(call.path)))('$path', (call) => {
    const row = endpoints.get(call.path)
    expect([row?.method, row?.access]).toEqual([call.method, call.access])
    const params = [...call.params, ...(BESIDES.get(call.path) ?? [])]
    expect(Object.keys(row?.params ?? {}).toSorted()).toEqual(params.toSorted())
    expect(missing(call.path, call.answered)).toEqual([])
  })

  it.each([
    ['user.goods.MsGoods/getGoodsInfo', GOODS],
    ['user.user.MsUserGoods/getOwnGoodsInfo', GOODS],
    ['user.goods.MsOrder/getOrderInfo', GOODS_ORDER],
    ['user.user.MsUserMessage/getOrderMessageList', MESSAGE],
    ['user.user.MsUserMessage/getOtcOrderMessageList', MESSAGE],
  ])('%s answers with every field of its entity', (path, names) => {
    expect(missing(path, names)).toEqual([])
  })
})

/** The specification, which is beside the repository where it is built. */
const original = `${repositoryRoot()}/../shared/spec/calls.json`

const calls = z.array(z.object({ method: z.string(), path: z.string(), auth: z.string(), params: z.array(z.string()) }))

it.runIf(existsSync(original))('the kept calls are those of the specification', () => {
  const theirs = calls.parse(JSON.parse(readFileSync(original, 'utf8')))
  expect(specified.map(({ method, path, access, params }) => ({ method, path, auth: access, params }))).toEqual(theirs)
})

it('the OpenAPI document has every call with its parameters', () => {
  const document = openApiDocument('https://market.example')
  expect(Object.keys(document['paths'] ?? {})).toHaveLength(endpoints.size)
  expect(document['paths']).toMatchObject({
    '/api/user.user.MsUser/login': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/MsUserLoginInput' } } },
        },
      },
    },
  })
  expect(document['components']).toMatchObject({
    schemas: { MsUserLoginInput: { properties: { uid: {}, pwd: {}, signature: {} } } },
  })
})
