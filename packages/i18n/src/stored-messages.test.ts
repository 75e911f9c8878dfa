import { messageFromRecord, MESSAGES } from '@jindu/domain/messages'
import { expect, test } from 'vitest'
import { LOCALES } from './index.ts'
import { messageText } from './stored-messages.ts'

test('a step of an order reads as its timeline does, from the reader’s own side', () => {
  const step = { kind: 'goodsOrder.confirmed', facts: {} } as const
  expect(messageText({ ...step, side: 'buyer' }, 'en')).toBe('You confirmed receipt')
  expect(messageText({ ...step, side: 'seller' }, 'en')).toBe('The buyer confirmed receipt')
  expect(messageText({ ...step, side: 'seller' }, 'zh-CN')).toBe('买家确认收货')
})

test('a message about stock names what is left', () => {
  const stock = { side: null, facts: { left: 5 } } as const
  expect(messageText({ ...stock, kind: 'goods.stockLow' }, 'en')).toBe('Stock is low: 5 left')
  expect(messageText({ ...stock, kind: 'goods.stockLow' }, 'zh-CN')).toBe('库存不足：仅剩 5 件')
  expect(messageText({ side: null, kind: 'goods.soldOut', facts: { left: 0 } }, 'en')).toBe(
    'Sold out: the last unit is bought',
  )
})

test('what staff did is said without its reason, which stands beside it', () => {
  const said = { side: null, facts: { reason: 'sells stolen keys' } } as const
  expect(messageText({ ...said, kind: 'goods.delisted' }, 'en')).toBe('Staff delisted your goods')
  expect(messageText({ ...said, kind: 'account.unfrozen' }, 'zh-CN')).toBe('管理员解冻了您的账号')
})

test('a label that turns the direction stays inside itself', () => {
  const added = { kind: 'account.payeeAdded', side: null, facts: { label: '\u202E0021' } } as const
  expect(messageText(added, 'en')).toContain('was added: \u20680021\u2069. If')
  expect(messageText(added, 'zh-CN')).toContain('收款账户：\u20680021\u2069。')
})

test('whoever acted is named by their uid, and the reader never', () => {
  const held = { kind: 'goodsOrder.held', facts: {} } as const
  expect(messageText({ ...held, side: 'seller' }, 'en', 100_530)).toBe('100530 put the order on hold')
  expect(messageText({ ...held, side: 'seller' }, 'zh-CN', 100_530)).toBe('100530 暂停了订单')
  expect(messageText({ ...held, side: 'buyer' }, 'en', 100_530)).toBe('You put the order on hold')
  const settled = { kind: 'goodsOrder.settled', side: 'seller', facts: {} } as const
  expect(messageText(settled, 'en', 100_530)).toBe('Settled to you by the clock')
  const rated = { kind: 'review.written', side: 'seller', facts: { rating: 4 } } as const
  expect(messageText(rated, 'en', 100_530)).toBe('100530 rated your goods 4 of 5')
  const comment = { kind: 'comment.answered', side: 'author', facts: {} } as const
  expect(messageText(comment, 'en')).toBe('Somebody answered your comment')
  expect(messageText(comment, 'zh-CN', 0)).toBe('管理员回复了您的评论')
  expect(messageText({ ...comment, kind: 'comment.written', side: 'owner' }, 'en', 0)).toBe(
    'Staff commented on your goods',
  )
  expect(messageText(settled, 'en', 0)).toBe('Settled to you by the clock')
  expect(messageText(rated, 'zh-CN')).toBe('买家评价了您的商品：4 星')
  expect(messageText(rated, 'zh-CN', 100_530)).toBe('100530 评价了您的商品：4 星')
})

test('every kind of message can be read in both languages, whatever it counts', () => {
  const broken: string[] = []
  for (const [kind, { sides, facts }] of Object.entries(MESSAGES)) {
    for (const count of [0, 1, 3]) {
      const named = Object.entries(facts).map(([name, type]) => [name, type === 'count' ? count : 'said'])
      const record = { kind, subjectId: 1, side: sides[0] ?? null, facts: Object.fromEntries(named) }
      const message = messageFromRecord(record)
      const texts = message === null ? [''] : LOCALES.map((locale) => messageText(message, locale, 100_530))
      if (texts.some((text) => text === '' || /[{}]/.test(text)))
        broken.push(`${kind} of ${count}: ${texts.join(' / ')}`)
    }
  }
  expect(broken).toEqual([])
})

test('a payment that waits for the operator’s capital says what finance must do', () => {
  const waits = { kind: 'finance.payoutsWait', side: null, facts: { why: 'capital' } } as const
  expect(messageText(waits, 'en')).toContain('Press Top up')
  expect(messageText(waits, 'zh-CN')).toContain('注资')
})
