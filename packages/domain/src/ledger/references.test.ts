import { expect, test } from 'vitest'
import { ENTRY_KINDS, REFERENCE_KINDS, referenceKindOf } from './index.ts'

test('every entry refers to one kind of subject', () => {
  expect(ENTRY_KINDS.map(referenceKindOf).every((kind) => REFERENCE_KINDS.includes(kind))).toBe(true)
  expect(referenceKindOf('goods_split')).toBe('goodsOrder')
  expect(referenceKindOf('otc_take')).toBe('otcOrder')
})

test('kinds are listed once', () => {
  expect(REFERENCE_KINDS).toEqual([
    'deposit',
    'goodsOrder',
    'withdrawal',
    'transfer',
    'internalTransfer',
    'otcOffer',
    'otcOrder',
    'right',
    'ad',
    'correction',
  ])
})
