import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { MULTIPART } from './multipart.ts'
import { procedures } from './procedures.ts'
import { procedureDocument } from './openapi.ts'
import { refusalsOf } from './refusals.ts'
import { createSchemas, typeText } from './schemas.ts'
import { verbRefusals } from './verb-refusals.ts'

const all = procedures()
const document = JSON.stringify(await procedureDocument('https://jindu.example'))
const withExamples = JSON.stringify(await procedureDocument('https://jindu.example', { examples: true }))
const ofVerbs = await verbRefusals()

const of = (path: string) => {
  const found = all.find((each) => each.path === path)
  if (found === undefined) throw new Error(`there is no ${path}`)
  return found
}

describe('every procedure', () => {
  test.each(all.map(({ path, summary }) => [path, summary.en]))('%s says in one line what it is for', (_, summary) => {
    expect(summary).toMatch(/^\p{Lu}[^\n]{10,140}[^.\s]$/u)
  })

  test.each(all.map(({ path, summary }) => [path, summary['zh-CN']]))('%s says it in Chinese too: %s', (_, summary) => {
    expect(summary).toMatch(/^[^\n。]{2,60}$/u)
    expect(summary).toMatch(/\p{Script=Han}{2}/u)
    expect(summary).not.toMatch(/[,;:!?"'()]|^\s|\s$/)
  })

  test('says something of its own in Chinese within its feature', () => {
    const features = Map.groupBy(all, ({ path }) => path.slice(0, path.indexOf('.')))
    for (const each of features.values())
      expect(new Set(each.map(({ summary }) => summary['zh-CN'])).size).toBe(each.length)
  })

  test('says something of its own within its feature', () => {
    const features = Map.groupBy(all, ({ path }) => path.slice(0, path.indexOf('.')))
    for (const each of features.values()) {
      const said = each.map(({ summary }) => summary.en)
      expect(said).toEqual([...new Set(said)])
    }
  })

  test('has an input and an answer that are described', () => {
    const schemas = createSchemas()
    const vague = all.filter(({ input, output }) =>
      [input && schemas.of(input, 'input'), output && schemas.of(output, 'output')].some(
        (schema) => schema !== null && /(?<!\[name\]: |content\?: )\bunknown\b/.test(typeText(schema)),
      ),
    )
    // A file travels in a part of its own.
    expect(vague.map(({ path }) => path)).toEqual([...MULTIPART])
  })
})

describe('the document', () => {
  test('redocly’s recommended rules find nothing; every example fits the schema beside it', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    expect(config.rules.oas3_1).toMatchObject({ 'no-invalid-media-type-examples': expect.anything() })
    const problems = await lintFromString({ source: withExamples, absoluteRef: 'procedures.json', config })
    const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
    expect([...new Set(told)].slice(0, 20)).toEqual([])
  })

  test('leaves no reference without what it names', () => {
    const { components }: { components: Record<string, Record<string, unknown>> } = JSON.parse(document)
    const named = [...document.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(named.length).toBe(document.split('"$ref"').length - 1)
    for (const [, kind = '', name = ''] of named) expect(components[kind]).toHaveProperty(name)
  })

  test('names what goes in and comes out of every call, a query’s input too', () => {
    const { paths, components } = JSON.parse(document)
    const plain = all.filter(({ path, type }) => type !== 'subscription' && !MULTIPART.has(path))
    const operation = ({ path, type }: (typeof plain)[number]) =>
      paths[`/trpc/${path}`][type === 'query' ? 'get' : 'post']
    const result = (each: (typeof plain)[number]) => {
      const { $ref, ...own } = operation(each).responses[200]
      const response = $ref === undefined ? own : components.responses[$ref.split('/').at(-1)]
      return response.content['application/json'].schema.properties.result
    }
    const name = expect.stringMatching(/^#\/components\/schemas\/\w+$/)

    for (const each of plain.filter(({ input }) => input !== null)) {
      const { parameters, requestBody } = operation(each)
      const asked = each.type === 'query' ? parameters?.[0] : requestBody.content['application/json']
      expect(asked.schema).toMatchObject({ $ref: name })
    }
    for (const each of plain.filter(({ output }) => output !== null))
      expect(result(each)).toMatchObject({ properties: { data: { $ref: name } } })
    for (const each of plain.filter(({ output }) => output === null)) expect(result(each)).toEqual({ type: 'object' })
    expect(components.schemas).toMatchObject({
      GoodsListInput: {},
      GoodsOrdersPlaceInput: {},
      OtcOffersMarketAnswer: {},
    })
  })

  test('says no structure of some size twice', () => {
    const times = new Map<string, number>()
    JSON.parse(document, (_, value) => {
      const text = typeof value === 'object' && value !== null && 'properties' in value ? JSON.stringify(value) : ''
      if (text.length > 500) times.set(text, (times.get(text) ?? 0) + 1)
      return value
    })
    expect([...times].filter(([, each]) => each > 1).map(([text]) => text.slice(0, 200))).toEqual([])
    expect(document.length).toBeLessThan(800_000)
  })

  test('has no path that is not there: pictures go by routes of their own', () => {
    const { paths } = JSON.parse(document)
    expect(Object.keys(paths).filter((path) => !path.startsWith('/trpc/'))).toEqual(['/files/{name}'])
    for (const path of MULTIPART) expect(paths[`/trpc/${path}`]).toBeUndefined()
    expect(Object.keys(paths['/files/{name}'].post.requestBody.content)).toEqual(['multipart/form-data'])
  })

  test('lists the errors of each call as its access, its input and its verb throw them, and no others', () => {
    const listed = (path: string) => refusalsOf(of(path), ofVerbs)
    expect(all.map(({ path }) => path).toSorted()).toEqual(Object.keys(ofVerbs).toSorted())
    expect(listed('goods.home')).toEqual(['INPUT_INVALID', 'RATE_LIMITED', 'TOKEN_INVALID'])
    expect(listed('favorites.create')).toEqual([
      'CONCURRENT_CHANGE',
      'FAVORITE_EXISTS',
      'FAVORITE_OWN',
      'FAVORITE_UNAVAILABLE',
      'GOODS_NOT_FOUND',
      'ID_INVALID',
      'INPUT_INVALID',
      'LOGIN_REQUIRED',
      'RATE_LIMITED',
      'SESSION_ENDED',
      'STAFF_FACTOR_REQUIRED',
      'TOKEN_INVALID',
    ])
    // Access, schema, verb, a rule that answers why not, the ledger, the price, the limit of a token.
    expect(listed('goodsOrders.place')).toEqual(
      expect.arrayContaining(['LOGIN_REQUIRED', 'PAY_PASSWORD_WRONG', 'QUANTITY_TOO_LARGE', 'PRICE_CHANGED']),
    )
    expect(listed('goodsOrders.place')).toEqual(
      expect.arrayContaining(['GOODS_SOLD_OUT', 'INSUFFICIENT_FUNDS', 'RATE_UNAVAILABLE', 'TOKEN_LIMIT_REACHED']),
    )
    // A rule that is asked without throwing refuses nothing.
    expect(listed('goods.detail')).not.toContain('GOODS_SOLD_OUT')
    expect(listed('goods.delist')).toEqual(expect.arrayContaining(['FORBIDDEN', 'STAFF_CONFIRM_REQUIRED']))
  })

  test('lists of a state machine the refusals of the event alone', () => {
    expect(refusalsOf(of('goodsOrders.hold'), ofVerbs)).toContain('ORDER_PROTECTION_PASSED')
    expect(refusalsOf(of('goodsOrders.confirm'), ofVerbs)).not.toContain('ORDER_PROTECTION_PASSED')
    expect(refusalsOf(of('goodsOrders.confirm'), ofVerbs)).toContain('ORDER_NOT_OPEN')
    // The machine of the offer is told that an order ended; what it answers to its owner is no refusal of a payment.
    const ofOwner = ['OFFER_ALREADY_SHOWN', 'OFFER_ALREADY_TAKEN_DOWN', 'OFFER_WRONG_PARTY']
    expect(refusalsOf(of('otcOrders.pay'), ofVerbs).filter((code) => ofOwner.includes(code))).toEqual([])
    expect(refusalsOf(of('otcOffers.putUp'), ofVerbs)).toEqual(expect.arrayContaining(['OFFER_ALREADY_SHOWN']))
  })

  test('lists of a read of a case nothing that its steps refuse, though one object has both', () => {
    for (const path of ['otcOrders.timeline', 'goodsOrders.case'])
      expect(refusalsOf(of(path), ofVerbs).filter((code) => /INSUFFICIENT|HELD|NOT_OPEN$/.test(code))).toEqual([])
    expect(refusalsOf(of('otcOrders.timeline'), ofVerbs)).toContain('STAFF_NOT_DISPUTED')
  })
})

describe('the page', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterAll(() => api.close())

  test('shows every procedure and loads nothing from anywhere', async () => {
    const page = await api.server.inject({ method: 'GET', url: '/api/procedures' })
    for (const { path } of all) expect(page.body).toContain(`id="${path}"`)
    expect(page.body).not.toMatch(/<script|https?:\/\//)
    // How many digits an amount has depends on its asset.
    expect(page.body).toContain('decimals: LTC 8, BTC 8, USDT 6, USD 2')
    const nonce = /<style nonce="([^"]+)">/.exec(page.body)?.[1]
    expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
  })

  test('what the example says is what the server answers', async () => {
    const input = encodeURIComponent(JSON.stringify({ search: 'licence' }))
    const page = await api.server.inject({ method: 'GET', url: `/trpc/goods.list?input=${input}` })
    expect(page.json()).toMatchObject({ result: { data: { data: [], total: 0 } } })
    const refused = await api.server.inject({ method: 'GET', url: '/trpc/goods.detail?input=%7B%22id%22%3A9999%7D' })
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({
      error: { message: 'GOODS_NOT_FOUND', code: -32_004, data: { domain: { code: 'GOODS_NOT_FOUND', details: {} } } },
    })
  })

  test('a viewer shows both documents, asks no other host, and has no part in the site’s origin', async () => {
    const asked = { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } } as const
    const { body, headers } = await api.server.inject({ ...asked, url: '/api/docs' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toMatch(/sandbox allow-scripts /)
    expect(policy).not.toContain('allow-same-origin')
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((each) => each?.includes(`nonce="${nonce}"`) !== true)).toEqual([])
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    // The first document is the one that it opens on.
    expect(body.indexOf('/api/docs/procedures.json')).toBeLessThan(body.indexOf('/api/openapi.json'))

    const script = await api.server.inject({ ...asked, url: '/api/docs/viewer.js' })
    expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', 'cross-origin-resource-policy': 'cross-origin' })
    expect(script.rawPayload.length).toBeLessThan(1_500_000)
    for (const url of ['/api/openapi.json', '/api/docs/procedures.json', '/api/procedures.json']) {
      expect(body.includes(url)).toBe(url !== '/api/procedures.json')
      expect((await api.server.inject({ ...asked, url })).headers['access-control-allow-origin']).toBe('*')
    }
  })

  test('is there for generators too', async () => {
    const { body } = await api.server.inject({ method: 'GET', url: '/api/procedures.json' })
    expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0', paths: { '/trpc/goods.list': { get: {} } } })
  })
})
