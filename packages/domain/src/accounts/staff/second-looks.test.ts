import { expect, test } from 'vitest'
import { ERRORS } from '../../errors/index.ts'
import { SECOND_LOOKS, STAFF_PERMISSIONS } from './index.ts'

test('what asks for a second member names who may agree and how its asker is refused', () => {
  for (const { permission, own } of Object.values(SECOND_LOOKS)) {
    expect(STAFF_PERMISSIONS).toContain(permission)
    expect(ERRORS[own].kind).toMatch(/forbidden|conflict/)
  }
})

test('alone: settings and roles, rulings and payouts below the limit; rates, write-offs, reserves, moves between wallets and stopped payouts wait', () => {
  expect(Object.entries(SECOND_LOOKS).map(([kind, { alone }]) => [kind, alone])).toEqual([
    ['setting', 'acts'],
    ['role', 'acts'],
    ['ruling', 'belowLimit'],
    ['withdrawal', 'belowLimit'],
    ['rate', 'waits'],
    ['writeOff', 'waits'],
    ['reserves', 'waits'],
    ['coldMove', 'waits'],
    ['resume', 'waits'],
  ])
})
