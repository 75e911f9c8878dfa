import { expect, test } from 'vitest'
import { turnOf } from './turn.ts'

const running = { status: 'open', progress: 'inProgress', proposedBy: null } as const

test('a closed order is nobody’s turn, whatever it went through', () => {
  expect(turnOf({ ...running, status: 'completed', progress: 'ended' }, 'buy')).toBe('closed')
  expect(turnOf({ ...running, status: 'revoked', progress: 'ended' }, 'sell')).toBe('closed')
})

test('a hold waits for the buyer who set it', () => {
  expect(turnOf({ ...running, progress: 'suspended' }, 'buy')).toBe('yours')
  expect(turnOf({ ...running, progress: 'suspended' }, 'sell')).toBe('other')
})

test('a complaint waits for the arbiter, a running order for the clock', () => {
  expect(turnOf({ ...running, progress: 'complaint' }, 'buy')).toBe('arbiter')
  expect(turnOf(running, 'sell')).toBe('clock')
})

test('an offered split waits for the side that is asked, before clock and arbiter', () => {
  expect(turnOf({ ...running, proposedBy: 'buyer' }, 'sell')).toBe('yours')
  expect(turnOf({ ...running, proposedBy: 'buyer' }, 'buy')).toBe('clock')
  expect(turnOf({ ...running, progress: 'complaint', proposedBy: 'seller' }, 'buy')).toBe('yours')
  expect(turnOf({ ...running, progress: 'complaint', proposedBy: 'seller' }, 'sell')).toBe('arbiter')
})
