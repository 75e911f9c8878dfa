import { expect, test } from 'vitest'
import { rateField } from './fields.ts'

test.each(['', '0', '-1', '1e5', '1,234.5', '1'.repeat(2_000)])('%s is no rate', (typed) => {
  expect(rateField.safeParse(typed).success).toBe(false)
})

test('a rate is read as people type it', () => {
  expect(rateField.parse(' 98.50 ')).toBe('98.50')
  expect(rateField.parse('９８，5')).toBe('98.5')
})
