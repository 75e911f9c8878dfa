import { expect, test } from 'vitest'
import { turnOf } from './turn.ts'

const NOW = 1_000
const unpaid = {
  status: 'open',
  progress: 'awaitingPayment',
  role: 'buyer',
  proposedBy: null,
  requirableAt: NOW + 1,
} as const

test('a closed order is nobody’s turn', () => {
  expect(turnOf({ ...unpaid, status: 'completed', progress: 'ended', requirableAt: null }, NOW)).toBe('closed')
  expect(turnOf({ ...unpaid, status: 'cancelled', progress: 'ended', requirableAt: null }, NOW)).toBe('closed')
})

test('the buyer pays, the seller releases', () => {
  expect(turnOf(unpaid, NOW)).toBe('yours')
  expect(turnOf({ ...unpaid, role: 'seller' }, NOW)).toBe('other')
  expect(turnOf({ ...unpaid, progress: 'awaitingRelease' }, NOW)).toBe('other')
  expect(turnOf({ ...unpaid, progress: 'awaitingRelease', role: 'seller' }, NOW)).toBe('yours')
})

test('who waited long enough can act', () => {
  expect(turnOf({ ...unpaid, role: 'seller', requirableAt: NOW }, NOW)).toBe('yours')
  expect(turnOf({ ...unpaid, progress: 'awaitingRelease', requirableAt: NOW }, NOW)).toBe('yours')
})

test('a hold waits for the seller who set it, a complaint for the arbiter', () => {
  const held = { ...unpaid, progress: 'held', requirableAt: null } as const
  expect(turnOf({ ...held, role: 'seller' }, NOW)).toBe('yours')
  expect(turnOf(held, NOW)).toBe('other')
  expect(turnOf({ ...held, progress: 'complaint', role: 'seller' }, NOW)).toBe('arbiter')
})

test('an offered split waits for who is asked, before the arbiter and whoever is next', () => {
  const asked = { ...unpaid, proposedBy: 'buyer', role: 'seller', requirableAt: null } as const
  expect(turnOf(asked, NOW)).toBe('yours')
  expect(turnOf({ ...asked, progress: 'held' }, NOW)).toBe('yours')
  expect(turnOf({ ...asked, progress: 'complaint' }, NOW)).toBe('yours')
  expect(turnOf({ ...asked, progress: 'complaint', role: 'buyer' }, NOW)).toBe('arbiter')
})
