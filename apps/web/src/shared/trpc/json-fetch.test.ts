import { setupI18n } from '@lingui/core'
import { createTRPCClient } from '@trpc/client'
import { httpBatchLink } from '@trpc/client/links/httpBatchLink'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureText } from '../errors/failure-text.ts'
import { isMissing, isSessionGone, readFailure } from '../errors/failure.ts'
import { jsonFetch } from './json-fetch.ts'
import type { AppRouter } from './types.ts'

const i18nOf = (locale: 'en' | 'zh-CN') => setupI18n({ locale, messages: { [locale]: {} } })

/** A proxy that responds instead of the server. */
let proxy: Server
let url: string
let answer = { status: 502, type: 'text/html', body: '<html><h1>Bad gateway</h1></html>' }
beforeAll(async () => {
  proxy = createServer((_request, response) =>
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body),
  )
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/trpc`
})
afterAll(() => proxy.close())

const client = () =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url,
        fetch: (input, init) => jsonFetch(input, { ...init, body: init?.body ?? null, signal: init?.signal ?? null }),
      }),
    ],
  })

/** The error of a rejected call. */
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the proxy lets nothing through'),
    (error: unknown) => error,
  )

const CALLS = {
  read: () => client().site.settings.query(),
  step: () => client().accounts.logout.mutate(),
} as const

const page = (status: number, type = 'text/html; charset=utf-8', body = '<!doctype html><h1>nginx</h1>') => {
  answer = { status, type, body }
}

describe.each(['read', 'step'] as const)('a %s that a proxy answers with a page', (call) => {
  it.each([
    [401, 'Your login has expired. Log in again.', '您的登录信息已过期，请重新登录'],
    [403, 'The server refused your access.', '服务器拒绝了你的访问'],
    [404, 'This item is not here.', '请求的资源不存在'],
    [408, 'The request timed out.', '请求超时'],
    [413, 'Do not send requests so quickly.', '请勿频繁请求'],
    [502, 'Network error.', '网络错误'],
    [503, 'The service is not available.', '服务不可用'],
    [504, 'The network timed out.', '网络超时'],
    [522, 'Unknown error522', '未知错误522'],
  ])('says for %i what the specification says, in both languages', async (status, english, chinese) => {
    page(status)
    const error = await errorOf(CALLS[call]())
    expect(await failureText(error, i18nOf('en'))).toBe(english)
    expect(await failureText(error, i18nOf('zh-CN'))).toBe(chinese)
  })

  it.each([
    ['a page with a good status', 200, 'text/html', '<h1>Log in to this Wi-Fi</h1>'],
    ['an empty answer without a type', 200, '', ''],
    ['JSON of somebody else', 200, 'application/json', '{"error":"captive"}'],
  ])('never says what could not be parsed: %s', async (_what, status, type, body) => {
    page(status, type, body)
    const error = await errorOf(CALLS[call]())
    for (const locale of ['en', 'zh-CN'] as const) {
      const text = await failureText(error, i18nOf(locale))
      expect(text).not.toMatch(/unexpected|token|json|transform|undefined/i)
      expect(text).toMatch(locale === 'en' ? /in place of this site/ : /代替本站/)
    }
  })

  it('leads where its status leads', async () => {
    page(401)
    expect(isSessionGone(readFailure(await errorOf(CALLS[call]())))).toBe(true)
    page(404)
    expect(isMissing(readFailure(await errorOf(CALLS[call]())))).toBe(true)
    page(404, 'application/json', '{"message":"no route"}')
    expect(isMissing(readFailure(await errorOf(CALLS[call]())))).toBe(true)
  })
})

it('lets the server’s own answers through', async () => {
  page(200, 'application/json', '[{"result":{"data":{"now":7}}}]')
  expect(await CALLS.read()).toEqual({ now: 7 })
})
