import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, MS_KEY, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY } from '../../test/people.ts'
import { endpoints } from './endpoints/index.ts'
import { sign } from './signature.ts'

const CONFIRM = 'user.goods.MsOrder/confirmReceive'
const INFO = 'user.goods.MsOrder/getOrderInfo'

let api: TestApp
/** On the same database, where money asks for version 2. */
let strict: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  strict = await createTestApp({ beside: api, env: { MS_MONEY_SIGNATURE: '2' } })
  market = await openMarket(api)
})
afterAll(async () => {
  await strict.close()
  await api.close()
})

async function buyerAt(at: TestApp): Promise<MsClient> {
  const client = createMsClient(at)
  client.token = (await client.post('user.user.MsUser/login', { uid: market.buyer.uid, pwd: LOGIN })).data.token
  expect(await client.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })).toMatchObject({ code: 0 })
  return client
}

const statusOf = async (id: number) => (await market.buyer.client.trpc.goodsOrders.info.query({ id })).status

describe('a GET that somebody saw', () => {
  it('releases no escrow when its query is sent with a POST', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const { token } = await buyerAt(api)
    const seen = {
      id: String(id),
      order_id: String(id),
      token,
      clientOrigin: 'web',
      timestamp: String(Math.floor(Date.now() / 1000)),
    }
    const query = new URLSearchParams({ ...seen, signature: sign(seen, MS_KEY) }).toString()
    expect((await api.server.inject({ method: 'GET', url: `/api/${INFO}?${query}` })).json()).toMatchObject({ code: 0 })
    for (const body of [
      {},
      { headers: { 'content-type': 'application/json' }, payload: '{}' },
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' },
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--\r\n' },
    ]) {
      const answer = await api.server.inject({ method: 'POST', url: `/api/${CONFIRM}?${query}`, ...body })
      expect(answer.json().code).not.toBe(0)
    }
    expect(await statusOf(id)).toBe('open')
  })

  it('signed by version 2 releases none as a body either', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const client = await buyerAt(api)
    const path = `/api/${INFO}`
    const seen = {
      id,
      order_id: id,
      token: client.token,
      clientOrigin: 'web',
      timestamp: Math.floor(Date.now() / 1000),
    }
    const signature = sign(seen, MS_KEY, { version: 2, method: 'GET', path })
    const send = (call: string) =>
      api.server.inject({
        method: 'POST',
        url: `/api/${call}`,
        headers: { 'signature-version': '2' },
        payload: { ...seen, signature },
      })
    expect((await send(CONFIRM)).json().code).toBe(1007)
    expect(await statusOf(id)).toBe('open')
    expect(await client.post(CONFIRM, { id }, { signatureVersion: 2 })).toMatchObject({ code: 0 })
    expect(await statusOf(id)).toBe('completed')
  })
})

describe('where an operator requires version 2 for money', () => {
  it('calls that move money are refused by version 1, in both languages, and the others are not', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const client = await buyerAt(strict)
    const refused = await client.post(CONFIRM, { id })
    expect(refused).toMatchObject({ status: 400, code: 1032 })
    expect((await client.post(CONFIRM, { id }, { lang: 'zh-cn' })).msg).toContain('第 2 版签名')
    expect(await statusOf(id)).toBe('open')
    expect(await client.get(INFO, { order_id: id })).toMatchObject({ code: 0 })
    expect(await client.post(CONFIRM, { id }, { signatureVersion: 2 })).toMatchObject({ code: 0 })
    expect(await statusOf(id)).toBe('completed')
  })

  it('the browser, which signs nothing, goes on', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const browser = strict.client()
    browser.useToken(market.buyer.client.token())
    expect(await browser.trpc.goodsOrders.confirm.mutate({ id })).toMatchObject({ status: 'completed' })
  })
})

interface Vector {
  readonly version: number
  readonly key: string
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly text: string
  readonly signature: string
}

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const encode = (text: string) =>
  Array.from(Buffer.from(text, 'utf8'), (byte) => {
    const sign = String.fromCharCode(byte)
    return /[A-Za-z0-9\-._~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

/** A client's own signing, written from the words of the docs page alone. */
function byTheDocs({ version, method, path, params }: Vector): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const texts = given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)
  const pairs =
    version === 1
      ? texts.toSorted(([a], [b]) => (bytes(a) < bytes(b) ? -1 : 1)).map(([name, value]) => `${name}=${value}`)
      : texts.map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  return version === 1 ? pairs.join('&') : `${method}\n${path}\n${pairs.join('&')}`
}

describe('the docs', () => {
  it('have vectors of both versions that their own words lead to, on calls that exist', async () => {
    const vectors: Vector[] = (await api.server.inject({ method: 'GET', url: '/api/signature-vectors.json' })).json()
    expect(new Set(vectors.map(({ version }) => version))).toEqual(new Set([1, 2]))
    for (const vector of vectors) {
      expect(endpoints.get(vector.path.slice('/api/'.length))?.method).toBe(vector.method)
      expect(vector.text).toBe(byTheDocs(vector))
      expect(vector.signature).toBe(createHmac('sha256', vector.key).update(vector.text).digest('hex'))
    }
    const { body } = await api.server.inject({ method: 'GET', url: '/api/docs/guide' })
    for (const { signature } of vectors) expect(body).toContain(signature)
    expect(body).toContain('signature-version: 2')
  })
})
