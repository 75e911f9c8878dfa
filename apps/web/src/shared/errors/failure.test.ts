import { setupI18n } from '@lingui/core'
import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { DuplicateRequest } from '../trpc/duplicate-request.ts'
import { failureText } from './failure-text.ts'
import { isMissing, isSessionGone, readFailure } from './failure.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const chinese = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } })

/** An answer of the API as the client library turns it into an error. */
function refused(code: string, httpStatus: number) {
  const error = TRPCClientError.from(new Error(code))
  return Object.assign(error, { data: { code: 'BAD_REQUEST', httpStatus, path: 'x', domain: { code, details: {} } } })
}

/** An answer that some proxy gave instead of the API. */
const answered = (status: number) =>
  TRPCClientError.from(new Error('no JSON'), { meta: { response: new Response('', { status }) } })

describe('what a failed call means', () => {
  it('says nothing for a duplicate', async () => {
    const error = TRPCClientError.from(new DuplicateRequest('goods.push'))
    expect(readFailure(error)).toEqual({ kind: 'duplicate' })
    expect(await failureText(error, english)).toBe('')
  })

  it('knows an ended session from a wrong password, though both are 401', () => {
    expect(isSessionGone(readFailure(refused('SESSION_ENDED', 401)))).toBe(true)
    expect(isSessionGone(readFailure(refused('LOGIN_REQUIRED', 401)))).toBe(true)
    expect(isSessionGone(readFailure(refused('INVALID_CREDENTIALS', 401)))).toBe(false)
    expect(isSessionGone(readFailure(answered(401)))).toBe(true)
  })

  it('knows what is missing, whoever says so', () => {
    expect(isMissing(readFailure(refused('GOODS_NOT_FOUND', 404)))).toBe(true)
    expect(isMissing(readFailure(answered(404)))).toBe(true)
    expect(isMissing(readFailure(answered(403)))).toBe(false)
  })

  it('reads a time-out as 408', async () => {
    const timeout = new Error('slow')
    timeout.name = 'TimeoutError'
    const error = TRPCClientError.from(timeout)
    expect(readFailure(error)).toEqual({ kind: 'status', status: 408 })
    expect(await failureText(error, chinese)).toBe('请求超时')
  })

  it('shows the message of a network failure', async () => {
    expect(await failureText(new Error('Connection closed'), english)).toBe('Connection closed')
  })

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://shop/assets/page.js',
  ])('says in words that there is no connection where a browser says %s', async (message) => {
    const text = 'No connection to the server.'
    expect(await failureText(new TypeError(message), english)).toBe(text)
    expect(await failureText(TRPCClientError.from(new TypeError(message)), english)).toBe(text)
  })

  it.each([
    [400, '请求错误，请勿频繁请求'],
    [401, '您的登录信息已过期，请重新登录'],
    [403, '服务器拒绝了你的访问'],
    [404, '请求的资源不存在'],
    [405, '请求方法未允许'],
    [413, '请勿频繁请求'],
    [501, '网络未实现'],
    [502, '网络错误'],
    [503, '服务不可用'],
    [504, '网络超时'],
    [505, 'http版本不支持该请求'],
  ])('says for %i what the specification says', async (status, text) => {
    expect(await failureText(answered(status), chinese)).toBe(text)
  })

  it('names a status nobody has words for', async () => {
    expect(await failureText(answered(418), chinese)).toContain('418')
  })

  it('speaks both languages for a refusal of the catalogue', async () => {
    const error = refused('PAY_PASSWORD_NOT_VERIFIED', 403)
    expect(await failureText(error, chinese)).toBe('请先验证支付密码')
    expect(await failureText(error, english)).not.toBe('')
  })
})

describe('a push that was refused', () => {
  const MONEY = /charg|pa(?:y|id)|money|fund|balance|coin|escrow|[款付钱币扣]|资金|余额|托管/i
  const pushing = ['PUSH_TOO_SOON', 'OWN_GOODS_OFFLINE', 'OWN_GOODS_DELISTED', 'GOODS_NOT_FOUND']
  const anything = ['ACCOUNT_FROZEN', 'RATE_LIMITED', 'CONCURRENT_CHANGE', 'INTERNAL']

  it.each(
    [...pushing, ...anything].flatMap((code) => [english, chinese].map((i18n) => [code, i18n.locale, i18n] as const)),
  )('does not speak of money: %s in %s', async (code, _locale, i18n) => {
    const said = await failureText(refused(code, 409), i18n)
    expect(said).not.toBe('')
    expect(said).not.toMatch(MONEY)
  })

  it('is not told what a buyer is told of the same goods, which does', async () => {
    for (const i18n of [english, chinese])
      for (const code of ['GOODS_OFFLINE', 'GOODS_DELISTED'])
        expect(await failureText(refused(code, 409), i18n)).toMatch(MONEY)
  })
})
