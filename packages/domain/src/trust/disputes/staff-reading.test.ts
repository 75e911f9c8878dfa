import { expect, test } from 'vitest'
import { disputeRules } from '../../rules/index.ts'
import { mayStaffRead, type StaffReading, type StaffReadingFacts } from './index.ts'

const now = 1_800_000_000
const { readAfterEndSeconds } = disputeRules
const nothing: StaffReadingFacts = { openedAt: null, queuedAt: null, endedAt: null, ruled: false, assigned: false }
const notDisputed: StaffReading = { may: false, refusal: 'STAFF_NOT_DISPUTED' }
const over: StaffReading = { may: false, refusal: 'STAFF_CASE_OVER' }
const because = (why: 'disputed' | 'ruled' | 'assigned'): StaffReading => ({ may: true, because: why })

test.each<[string, Partial<StaffReadingFacts>, StaffReading]>([
  ['an order that nobody disputes', {}, notDisputed],
  ['one that an arbiter will hear only later', { queuedAt: now + 1 }, notDisputed],
  ['one that ended without a dispute', { endedAt: now }, notDisputed],
  ['one that ended while it waited for an arbiter', { queuedAt: now - 9, endedAt: now }, notDisputed],
  ['a held one, from its first second', { openedAt: now }, because('disputed')],
  ['one that waits for an arbiter without a complaint', { queuedAt: now }, because('disputed')],
  ['one whose dispute ended, somebody else ruled', { openedAt: now - 9, endedAt: now }, over],
  ['one that the reader ruled on', { openedAt: now - 9, endedAt: now, ruled: true }, because('ruled')],
  ['one that the reader ruled on without a complaint', { endedAt: now, ruled: true }, because('ruled')],
  [
    'the last second of 30 days',
    { openedAt: 1, endedAt: now - readAfterEndSeconds + 1, ruled: true },
    because('ruled'),
  ],
  ['30 days after the reader ruled', { openedAt: 1, endedAt: now - readAfterEndSeconds, ruled: true }, over],
  ['30 days after a ruling without a complaint', { endedAt: now - readAfterEndSeconds, ruled: true }, over],
  ['one that a ticket of the reader names', { assigned: true }, because('assigned')],
  ['one that an appeal names, long after', { openedAt: 1, endedAt: 2, assigned: true }, because('assigned')],
  ['one that the reader once judged and nobody disputes', { ruled: true }, notDisputed],
])('of staff, %s', (_, facts, reading) => {
  expect(mayStaffRead({ ...nothing, ...facts }, now)).toEqual(reading)
})

test('nobody reads what has ended but who ruled or has its ticket, whatever else holds', () => {
  for (const openedAt of [null, 1]) {
    for (const queuedAt of [null, 1, now + 1]) {
      for (const endedAt of [2, now]) {
        expect(mayStaffRead({ ...nothing, openedAt, queuedAt, endedAt }, now).may).toBe(false)
      }
    }
  }
})

test('the time after the end is thirty days', () => {
  expect(readAfterEndSeconds).toBe(2_592_000)
})
