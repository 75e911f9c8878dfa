import { goodsOrderRules } from '@jindu/domain/rules'
import { expect, test } from 'vitest'
import { turnOf } from './turn.ts'

const NOW = 1_760_000_000
const running = {
  status: 'open',
  progress: 'inProgress',
  proposedBy: null,
  hold: null,
  promisedUntil: null,
} as const

test('a closed order is nobody’s turn, whatever it went through', () => {
  expect(turnOf({ ...running, status: 'completed', progress: 'ended' }, 'buy', NOW)).toBe('closed')
  expect(turnOf({ ...running, status: 'revoked', progress: 'ended' }, 'sell', NOW)).toBe('closed')
})

test('a hold waits for the buyer who set it', () => {
  expect(turnOf({ ...running, progress: 'suspended' }, 'buy', NOW)).toBe('yours')
  expect(turnOf({ ...running, progress: 'suspended' }, 'sell', NOW)).toBe('other')
})

test('a hold that stood too long is the arbiter’s, complaint or not', () => {
  const held = {
    ...running,
    progress: 'suspended',
    hold: { since: NOW - goodsOrderRules.holdBeforeArbiterSeconds },
  } as const
  expect(turnOf(held, 'buy', NOW - 1)).toBe('yours')
  expect(turnOf(held, 'buy', NOW)).toBe('arbiter')
  expect(turnOf({ ...held, proposedBy: 'buyer' }, 'sell', NOW)).toBe('yours')
})

test('a complaint waits for the arbiter, a running order for the clock', () => {
  expect(turnOf({ ...running, progress: 'complaint' }, 'buy', NOW)).toBe('arbiter')
  expect(turnOf(running, 'sell', NOW)).toBe('clock')
})

test('an offered split waits for the side that is asked, before clock and arbiter', () => {
  expect(turnOf({ ...running, proposedBy: 'buyer' }, 'sell', NOW)).toBe('yours')
  expect(turnOf({ ...running, proposedBy: 'buyer' }, 'buy', NOW)).toBe('clock')
  expect(turnOf({ ...running, progress: 'complaint', proposedBy: 'seller' }, 'buy', NOW)).toBe('yours')
  expect(turnOf({ ...running, progress: 'complaint', proposedBy: 'seller' }, 'sell', NOW)).toBe('arbiter')
})

test('a delivery by hand waits for the seller, after its promised time for the buyer too', () => {
  const awaited = { ...running, progress: 'awaitingDelivery', promisedUntil: NOW } as const
  expect([turnOf(awaited, 'sell', NOW - 1), turnOf(awaited, 'buy', NOW - 1)]).toEqual(['yours', 'other'])
  expect([turnOf(awaited, 'sell', NOW), turnOf(awaited, 'buy', NOW)]).toEqual(['yours', 'yours'])
})
