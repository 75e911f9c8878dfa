import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { liveUrl } from '../../test/live/follow.ts'
import { openRawSocket, type RawSocket } from '../../test/live/raw-socket.ts'
import { person, type Person } from '../../test/people.ts'
import { picture, upload } from '../../test/upload.ts'

const OWN = 'https://market.example'
const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const MADE_UP = `jindu_${'a'.repeat(43)}`
const BALANCES = { method: 'GET', url: '/trpc/wallet.balances?input=%7B%7D' } as const
const LOGOUT = { method: 'POST', url: '/trpc/accounts.logout' } as const
const JSON_BODY = { 'content-type': 'application/json' }

let api: TestApp
let url: string
let victim: Person
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_ORIGIN: OWN } })
  url = await liveUrl(api)
})
afterAll(() => api.close())

const tokenOf = async (owner: Person) => {
  const { token } = await owner.client.trpc.accounts.tokens.create.mutate({
    name: 'page of its own',
    scopes: ['market', 'own'],
    days: 1,
    addresses: [],
  })
  return token
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a page of another site, in the browser of somebody who is logged in,', () => {
  beforeAll(async () => {
    victim = await person(api)
  })

  it('is never told that cookies may come along', async () => {
    for (const path of ['/trpc/wallet.balances', '/files/goods']) {
      const { headers, statusCode } = await victim.client.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          ...EVIL,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(statusCode).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type, app-lang',
      })
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it.each([
    ['nothing', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another kind of credentials', { authorization: 'Basic YTpi' }],
  ])('reads and changes nothing by the cookie, beside %s', async (_, said) => {
    const read = await victim.client.inject({ ...BALANCES, headers: { ...EVIL, ...said } })
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
    const changed = await victim.client.inject({ ...LOGOUT, headers: { ...JSON_BODY, ...EVIL, ...said } })
    expect([changed.statusCode, changed.json().error.message]).toEqual([403, 'ORIGIN_REFUSED'])
    expect(changed.headers['access-control-allow-origin']).toBeUndefined()
    const sent = await victim.client.inject({ method: 'POST', url: '/files/goods', headers: { ...EVIL, ...said } })
    expect(sent.json().error.code).toBe('ORIGIN_REFUSED')
    expect((await victim.client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('is nobody with a token that is none, though the cookie comes along', async () => {
    const session = victim.client.token() ?? ''
    for (const token of [MADE_UP, session, 'x']) {
      const headers = { ...JSON_BODY, ...EVIL, ...bearer(token) }
      for (const call of [BALANCES, LOGOUT]) {
        const answer = await victim.client.inject({ ...call, headers })
        expect([answer.statusCode, answer.json().error.message]).toEqual([401, 'TOKEN_INVALID'])
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      const sent = await victim.client.inject({
        method: 'POST',
        url: '/files/goods',
        headers: { ...EVIL, ...bearer(token) },
      })
      expect(sent.json().error.code).toBe('TOKEN_INVALID')
    }
    expect((await victim.client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('with a token of its own is its owner, and not the one who is logged in', async () => {
    const other = await person(api)
    const headers = { ...EVIL, ...bearer(await tokenOf(other)) }
    const shipment = await upload(other.client, await picture().png().toBuffer(), { kind: 'shipment' })
    const own = await upload(victim.client, await picture().jpeg().toBuffer(), { kind: 'shipment' })
    const read = async ({ id }: { id: string }) =>
      (await victim.client.inject({ method: 'GET', url: `/files/${id}`, headers })).statusCode
    expect(await read(shipment.json())).toBe(200)
    expect(await read(own.json())).toBe(404)
    const answer = await victim.client.inject({ ...BALANCES, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after',
      'cache-control': 'no-store',
    })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

const cookie = () => ({ origin: EVIL.origin, cookie: `__Host-jindu_session=${victim.client.token()}` })
const codes = ({ messages }: RawSocket) => messages.map(({ error }) => error?.message)
const params = (token: string) => JSON.stringify({ method: 'connectionParams', data: { token } })

describe('a live connection of another site’s page', () => {
  it.each([
    ['by the cookie', ''],
    ['with an empty handshake', ''],
    ['with what is no access token', 'something'],
  ])('is refused %s', async (how, token) => {
    const asks = how === 'by the cookie' ? url : `${url}?connectionParams=1`
    const socket = await openRawSocket(asks, cookie())
    if (asks !== url) socket.send(params(token))
    socket.subscribe(1, 'live.events', {})
    socket.subscribe(2, 'live.channel', { channel: 'goods:1' })
    await socket.closed
    expect(new Set(codes(socket))).toEqual(new Set(['ORIGIN_REFUSED']))
  })

  it('is refused with the session of a victim as its token', async () => {
    const socket = await openRawSocket(`${url}?connectionParams=1`, cookie())
    socket.send(params(victim.client.token() ?? ''))
    await socket.closed
    expect(codes(socket)).toEqual(['ORIGIN_REFUSED'])
  })

  it('follows nothing with a token that is made up, though the cookie comes along', async () => {
    const socket = await openRawSocket(`${url}?connectionParams=1`, cookie())
    socket.send(params(MADE_UP))
    socket.subscribe(1, 'live.events', {})
    socket.subscribe(2, 'live.channel', { channel: 'goods:1' })
    await expect.poll(() => codes(socket)).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID'])
    socket.close()
  })

  it('follows its owner’s account with a token', async () => {
    const owner = await person(api)
    const socket = await openRawSocket(`${url}?connectionParams=1`, cookie())
    socket.send(params(await tokenOf(owner)))
    socket.subscribe(1, 'live.events', {})
    await expect.poll(() => JSON.stringify(socket.messages)).toContain('"topic":"hello"')
    socket.close()
  })

  it('takes none of the room of the site’s own pages', async () => {
    const many = Array.from({ length: 60 }, () => openRawSocket(`${url}?connectionParams=1`, cookie()))
    const opened = await Promise.allSettled(many)
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const own = await openRawSocket(url, { origin: OWN, cookie: cookie().cookie })
    own.subscribe(1, 'live.events', {})
    await expect.poll(() => own.messages.length).toBeGreaterThan(1)
    for (const each of opened) if (each.status === 'fulfilled') each.value.close()
    own.close()
    // The server learns of a close a moment later than the client.
    const next = await vi.waitFor(() => openRawSocket(`${url}?connectionParams=1`, cookie()))
    next.close()
  })

  it('is closed when it says nothing', async () => {
    const socket = await openRawSocket(`${url}?connectionParams=1`, cookie())
    expect(await socket.closed).toEqual({ code: 1008, reason: 'token expected' })
  })
})
