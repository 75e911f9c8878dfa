import { expect, it } from 'vitest'
import { isReadable } from './is-readable.ts'

it.each([
  '/login',
  '/register?next=1',
  '/resetPassword',
  '/staff',
  '/staff/withdrawals',
  '/personal/userInfo',
  '/goodsShipment?id=4',
])('the page %s is never stored on the device', (path) => {
  expect(isReadable(path)).toBe(false)
  expect(isReadable(`https://jindu.example${path}`)).toBe(false)
})

it.each(['/', '/otc', '/personal/assets', '/personal/chat/receive_goods', '/goodsDetails?id=4', '/staffing'])(
  'the page %s may be read without a connection',
  (path) => {
    expect(isReadable(path)).toBe(true)
  },
)
