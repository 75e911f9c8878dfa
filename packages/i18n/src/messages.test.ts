import { ERRORS, SUCCESS_MESSAGES } from '@jindu/domain/errors'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import {
  ACCOUNT_LABELS,
  ENTRY_LABELS,
  errorMessage,
  fillMessage,
  LOCALES,
  PLAIN_NOTES,
  STATE_LABELS,
  stateLabel,
  successMessage,
  type Locale,
  type Text,
} from './index.ts'

const errorWords = Object.entries(ERRORS).map(([code, { words }]): [string, Text] => [code, words])

const catalogues: [string, Record<string, Text>][] = [
  ['errors', Object.fromEntries(errorWords)],
  ['successes', SUCCESS_MESSAGES],
  ['timeline', PLAIN_NOTES],
  ['entries', ENTRY_LABELS],
  ['accounts', ACCOUNT_LABELS],
  ...Object.entries(STATE_LABELS),
]

const QUOTED_WITH_PLEASE = ['PAY_PASSWORD_REQUIRED', 'PAY_PASSWORD_NOT_VERIFIED', 'PAY_PASSWORD_NOT_SET']

type Token = string | readonly [name: string, kind?: string, cases?: string | Readonly<Record<string, unknown>>]

/**
 * Names of an ICU message's values, including those of optional parts only if requested.
 * @throws Error for an invalid ICU message
 */
function valuesOf(message: string, optional: boolean): readonly string[] {
  const names = new Set<string>()
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    const parts: readonly Token[] = tokens
    for (const part of parts) {
      if (typeof part === 'string') continue
      const [name, , cases] = part
      if (typeof cases === 'object' && 'undefined' in cases && !optional) continue
      names.add(name)
      if (typeof cases === 'object') for (const each of Object.values(cases)) read(each)
    }
  }
  read(compileMessageOrThrow(message))
  return [...names]
}

const named = (text: Text, locale: Locale): string => [...valuesOf(text[locale], true)].sort().join(' ')

describe.each(catalogues)('%s', (_, texts) => {
  test('every text exists in both languages', () => {
    const offenders = Object.entries(texts).filter(
      ([, text]) =>
        Object.keys(text).sort().join(' ') !== [...LOCALES].sort().join(' ') ||
        !/\p{Script=Han}/u.test(text['zh-CN']) ||
        !/^[^\p{Script=Han}]+$/u.test(text.en),
    )
    expect(offenders).toEqual([])
  })

  test('what may be left out is a select, not a bracket', () => {
    expect(Object.values(texts).filter((text) => /[[\]]/.test(text.en + text['zh-CN']))).toEqual([])
  })

  test('both languages name the same values', () => {
    expect(Object.entries(texts).filter(([, text]) => named(text, 'en') !== named(text, 'zh-CN'))).toEqual([])
  })
})

