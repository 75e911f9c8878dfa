import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { LOGIN, person } from '../../test/people.ts'
import { sign } from '../legacy/signature.ts'
import { originForm } from './request-target.ts'

const WEB_KEY = { clientOrigin: 'web' }

let api: TestApp
let port: number
beforeAll(async () => {
  api = await createTestApp()
  port = Number(new URL(await api.server.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => api.close())

/** The status line that a request line gets. */
async function statusOf(target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(`GET ${target} HTTP/1.1\r\nHost: jindu.example\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return Number(answer.split(' ')[1])
}

describe('a request line', () => {
  it.each([
    ['http://jindu.example/healthz', 200],
    ['HTTPS://jindu.example:8443/healthz?x=1', 200],
    ['http://jindu.example', 404],
    ['http://[', 404],
    ['http://x//healthz', 404],
    ['//healthz', 404],
    ['*', 404],
    ['healthz', 400],
    ['ftp://x/healthz', 404],
  ])('of %s answers %d', async (target, status) => {
    expect(await statusOf(target)).toBe(status)
  })

  it('in absolute form is the path and query of it', () => {
    expect(originForm('http://a.example/trpc/x?input=%7B%7D')).toBe('/trpc/x?input=%7B%7D')
    expect(originForm('/goods/1?a=http://x')).toBe('/goods/1?a=http://x')
  })
})

describe('a signed body whose timestamp is', () => {
  it.each([
    ['an object that turns into no number', { valueOf: 1, toString: 1 }],
    ['a list of it', [[{ toString: null, valueOf: null }]]],
    ['true', true],
  ])('%s is refused as out of range', async (_, timestamp) => {
    const params = { ...WEB_KEY, timestamp }
    const key = api.app.env.msAppKeys.get('web') ?? ''
    const payload = { ...params, signature: sign(params, key) }
    const answer = await api.server.inject({ method: 'POST', url: '/api/user.user.MsUser/login', payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 1008])
  })
})

describe('multipart without a boundary', () => {
  const headers = { 'content-type': 'multipart/form-data' }

  it.each(['user.goods.MsGoodsAttach/uploadGoodsFile', 'user.user.MsUser/login'])('is refused by %s', async (call) => {
    const answer = await api.server.inject({ method: 'POST', url: `/api/${call}`, headers, payload: 'x' })
    expect(answer.statusCode).toBe(400)
  })

  it('is refused as an upload of the site', async () => {
    const { client, uid } = await person(api)
    await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
    const answer = await client.inject({ method: 'POST', url: '/files/goods', headers, payload: 'x' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INPUT_INVALID'])
  })
})
