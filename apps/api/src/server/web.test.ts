import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createDatabase } from '../platform/db/index.ts'
import { createServer, stopServer } from './server.ts'
import type { WebRenderInput } from './web-renderer.ts'

let api: TestApp
let server: FastifyInstance
let clientFolder: string
const asked: WebRenderInput[] = []
const LONG = '<p>a page</p>'.repeat(200)

const render = (input: WebRenderInput) => {
  asked.push(input)
  const missing = input.url.includes('/no-such-page')
  return Promise.resolve({
    status: missing ? 404 : 200,
    headers: { 'content-type': 'text/html' },
    body: input.url.includes('/long') ? LONG : `<p>${input.nonce}</p>`,
  })
}

beforeAll(async () => {
  api = await createTestApp()
  clientFolder = await mkdtemp(join(tmpdir(), 'jindu-web-'))
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/app-a1b2c3d4.js'), 'plain')
  await writeFile(join(clientFolder, 'assets/app-a1b2c3d4.js.br'), 'brotli')
  await writeFile(join(clientFolder, 'mark.svg'), '<svg/>')
  await writeFile(join(clientFolder, 'worker.js'), 'self')
  server = await createServer({
    app: api.app,
    web: { kind: 'built', clientFolder, loadRender: () => Promise.resolve(render) },
  })
})
afterAll(async () => {
  await stopServer(server)
  await api.close()
  await rm(clientFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers })

it('the service worker may ask this site alone, and is read anew each time', async () => {
  const { headers } = await get('/worker.js')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(headers['cache-control']).toBe('no-cache')
})

describe('a page', () => {
  it('runs only scripts and styles that carry the nonce of its own answer', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const policy = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(first.body).toBe(`<p>${nonce}</p>`)
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(second.body).not.toBe(first.body)
  })

  it('keeps the status of the renderer and is never kept by a shared cache', async () => {
    const answer = await get('/no-such-page')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'private, no-cache'])
  })

  it.each([
    ['English without a wish', {}, 'en', 'auto'],
    ['the first language that it speaks', { 'accept-language': 'fr, zh-TW;q=0.9, en;q=0.8' }, 'zh-CN', 'auto'],
    [
      'the cookie before the browser',
      { cookie: 'jindu_lang=en; jindu_theme=dark', 'accept-language': 'zh-CN' },
      'en',
      'dark',
    ],
    ['no made-up choice', { cookie: 'jindu_lang=tlh; jindu_theme=neon' }, 'en', 'auto'],
  ])('speaks %s', async (_, headers, locale, theme) => {
    await get('/', headers)
    expect(asked.at(-1)).toMatchObject({ locale, theme })
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('comes for %s as %s', async (accepted, encoding) => {
    const answer = await get('/long', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
      encoding,
      'Cookie, Accept-Language, Accept-Encoding',
    ])
    const opened = encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload
    expect((encoding === 'gzip' ? gunzipSync(opened) : opened).toString()).toBe(LONG)
  })

  it('has a body-less answer for HEAD', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it('is asked for with the visitor’s own context', async () => {
    await get('/', { cookie: 'jindu_session=abc' })
    expect(await asked.at(-1)?.createContext('en')).toMatchObject({ token: 'abc', locale: 'en' })
  })
})

/** A server whose page rendering fails. */
const serve = (fails: () => Promise<never>) =>
  createServer({
    app: api.app,
    web: { kind: 'built', clientFolder, loadRender: () => Promise.resolve(fails) },
    answerMilliseconds: 200,
  })

const failed = async (fails: () => Promise<never>) => {
  const broken = await serve(fails)
  const answer = await broken.inject({ method: 'GET', url: '/goods', headers: { accept: 'text/html' } })
  await stopServer(broken)
  return answer
}

describe('a page that cannot be made', () => {
  const away = createDatabase('postgres://nobody@127.0.0.1:1/nothing', { limited: true })
  afterAll(() => away.close())

  it.each([
    [
      'while the database is away',
      () => away.db.execute(sql`select 1`).then(() => Promise.reject(new Error('reached'))),
    ],
    ['in time', () => new Promise<never>(() => undefined)],
  ])('is a page in both languages with 503, to be asked for again, %s', async (_, fails) => {
    const answer = await failed(fails)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('网站暂时无法完整访问')
    expect(answer.body).toContain('Please load the page again')
  })

  it('for another reason is a page with 500 that names the request', async () => {
    const answer = await failed(() => Promise.reject(new Error('a fault')))
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toContain('a fault')
  })
})

describe('assets', () => {
  it('come compressed and for ever when their name carries a hash', async () => {
    const answer = await get('/assets/app-a1b2c3d4.js', { 'accept-encoding': 'br' })
    expect(answer.body).toBe('brotli')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('come plain to who reads nothing else, and for an hour when their name stays', async () => {
    expect((await get('/assets/app-a1b2c3d4.js')).body).toBe('plain')
    expect((await get('/mark.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('never leave their folder', async () => {
    for (const path of ['/assets/..%2f..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await get(path)).body).not.toContain('root:')
    }
  })
})
