import { expect, test } from 'vitest'
import { pushSubscriptionInput } from './push-input.ts'

const browser = { endpoint: 'https://push.example/abc', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

test.each([
  { endpoint: 'push.example' },
  { endpoint: 'ftp://push.example/abc' },
  { endpoint: `https://push.example/${'a'.repeat(1_000)}` },
  { p256dh: 'B'.repeat(86) },
  { p256dh: 'B'.repeat(89) },
  { p256dh: `${'B'.repeat(86)}+` },
  { auth: 'a'.repeat(21) },
  { auth: '' },
])('no browser’s subscription: %j', (change) => {
  expect(pushSubscriptionInput.safeParse({ ...browser, ...change }).error?.issues[0]?.message).toBe(
    'PUSH_ENDPOINT_REFUSED',
  )
})

test('a browser’s subscription', () => {
  expect(pushSubscriptionInput.parse(browser)).toEqual(browser)
})
