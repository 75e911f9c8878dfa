import { expect, test } from 'vitest'
import { GUARDED_STEPS, guardedStep } from '../accounts/accounts/index.ts'
import { offersFreeze } from './index.ts'

test.each(['goodsOrder.placed', 'deposit.credited', 'account.frozen'] as const)(
  '%s comes without a freeze link',
  (kind) => {
    expect(offersFreeze(kind)).toBe(false)
  },
)

test.each([
  ...GUARDED_STEPS.map((name) => guardedStep(name).told),
  'account.newDevice',
  'account.passkeyAdded',
] as const)('%s comes with a freeze link', (kind) => {
  expect(offersFreeze(kind)).toBe(true)
})
