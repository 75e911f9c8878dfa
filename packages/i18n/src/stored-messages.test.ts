import { expect, test } from 'vitest'
import { messageText } from './stored-messages.ts'

test('a step of an order reads as its timeline does, from the reader’s own side', () => {
  const step = { kind: 'goodsOrder', note: 'goodsOrder.confirmed', orderId: 7, goodsId: 4 } as const
  expect(messageText({ ...step, isSeller: false }, 'en')).toBe('You confirmed receipt')
  expect(messageText({ ...step, isSeller: true }, 'en')).toBe('The buyer confirmed receipt')
  expect(messageText({ ...step, isSeller: true }, 'zh-CN')).toBe('买家确认收货')
})

test('a message about stock names what is left', () => {
  const stock = { kind: 'goods', note: 'goods.stockLow', goodsId: 4, left: 5 } as const
  expect(messageText(stock, 'en')).toBe('Stock is low: 5 left')
  expect(messageText(stock, 'zh-CN')).toBe('库存不足：仅剩 5 件')
  expect(messageText({ ...stock, note: 'goods.soldOut', left: 0 }, 'en')).toBe('Sold out: the last unit is bought')
})

test('what staff did is said without its reason, which stands beside it', () => {
  const reason = 'sells stolen keys'
  expect(messageText({ kind: 'goods', note: 'goods.delisted', goodsId: 4, reason }, 'en')).toBe(
    'Staff delisted your goods',
  )
  expect(messageText({ kind: 'system', note: 'account.unfrozen', reason }, 'zh-CN')).toBe('管理员解冻了您的账号')
})