describe('error messages', () => {
  test('read whole without any details: what cannot be left out is known from the rules', () => {
    const missing = Object.entries(ERRORS).flatMap(([code, { words, details = {} }]) =>
      LOCALES.flatMap((locale) => valuesOf(words[locale], false))
        .filter((name) => !Object.hasOwn(details, name))
        .map((name) => `${code} ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('say no please and shout nowhere but where the specification does', () => {
    const english = errorWords.map(([code, text]) => [code, text.en] as const)
    expect(english.filter(([, text]) => /please/i.test(text)).map(([code]) => code)).toEqual(QUOTED_WITH_PLEASE)
    expect(english.filter(([, text]) => /!|successfully/i.test(text))).toEqual([])
  })

  test('a value given with the error comes before the rule', () => {
    expect(errorMessage('OFFER_BUY_TOTAL_TOO_LARGE', 'en')).toBe('maximum publish quantity is 10')
    expect(errorMessage('OFFER_BUY_TOTAL_TOO_LARGE', 'en', { maximum: '5000' })).toBe(
      'maximum publish quantity is 5000',
    )
  })

  test('count in words of the language', () => {
    expect(errorMessage('AMOUNT_TOO_PRECISE', 'en')).toBe('Fewer decimals can be kept.')
    expect(errorMessage('AMOUNT_TOO_PRECISE', 'en', { decimals: 1 })).toBe('At most 1 decimal can be kept.')
    expect(errorMessage('AMOUNT_TOO_PRECISE', 'en', { decimals: 8 })).toBe('At most 8 decimals can be kept.')
    expect(errorMessage('AMOUNT_TOO_PRECISE', 'zh-CN', { decimals: 1 })).toBe('小数位数过多，最多 1 位')
  })

  test('a part that names a missing value is left out', () => {
    expect(errorMessage('PAY_PASSWORD_LOCKED', 'en')).toBe('Too many wrong tries. The pay password is locked.')
    expect(errorMessage('PAY_PASSWORD_LOCKED', 'en', { retryAfterSeconds: 900 })).toBe(
      'Too many wrong tries. The pay password is locked for 15 min.',
    )
    expect(errorMessage('PRICE_CHANGED', 'zh-CN')).toBe('价格已变，未扣款')
    expect(errorMessage('PRICE_CHANGED', 'zh-CN', { price: '$5.00' })).toBe('价格已变为 $5.00，未扣款')
    const text = 'a{y, select, undefined {} other { {x} {y}}} {z}'
    expect(fillMessage({ en: text, 'zh-CN': text }, 'en', { x: 1 })).toBe('a ')
    expect(fillMessage({ en: text, 'zh-CN': text }, 'en', { x: 1, y: 2, z: 3 })).toBe('a 1 2 3')
  })
})

describe('word for word as the specification quotes', () => {
  test.each([
    ['UID_REQUIRED', '请输入UID'],
    ['PASSWORD_REQUIRED', '请输入密码'],
    ['LOGIN_EQUALS_PAY_PASSWORD', '登录密码不能和支付密码一致'],
    ['CATEGORY_REQUIRED', '请选择商品分类'],
    ['GOODS_TITLE_REQUIRED', '请输入商品标题'],
    ['GOODS_TITLE_TOO_SHORT', '标题字数至少2位数'],
    ['GOODS_PRICE_REQUIRED', '请设置商品价格'],
    ['GOODS_DESCRIPTION_REQUIRED', '请输入商品描述'],
    ['GOODS_SHIPMENT_REQUIRED', '请输入商品售后信息'],
    ['COMMENT_TOO_SHORT', '资讯内容长度必须大于五个字符'],
    ['REPLY_EMPTY', '内容为空'],
    ['MESSAGE_EMPTY', '发送消息为空'],
    ['SETTLEMENT_CURRENCY_REQUIRED', '请选择你要结算的币种'],
    ['FILE_TOO_LARGE', '上传图片大小不能超过 32MB!'],
    ['PUBLISH_RIGHT_EXPIRED', '发布权已过期，请重新购买'],
    ['PAY_PASSWORD_NOT_VERIFIED', '请先验证支付密码'],
    ['SESSION_ENDED', '您的登录信息已过期，请重新登录'],
    ['FORBIDDEN', '服务器拒绝了你的访问'],
    ['NOT_FOUND', '请求的资源不存在'],
    ['METHOD_NOT_ALLOWED', '请求方法未允许'],
    ['REQUEST_TIMED_OUT', '请求超时'],
    ['LIVE_UNSUPPORTED', '您的浏览器不支持WebSocket，无法获取数据'],
    ['WITHDRAWAL_ADDRESS_REQUIRED', '请填入地址'],
    ['AMOUNT_REQUIRED', '请填入数量'],
    ['WITHDRAWAL_TRADE_PASSWORD_REQUIRED', '请填入交易密码'],
    ['CURRENCY_REQUIRED', '请选择您要币种!!'],
    ['OFFER_TAKE_QUANTITY_REQUIRED', '购买数量不能为空'],
    ['OFFER_OWN', '不能购买自己的商品'],
    ['OFFER_REMAINING_TOO_SMALL', '剩余数量不足,无法下单'],
    ['AD_CATEGORIES_FAILED', '请求失败'],
  ] as const)('%s in Chinese', (code, message) => {
    expect(errorMessage(code, 'zh-CN')).toBe(message)
  })

  test.each([
    ['PASSWORD_CONFIRMATION_MISMATCH', 'The two passwords you entered did not match'],
    ['QUANTITY_NOT_INTEGER', 'You can only enter integers'],
    ['PAY_PASSWORD_REQUIRED', 'Please Enter Trading Password'],
    ['PAY_PASSWORD_NOT_SET', 'Please set the trade password first'],
    ['PAY_PASSWORD_NOT_VERIFIED', 'please verify pay password first'],
    ['INSUFFICIENT_FUNDS', 'Not sufficient funds'],
    ['LOGOUT_FAILED', 'logout failed'],
    ['AMOUNT_EXCEEDS_BALANCE', 'operation amount cannot exceed current balance'],
    ['AMOUNT_NOT_POSITIVE', 'must be greater than 0'],
    ['BALANCE_EMPTY', 'current balance insufficient'],
    ['AMOUNT_FORMAT', 'Format error…'],
    ['OFFER_PRICE_BELOW_FLOOR', 'unit price below 50% of market price'],
    ['OFFER_BUY_TOTAL_TOO_LARGE', 'maximum publish quantity is 10'],
    ['OFFER_SELL_TOTAL_TOO_SMALL', 'minimum publish quantity is 20'],
    ['OFFER_REMAINING_TOO_SMALL', 'remaining quantity is insufficient, cannot place order'],
    ['COMMENT_TOO_SHORT', 'information content must be longer than five characters'],
  ] as const)('%s in English', (code, message) => {
    expect(errorMessage(code, 'en')).toBe(message)
  })

  test.each([
    ['LOGGED_IN', '登录成功'],
    ['REGISTERED', '注册成功'],
    ['SUBMITTED', '提交成功'],
    ['PUBLISHED', '发布成功'],
    ['CHANGED', '修改成功'],
    ['DELETED', '删除成功'],
    ['CANCELLED', '取消成功'],
    ['DONE', '操作成功'],
    ['VERIFIED', '验证成功'],
    ['ORDER_PLACED', '下单成功'],
    ['BOUGHT', '购买成功'],
    ['COMMENTED', '评论成功'],
    ['PASSWORD_RESET', '重置密码成功'],
    ['WITHDRAWAL_APPLIED', '提币成功'],
    ['REVOKED', '撤销成功'],
    ['RIGHT_BOUGHT', '开通/续费成功'],
    ['AD_TOGGLED', '操作成功!'],
  ] as const)('%s went through', (code, message) => {
    expect(successMessage(code, 'zh-CN')).toBe(message)
  })

  test('English successes', () => {
    expect(successMessage('COMMENTED', 'en')).toBe('comment successful')
    expect(successMessage('COMMENT_DELETED', 'en')).toBe('comment deleted')
    expect(successMessage('OK', 'en')).toBe('Success')
  })
})

describe('labels', () => {
  test('a state is named in the reader’s language', () => {
    expect(stateLabel('withdrawal', 'pending', 'en')).toBe('In review')
    expect(stateLabel('goodsOrderProgress', 'complaint', 'zh-CN')).toBe('投诉中')
  })
})
