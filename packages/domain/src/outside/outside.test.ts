import { expect, test } from 'vitest'
import { mailAddressField, mailCodeField } from '../input/index.ts'
import { MAIL_SAYS, OUTSIDE_TYPES, outsidePlace, outsideTypeOf, pauseAfter } from './index.ts'

test('a mail says nothing of the account’s money and guards but that something happened', () => {
  expect(MAIL_SAYS.system).toEqual({ words: false, place: false, thing: false })
})

test('every type of message says what a mail may say of it', () => {
  expect(Object.keys(MAIL_SAYS)).toEqual(OUTSIDE_TYPES)
})

test('chats are told as what they are, whatever they are over; the rest by its tab', () => {
  expect(OUTSIDE_TYPES).toEqual(['forum', 'admin', 'goods', 'order', 'system', 'other', 'otc', 'otcOrder', 'chat'])
  expect(
    (['goodsTalk.said', 'otcOrderTalk.said', 'goods.soldOut', 'otcOffer.taken'] as const).map(outsideTypeOf),
  ).toEqual(['chat', 'chat', 'goods', 'otc'])
  expect((['chat', 'otc'] as const).map(outsidePlace)).toEqual(['/personal/chat', '/personal/message?type=otc'])
})

test('pauses grow and stay at the longest', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(pauseAfter)).toEqual([60, 60, 300, 900, 3600, 10_800, 10_800, 10_800])
})

test.each([
  '',
  'somebody',
  'somebody@',
  '@example.org',
  'a b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@b@example.org',
  '"<a>"@example.org',
  'a@example.org,b@example.org',
  `${'a'.repeat(250)}@example.org`,
])('no address: %j', (text) => {
  expect(mailAddressField.safeParse(text).error?.issues[0]?.message).toBe('MAIL_ADDRESS_INVALID')
})

test('an address is taken as it is written, without what stands around it', () => {
  expect(mailAddressField.parse(' Some.Body+jindu@Example.org ')).toBe('Some.Body+jindu@Example.org')
})

test.each(['', '12345', '1234567', '12345a', '１２３４５'])('no code: %j', (text) => {
  expect(mailCodeField.safeParse(text).error?.issues[0]?.message).toBe('MAIL_CODE_WRONG')
})

test('a code may be typed with spaces', () => {
  expect(mailCodeField.parse(' 012 345 ')).toBe('012345')
  expect(mailCodeField.parse('１２３４５６')).toBe('123456')
})
