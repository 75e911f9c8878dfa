import { expect, test } from 'vitest'
import { MESSAGE_KINDS } from './index.ts'

test('the message centre has a tab for orders, one for goods and one for the system (marketplace.md §2)', () => {
  expect(MESSAGE_KINDS).toEqual(['goodsOrder', 'goods', 'system'])
})
