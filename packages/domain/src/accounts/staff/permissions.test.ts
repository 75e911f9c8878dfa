import { expect, test } from 'vitest'
import {
  isPermitted,
  rolesWith,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
} from './index.ts'

test('who is not on the staff may do nothing', () => {
  expect(STAFF_PERMISSIONS.filter((permission) => isPermitted(null, permission))).toEqual([])
})

test.each<[StaffRole, readonly StaffPermission[]]>([
  ['arbiter', ['console.open', 'cases.rule', 'tickets.answer', 'users.find']],
  [
    'finance',
    [
      'console.open',
      'tickets.answer',
      'users.find',
      'users.balances',
      'payouts.manage',
      'figures.revenue',
      'rates.set',
      'ledger.read',
    ],
  ],
  [
    'moderator',
    [
      'console.open',
      'goods.moderate',
      'reviews.moderate',
      'ads.moderate',
      'comments.moderate',
      'messages.moderate',
      'reports.decide',
      'categories.manage',
      'notices.manage',
      'tickets.answer',
      'offers.moderate',
      'rights.withdraw',
      'users.find',
    ],
  ],
  ['administrator', STAFF_PERMISSIONS],
])('%s may do exactly this', (role, permitted) => {
  expect(STAFF_PERMISSIONS.filter((permission) => isPermitted(role, permission))).toEqual(permitted)
})

test('every permission names roles that exist, the administrator last', () => {
  for (const permission of STAFF_PERMISSIONS) {
    const roles = rolesWith(permission)
    expect(roles.filter((role) => !STAFF_ROLES.includes(role))).toEqual([])
    expect(roles.at(-1)).toBe('administrator')
  }
})
