import { expect, test } from 'vitest'
import { salesSpan } from './sales-span.ts'

const now = Date.UTC(2026, 10, 26, 9) / 1000
const zoned = (text: string): number => Date.parse(text) / 1000
const at = (text: string): number => Date.parse(`${text}Z`) / 1000

test.each([
  ['both days', { from: '2026-11-01', to: '2026-11-03' }, '2026-11-01T00:00:00', '2026-11-03T23:59:59'],
  ['a first day until today', { from: '2026-11-20' }, '2026-11-20T00:00:00', '2026-11-26T23:59:59'],
  ['a first day to come, alone', { from: '2026-12-01' }, '2026-12-01T00:00:00', '2026-12-01T23:59:59'],
  ['three years at most', { from: '2020-01-01' }, '2023-11-27T00:00:00', '2026-11-26T23:59:59'],
  ['thirty days until a last one', { to: '2026-11-30' }, '2026-11-01T00:00:00', '2026-11-30T23:59:59'],
])('%s', (_, days, from, to) => {
  expect(salesSpan(days, now, 'UTC')).toEqual({ from: at(from), to: at(to) })
})

test('days are those of the reader’s clock, also where it is changed', () => {
  expect(salesSpan({ from: '2026-10-25', to: '2026-10-25' }, now, 'Europe/Berlin')).toEqual({
    from: zoned('2026-10-25T00:00:00+02:00'),
    to: zoned('2026-10-25T23:59:59+01:00'),
  })
  // Nine in the morning of the 26th in London is the 26th in Shanghai, and the 25th nowhere but far in the west.
  expect(salesSpan({ from: '2026-11-26' }, now, 'Pacific/Kiritimati').to).toBe(zoned('2026-11-26T23:59:59+14:00'))
})

test('no days are no span', () => {
  expect(salesSpan({}, now, 'UTC')).toEqual({})
})
