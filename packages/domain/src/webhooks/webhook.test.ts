import { describe, expect, test } from 'vitest'
import { TOPICS } from '../events/index.ts'
import { webhookForm, webhookInput } from '../input/index.ts'
import { webhookRules } from '../rules/index.ts'
import { failsSteadily, nextTry, isWebhookUrl, restAfter, WEBHOOK_TOPICS } from './index.ts'

const NOW = 1_800_000_000
const HOUR = 3_600
const DIGEST = '0123456789abcdef0123456789abcdef'

describe('a delivery that fails', () => {
  test('is tried again after growing pauses, for three days, and then given up', () => {
    const pauses = webhookRules.pausesSeconds.map((_, at) => (nextTry(at + 1, NOW) ?? NOW) - NOW)
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 72_000])
    expect(nextTry(pauses.length + 1, NOW)).toBeNull()
    const whole = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(whole).toBeGreaterThan(webhookRules.steadyFailureSeconds)
    expect(whole).toBeLessThanOrEqual(72 * HOUR)
  })

  test('lets its address rest, longer from failure to failure up to a bound', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 1_000].map(restAfter)).toEqual([0, 0, 5, 15, 60, 300, 300, 300])
  })

  test('ends the webhook when nothing was taken for about three days', () => {
    const last = webhookRules.steadyFailureSeconds
    expect([0, last - 1, last].map((seconds) => failsSteadily(NOW, NOW + seconds))).toEqual([false, false, true])
  })
})

describe('the address of a webhook', () => {
  test.each([
    '',
    'shop.example/hooks',
    'http://shop.example/hooks',
    'ftp://shop.example',
    'https://name:word@shop.example',
    'https://name@shop.example',
    'https://shop.example/#part',
    `https://shop.example/${'a'.repeat(500)}`,
    'http://127.0.0.1:9000',
    'http://10.0.0.1',
  ])('is not %j', (text) => {
    expect(isWebhookUrl(text)).toBe(false)
  })

  test('has a length that it may just reach', () => {
    const start = 'https://shop.example/'
    const longest = start.padEnd(webhookRules.maximumUrl, 'a')
    expect([longest, `${longest}a`].map((text) => isWebhookUrl(text))).toEqual([true, false])
  })

  test.each(['https://shop.example', 'HTTPS://Shop.example:8443/hooks?a=1', 'https://[2001:db8::1]/a'])(
    'is https: %s',
    (text) => {
      expect(isWebhookUrl(text)).toBe(true)
    },
  )

  test('may lead to this machine where that is allowed, and to no other without https', () => {
    const local = ['http://127.0.0.1:9000/', 'http://localhost:9000', 'http://[::1]:9000/a']
    expect(local.filter((text) => isWebhookUrl(text, true))).toEqual(local)
    expect(isWebhookUrl('http://10.0.0.1/', true)).toBe(false)
    expect(isWebhookUrl('http://localhost.shop.example/', true)).toBe(false)
  })
})

describe('what is asked for', () => {
  test('topics are those that an account is told of by itself', () => {
    expect(TOPICS.filter((topic) => !WEBHOOK_TOPICS.some((told) => told === topic))).toEqual(['moderation', 'adStrip'])
  })

  test.each([
    [{ url: 'nonsense' }, 'WEBHOOK_URL_INVALID'],
    [{ url: `https://a.example/${'a'.repeat(600)}` }, 'WEBHOOK_URL_INVALID'],
    [{ topics: [] }, 'WEBHOOK_TOPICS_REQUIRED'],
    [{ topics: ['moderation'] }, 'WEBHOOK_TOPICS_REQUIRED'],
    [{ topics: undefined }, 'WEBHOOK_TOPICS_REQUIRED'],
  ])('%o is refused', (wrong, code) => {
    const asked = { url: 'https://a.example', topics: ['wallet'], password: DIGEST, ...wrong }
    expect(webhookInput.safeParse(asked).error?.issues[0]?.message).toBe(code)
  })

  test('each topic is taken once, in the order of the list', () => {
    const asked = { url: ' https://a.example ', topics: ['wallet', 'goods', 'wallet'], password: DIGEST }
    expect(webhookInput.parse(asked)).toEqual({ ...asked, url: 'https://a.example', topics: ['goods', 'wallet'] })
  })

  test('as typed it needs a password, and an empty code is none', () => {
    const typed = { url: 'https://a.example', topics: ['goods'], password: '', otp: '' }
    expect(webhookForm.safeParse(typed).error?.issues[0]?.message).toBe('PASSWORD_REQUIRED')
    expect(webhookForm.parse({ ...typed, password: 'abc' }).otp).toBeUndefined()
  })
})
