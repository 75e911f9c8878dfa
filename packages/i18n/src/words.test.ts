import { describe, expect, test } from 'vitest'
import {
  accountLabel,
  countdownText,
  durationText,
  entryLabel,
  httpStatusMessage,
  localeOfAppLang,
  onlineTimeText,
  pickLocale,
  relativeTimeText,
} from './index.ts'

describe('the reader’s language', () => {
  test.each([
    [null, null, 'en'],
    [undefined, '', 'en'],
    ['fr', 'fr-FR,de;q=0.8', 'en'],
    ['zh-CN', 'en-US', 'zh-CN'],
    ['en', 'zh-CN', 'en'],
    [null, 'zh-TW,zh;q=0.9,en;q=0.8', 'zh-CN'],
    [null, 'ZH', 'zh-CN'],
    [null, 'fr-FR, zh-CN;q=0.9, en;q=0.8', 'zh-CN'],
    [null, 'en-GB,zh;q=0.9', 'en'],
    ['zh', 'en', 'en'],
    [null, 'zha,enm', 'en'],
  ])('cookie %j, browser %j', (cookie, acceptLanguage, locale) => {
    expect(pickLocale(cookie, acceptLanguage)).toBe(locale)
  })

  test('old clients say zh-cn or en-us', () => {
    expect([localeOfAppLang('zh-cn'), localeOfAppLang('en-us'), localeOfAppLang(undefined)]).toEqual([
      'zh-CN',
      'en',
      'en',
    ])
  })
})

describe('HTTP statuses', () => {
  test.each([
    [400, '请求错误，请勿频繁请求'],
    [401, '您的登录信息已过期，请重新登录'],
    [403, '服务器拒绝了你的访问'],
    [404, '请求的资源不存在'],
    [405, '请求方法未允许'],
    [408, '请求超时'],
    [413, '请勿频繁请求'],
    [501, '网络未实现'],
    [502, '网络错误'],
    [503, '服务不可用'],
    [504, '网络超时'],
    [505, 'http版本不支持该请求'],
    [418, '未知错误418'],
    [500, '未知错误500'],
  ])('%d', (status, message) => {
    expect(httpStatusMessage(status, 'zh-CN')).toBe(message)
    expect(httpStatusMessage(status, 'en')).not.toMatch(/\p{Script=Han}/u)
  })

  test('500 shows what the server says', () => {
    expect(httpStatusMessage(500, 'en', 'The ledger is closed')).toBe('The ledger is closed')
  })
})

describe('times', () => {
  const now = 1_760_000_000

  test('how long ago', () => {
    expect([10, 300, 7_200, 90_000, 200_000].map((ago) => relativeTimeText(now - ago, now, 'zh-CN'))).toEqual([
      '刚刚',
      '5 分钟前',
      '2 小时前',
      '1 天前',
      null,
    ])
    expect([10, 300, 7_200, 90_000, 200_000].map((ago) => relativeTimeText(now - ago, now, 'en'))).toEqual([
      'just now',
      '5 min ago',
      '2 h ago',
      '1 day ago',
      null,
    ])
  })

  test('what is left', () => {
    expect([887_000, 80_414, 100, 0].map((left) => countdownText(now + left, now, 'en'))).toEqual([
      '10 d 06 h',
      '22:20:14',
      '01:40',
      null,
    ])
    expect(countdownText(now + 887_000, now, 'zh-CN')).toBe('10 天 06 小时')
  })

  test('online time', () => {
    expect(onlineTimeText(45_300, 'en')).toBe('12 h 35 min')
    expect(onlineTimeText(45_300, 'zh-CN')).toBe('12 小时 35 分钟')
  })

  test('durations in their two largest units', () => {
    expect([0, 30, 90, 900, 3_600, 1_296_000, 90_061].map((seconds) => durationText(seconds, 'en'))).toEqual([
      '0 s',
      '30 s',
      '1 min 30 s',
      '15 min',
      '1 h',
      '15 d',
      '1 d 1 h',
    ])
    expect(durationText(90, 'zh-CN')).toBe('1 分钟 30 秒')
  })
})

describe('the ledger in words', () => {
  test('names entries and accounts', () => {
    expect(entryLabel('goods_refund', 'zh-CN')).toBe('商品退款')
    expect(accountLabel('user_otc', 'en')).toBe('Fiat account')
  })
})
