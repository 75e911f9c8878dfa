import { METHODS } from 'node:http'
import type { AnyProcedure, AnyTRPCRouter } from '@trpc/server'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { person } from '../../test/people.ts'
import { serverOutsideSandbox } from '../../test/market/outside-sandbox.ts'
import { endpoints } from '../legacy/endpoints/index.ts'
import { auditEvent } from '../platform/audit/tables.ts'
import { appRouter } from '../app/router.ts'
import { allowMethods, methodsOf } from './methods.ts'

let api: TestApp
let outside: FastifyInstance
beforeAll(async () => {
  api = await createTestApp()
  outside = await serverOutsideSandbox(api)
})
afterAll(async () => {
  await outside.close()
  await api.close()
})

const OTHERS = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method))
/** Methods that the test client can send: those named in the allow list, and some that are not. */
const SENT = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const table: AnyTRPCRouter['_def']['procedures'] = appRouter._def.procedures
const procedures = Object.entries<AnyProcedure>(table)
const audited = () => api.app.db.$count(auditEvent)

describe('methods are an allow list', () => {
  it.each([
    ['DELETE', '/trpc/x'],
    ['PUT', '/files/x'],
    ['HEAD', '/api/x'],
    ['POST', '/some-page'],
    ['PATCH', '/'],
  ])('lets no server start with a route for %s %s', (method, url) => {
    const server = fastify({ exposeHeadRoutes: false })
    allowMethods(server)
    expect(() => server.route({ method, url, handler: () => null })).toThrow('does not list')
  })

  it('has HEAD for files and health, and none for procedures, old calls and what they stand beside', () => {
    for (const server of [api.server, outside]) {
      const heads = ['/files/:id', '/healthz', '/readyz', '/trpc/:path', '/api/*', '/api/docs', '/metrics']
      const has = heads.filter((url) => server.hasRoute({ method: 'HEAD', url }))
      expect(has).toEqual(['/files/:id', '/healthz', '/readyz'])
    }
    for (const url of ['/trpc/accounts.logout', '/api/user.MsUser/logout', '/outside/unsubscribe/x', '/', '/files/x'])
      for (const method of OTHERS) expect(methodsOf(url), `${method} ${url}`).not.toContain(method)
  })

  it.each(SENT)('refuses %s of every procedure, whoever calls from wherever, and writes nothing', async (method) => {
    const { client } = await person(api)
    const before = await audited()
    for (const [path] of procedures) {
      for (const headers of [{}, { origin: 'https://evil.example' }]) {
        const url = `/trpc/${path}?input=${encodeURIComponent('{}')}`
        const answer = await client.inject({ method, url, headers })
        // OPTIONS is the CORS preflight, which runs nothing.
        expect(answer.statusCode, `${method} ${path}`).toBe(method === 'OPTIONS' ? 204 : 405)
      }
    }
    expect(await audited()).toBe(before)
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
  })

  it('reads by GET and writes by POST: the other way round nothing runs', async () => {
    const { client } = await person(api)
    const before = await audited()
    for (const [path, { _def }] of procedures) {
      const method = _def.type === 'mutation' ? 'GET' : 'POST'
      const headers = { 'content-type': 'application/json' }
      const payload = method === 'POST' ? { payload: '{}' } : {}
      const answer = await client.inject({ method, url: `/trpc/${path}`, headers, ...payload })
      expect(answer.statusCode, `${method} ${path}`).toBe(405)
    }
    expect(await audited()).toBe(before)
  })

  it.each(SENT)('refuses %s of every old call', async (method) => {
    for (const path of endpoints.keys()) {
      const answer = await api.server.inject({ method, url: `/api/${path}` })
      expect(answer.statusCode, `${method} ${path}`).toBe(405)
      expect(answer.headers.allow).toBe('GET, POST')
    }
  })

  it('refuses the other of GET and POST of every old call', async () => {
    for (const [path, endpoint] of endpoints) {
      const method = endpoint.method === 'GET' ? 'POST' : 'GET'
      const answer = await api.server.inject({ method, url: `/api/${path}` })
      expect(answer.statusCode, `${method} ${path}`).toBe(405)
    }
  })

  it('lets one old call write by GET, which the specification names so: it opens what was bought, signed and with the token', () => {
    const writing = [...endpoints].filter(([, { method, mayRepeat }]) => method === 'GET' && !mayRepeat)
    expect(writing.map(([path]) => path)).toEqual(['user.goods.MsOrder/getOrderGoodsInfo'])
  })

  it('does not take an address for another by its spelling', async () => {
    const { client } = await person(api)
    for (const url of ['/%74rpc/accounts.logout', '//trpc/accounts.logout', '/trpc/./accounts.logout'])
      expect([404, 405]).toContain((await client.inject({ method: 'HEAD', url })).statusCode)
    expect((await client.trpc.accounts.sessions.query()).total).toBe(1)
  })
})
