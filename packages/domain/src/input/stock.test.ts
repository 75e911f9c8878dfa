import { describe, expect, test } from 'vitest'
import {
  attachedDelivery,
  batchNameField,
  deliverInput,
  deliveryField,
  lowStockField,
  manualForm,
  replacementInput,
  secretLinesField,
  sharedSecretField,
} from './index.ts'

const firstIssue = (checked: ReturnType<typeof secretLinesField.safeParse>) => {
  const issue = checked.error?.issues[0]
  return issue === undefined ? null : { message: issue.message, ...('params' in issue ? { params: issue.params } : {}) }
}
const refused = (lines: string[]) => firstIssue(secretLinesField.safeParse(lines))

describe('secrets for the stock', () => {
  test('are required, and blank lines are none', () => {
    expect(refused([])).toEqual({ message: 'STOCK_SECRETS_REQUIRED' })
    expect(refused(['', '  '])).toEqual({ message: 'STOCK_SECRETS_REQUIRED' })
  })

  test('one that nobody sees is refused with its line', () => {
    expect(refused(['ok', '\u200B\u2060'])).toEqual({ message: 'STOCK_SECRET_INVISIBLE', params: { line: 2 } })
    expect(refused(['\u2800'])).toEqual({ message: 'STOCK_SECRET_INVISIBLE', params: { line: 1 } })
    expect(sharedSecretField.safeParse('\u200B').error?.issues[0]?.message).toBe('STOCK_SECRETS_REQUIRED')
  })

  test.each(['a\u202Eb', 'two\nlines', 'x'.repeat(41)])('a batch is not called %j', (name) => {
    expect(batchNameField.safeParse(name).error?.issues[0]?.message).toBe('STOCK_BATCH_INVALID')
  })

  test('a batch is called what is left without the blanks around it', () => {
    expect(batchNameField.parse(' 供应商 A, May ')).toBe('供应商 A, May')
    expect(batchNameField.parse(' ')).toBe('')
  })

  test('one that is too long is refused with its line', () => {
    expect(refused(['ok', 'a'.repeat(2001)])).toEqual({ message: 'STOCK_SECRET_TOO_LONG', params: { line: 2 } })
  })

  test('a thousand are taken at a time, a thousand and one are not', () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `key ${index}`)
    expect(refused(keys.slice(0, 1000))).toBeNull()
    expect(refused(keys)).toEqual({ message: 'STOCK_TOO_MANY_SECRETS' })
    expect(refused(Array.from({ length: 5001 }, () => ''))).toEqual({ message: 'STOCK_TOO_MANY_SECRETS' })
  })

  test('two hundred thousand characters are taken at a time', () => {
    const keys = Array.from({ length: 101 }, (_, index) => `${'k'.repeat(1990)}${index}`)
    expect(refused(keys.slice(0, 100))).toBeNull()
    expect(refused(keys)).toEqual({ message: 'TEXT_TOO_LONG' })
  })
})

test('a shared secret is one to two thousand characters, without surrounding blanks', () => {
  expect(sharedSecretField.parse(' https://files.example/a?key=1 ')).toBe('https://files.example/a?key=1')
  expect(sharedSecretField.safeParse(' ').error?.issues[0]?.message).toBe('STOCK_SECRETS_REQUIRED')
  expect(sharedSecretField.safeParse('a'.repeat(2001)).error?.issues[0]?.message).toBe('STOCK_SECRET_TOO_LONG')
})

test('what is attached says how it is delivered', () => {
  expect(attachedDelivery.parse({ kind: 'text' })).toEqual({ kind: 'text' })
  expect(attachedDelivery.parse({ kind: 'units', secrets: ['A'] })).toEqual({ kind: 'units', secrets: ['A'] })
  expect(attachedDelivery.safeParse({ kind: 'units', secrets: [] }).success).toBe(false)
  expect(deliveryField.safeParse('post').error?.issues[0]?.message).toBe('INPUT_INVALID')
})

test('stock counts as low from 0 to 100 units', () => {
  expect(lowStockField.parse(100)).toBe(100)
  expect(lowStockField.safeParse(101).error?.issues[0]?.message).toBe('LOW_STOCK_INVALID')
  expect(lowStockField.safeParse(-1).success).toBe(false)
})

const told = (input: object) => {
  const issue = replacementInput.safeParse({ id: 1, units: [1, 2], reason: 'used', ...input }).error?.issues[0]
  return issue === undefined ? null : { message: issue.message, field: issue.path.join('.') }
}

describe('what units are replaced with', () => {
  test('is the stock, or one that is typed for each', () => {
    expect(told({})).toBeNull()
    expect(told({ secrets: ['A', '', 'B'] })).toBeNull()
    expect(replacementInput.parse({ id: 1, units: [1], reason: 'refused' }).remark).toBe('')
    for (const secrets of [['A'], ['A', 'A'], ['A', 'B', 'C']])
      expect(told({ secrets })).toEqual({ message: 'REPLACEMENT_COUNT', field: 'secrets' })
    expect(told({ secrets: ['A', '\u200B'] })?.message).toBe('STOCK_SECRET_INVISIBLE')
  })

  test('stands for at least one unit and no more than an order has', () => {
    expect(told({ units: [] })).toEqual({ message: 'REPLACEMENT_COUNT', field: 'units' })
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(told({ units: many.slice(1) })).toBeNull()
    expect(told({ units: many })).toEqual({ message: 'REPLACEMENT_COUNT', field: 'units' })
  })

  test('has a reason, and words for another one', () => {
    expect(told({ reason: 'broken' })?.message).toBe('INPUT_INVALID')
    expect(told({ reason: 'other' })).toEqual({ message: 'REPLACEMENT_REMARK', field: 'remark' })
    expect(told({ reason: 'other', remark: ' 平台说此卡已停用 ' })).toBeNull()
    expect(told({ remark: '卡'.repeat(200) })).toBeNull()
    expect(told({ remark: '卡'.repeat(201) })).toEqual({ message: 'REPLACEMENT_REMARK', field: 'remark' })
    expect(told({ remark: 'x'.repeat(2_001) })?.message).toBe('REPLACEMENT_REMARK')
    expect(told({ remark: 'a\u202Eb' })?.message).toBe('TEXT_UNSEEN')
  })
})

const keys = (count: number) => Array.from({ length: count }, (_, nth) => `key ${nth}`)

test('by hand 1 to 100 texts are delivered at once', () => {
  expect(deliverInput.safeParse({ id: 7, secrets: keys(100) }).success).toBe(true)
  expect(deliverInput.safeParse({ id: 7, secrets: ['two\nlines'] }).success).toBe(true)
  expect(deliverInput.safeParse({ id: 7, secrets: keys(101) }).error?.issues[0]?.message).toBe('DELIVERY_COUNT')
  expect(deliverInput.safeParse({ id: 7, secrets: [] }).error?.issues[0]?.message).toBe('STOCK_SECRETS_REQUIRED')
})

test.each([0, 721, 1.5, Number.NaN])('%d hours are no promise', (hours) => {
  expect(manualForm.safeParse({ hours }).error?.issues[0]?.message).toBe('PROMISED_HOURS')
  expect(manualForm.safeParse({ hours: 720 }).success).toBe(true)
})
