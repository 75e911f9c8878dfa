import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { serverOutsideSandbox } from '../../test/market/outside-sandbox.ts'
import { LOGIN, person } from '../../test/people.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://market.example' } })
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }

describe('the origin check', () => {
  const logout = { method: 'POST', url: '/trpc/accounts.logout' } as const

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a change that %s asks for', async (_, headers) => {
    const { client } = await person(api)
    const answer = await client.inject({ ...logout, headers: { ...json, ...headers } })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.data.domain).toEqual({ code: 'ORIGIN_REFUSED', details: {} })
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('refuses uploads from elsewhere', async () => {
    const { client } = await person(api)
    const answer = await client.inject({
      method: 'POST',
      url: '/files/goods',
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.statusCode).toBe(403)
  })

  it('refuses a stranger’s name that points at this machine: its Origin equals its Host', async () => {
    const rebound = { origin: 'https://evil.example', host: 'evil.example' }
    const { client } = await person(api)
    expect((await client.inject({ ...logout, headers: { ...json, ...rebound } })).statusCode).toBe(403)
    const outside = await serverOutsideSandbox(api)
    for (const name of ['evil.example', '127.0.0.1:3000', 'localhost']) {
      const headers = { ...json, origin: `https://${name}`, host: name }
      expect((await outside.inject({ ...logout, headers })).statusCode).toBe(403)
    }
    await outside.close()
  })

  it.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '192.168.1.20:3000', 'devbox:3000'])(
    'lets a page of the sandbox at %s through',
    async (host) => {
      const { client } = await person(api)
      const headers = { ...json, origin: `http://${host}`, host }
      expect((await client.inject({ ...logout, headers })).statusCode).toBe(200)
    },
  )

  it('lets its own pages and programs through', async () => {
    for (const headers of [{ origin: 'https://market.example' }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      const { client } = await person(api)
      expect((await client.inject({ ...logout, headers: { ...json, ...headers } })).statusCode).toBe(200)
    }
  })
})

describe('requests', () => {
  it('refuses what is not JSON', async () => {
    const answer = await api.client().inject({
      method: 'POST',
      url: '/trpc/accounts.login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ uid: 100_001, password: LOGIN }),
    })
    expect(answer.statusCode).toBe(400)
  })

  it('refuses broken JSON, a body above the bound and a batch above the bound', async () => {
    const client = api.client()
    const post = (payload: string) =>
      client.inject({ method: 'POST', url: '/trpc/accounts.login', headers: json, payload })
    expect((await post('{"uid":')).statusCode).toBe(400)
    expect((await post(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413)
    const paths = Array.from({ length: 11 }, () => 'site.themeId').join(',')
    const batch = await client.inject({ method: 'GET', url: `/trpc/${paths}?batch=1&input=%7B%7D` })
    expect(batch.json().error.data.domain).toEqual({ code: 'REQUEST_TOO_LARGE', details: { limit: 10 } })
  })

  it('answers a batch call by call', async () => {
    const answer = await api.client().inject({
      method: 'GET',
      url: `/trpc/site.themeId,accounts.sessions?batch=1&input=${encodeURIComponent('{}')}`,
    })
    expect(answer.statusCode).toBe(207)
    expect(answer.json()).toMatchObject([
      { result: { data: { id: 1 } } },
      { error: { data: { domain: { code: 'LOGIN_REQUIRED' } } } },
    ])
  })

  it('refuses unknown procedures and a change asked for by GET', async () => {
    const client = api.client()
    const get = (path: string) => client.inject({ method: 'GET', url: `/trpc/${path}` })
    expect((await get('accounts.logout')).json().error.data.domain.code).toBe('METHOD_NOT_ALLOWED')
    for (const path of ['nothing.here', '__proto__']) {
      expect((await get(path)).json().error.data.domain.code).toBe('NOT_FOUND')
    }
  })

  it('says nothing about a failure that is not in the catalogue but the request id', async () => {
    const broken = await createTestApp({ env: { LOG_LEVEL: 'silent' } })
    try {
      const { client } = await person(broken)
      await broken.app.sql`drop table staff_member cascade`
      broken.app.sessions.changed(100_001)
      const answer = await client.inject({ method: 'GET', url: '/trpc/accounts.sessions' })
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toMatch(/staff_member|relation|select/i)
      expect(answer.json().error.data.domain).toEqual({
        code: 'INTERNAL',
        details: { requestId: answer.headers['x-request-id'] },
      })
    } finally {
      await broken.close()
    }
  })
})

describe('answers', () => {
  it('carry the security headers and an id', async () => {
    const { headers } = await api.client().inject({ method: 'GET', url: '/healthz' })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('bind the hosts below this one to https by a setting only', async () => {
    const alone = await createTestApp({
      env: { PUBLIC_ORIGIN: 'https://market.example', HSTS_INCLUDE_SUBDOMAINS: 'false' },
    })
    const { headers } = await alone.client().inject({ method: 'GET', url: '/healthz' })
    await alone.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('mark the cookie as secure behind https, bind it to this host, and take the old name away', async () => {
    const { uid } = await person(api)
    const answer = await api.client().inject({
      method: 'POST',
      url: '/trpc/accounts.login',
      headers: json,
      payload: JSON.stringify({ uid, password: LOGIN }),
    })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-jindu_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/,
      ),
      'jindu_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      expect.stringMatching(/^__Host-jindu_device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/),
    ])
  })

  it('know a session by the name that no other host of the domain can set, and by no other', async () => {
    const [one, other] = [await person(api), await person(api)]
    const me = async (cookie: string) =>
      (await api.client().inject({ method: 'GET', url: '/trpc/accounts.me', headers: { cookie } })).json().result.data
        ?.uid
    expect(await me(`jindu_session=${one.client.token()}`)).toBeUndefined()
    expect(await me(`jindu_session=${one.client.token()}; __Host-jindu_session=${other.client.token()}`)).toBe(
      other.uid,
    )
  })
})

describe('operations', () => {
  it('shows the sandbox’s metrics to this machine alone', async () => {
    expect((await api.client({ address: '203.0.113.5' }).inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(
      403,
    )
    const answer = await api.client().inject({ method: 'GET', url: '/metrics' })
    expect(answer.body).toMatch(/jindu_calls_total\{procedure="accounts\.login",code="OK"\} \d+/)
  })

  it('names every unknown procedure alike in the metrics', async () => {
    await api.client().inject({ method: 'GET', url: '/trpc/made.up' })
    const { body } = await api.client().inject({ method: 'GET', url: '/metrics' })
    expect(body).not.toContain('made.up')
  })

  it('is ready while the database answers', async () => {
    expect((await api.client().inject({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' })
  })
})
