import { expect, test } from 'vitest'
import * as actions from './order-actions.ts'
import { PARTY_NOTES, PLAIN_NOTES, timelineText, type TimelineNote } from './timeline.ts'

test('each reader is told who acted', () => {
  expect(timelineText('goodsOrder.held', 'en', 'buyer')).toBe('You put the order on hold')
  expect(timelineText('goodsOrder.held', 'en', 'seller')).toBe('The buyer put the order on hold')
  expect(timelineText('goodsOrder.held', 'zh-CN', 'buyer')).toBe('您暂停了订单')
  expect(timelineText('goodsOrder.refunded', 'en', 'seller')).toBe('You refunded in full')
  expect(timelineText('goodsOrder.refunded', 'zh-CN', 'buyer')).toBe('卖家已全额退款')
  expect(timelineText('otcOrder.held', 'en')).toBe('The seller put the order on hold')
})

test('what the arbiter did is nobody’s own', () => {
  const texts = (['buyer', 'seller', 'staff'] as const).map((reader) => timelineText('goodsOrder.ruled', 'en', reader))
  expect(texts).toEqual(Array<string>(3).fill('The arbiter ruled'))
})

test('the clock settles to the seller, who reads that it is them', () => {
  expect(timelineText('goodsOrder.settled', 'en', 'buyer')).toBe('Settled to the seller by the clock')
  expect(timelineText('goodsOrder.settled', 'en')).toBe('Settled to the seller by the clock')
  expect(timelineText('goodsOrder.settled', 'en', 'seller')).toBe('Settled to you by the clock')
  expect(timelineText('goodsOrder.settled', 'zh-CN', 'seller')).toBe('到期自动结算给您')
})

test('what has one owner says the same to everybody', () => {
  expect(timelineText('withdrawal.rejected', 'zh-CN', 'buyer')).toBe('审核未通过，已退回')
})

const isNote = (name: string): name is TimelineNote => Object.hasOwn({ ...PARTY_NOTES, ...PLAIN_NOTES }, name)
const notes = Object.keys({ ...PARTY_NOTES, ...PLAIN_NOTES }).filter(isNote)
const labels = Object.values(actions).flatMap((group) => Object.values(group))

test('no text is empty, shouts or says please', () => {
  const texts = [
    ...notes.flatMap((note) => [timelineText(note, 'en'), timelineText(note, 'zh-CN')]),
    ...labels.flatMap((label) => [label.en, label['zh-CN']]),
  ]
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter((text) => text === '' || /[!！]|please|successfully/i.test(text))).toEqual([])
})
