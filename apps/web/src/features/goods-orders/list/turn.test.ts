import { expect, test } from 'vitest'
import { turnOf } from './turn.ts'

test('a closed order is nobody’s turn, whatever it went through', () => {
  expect(turnOf({ status: 'completed', progress: 'ended' }, 'buy')).toBe('closed')
  expect(turnOf({ status: 'revoked', progress: 'ended' }, 'sell')).toBe('closed')
})

test('a hold waits for the buyer who set it', () => {
  expect(turnOf({ status: 'open', progress: 'suspended' }, 'buy')).toBe('yours')
  expect(turnOf({ status: 'open', progress: 'suspended' }, 'sell')).toBe('other')
})

test('a complaint waits for the arbiter, a running order for the clock', () => {
  expect(turnOf({ status: 'open', progress: 'complaint' }, 'buy')).toBe('arbiter')
  expect(turnOf({ status: 'open', progress: 'inProgress' }, 'sell')).toBe('clock')
})
