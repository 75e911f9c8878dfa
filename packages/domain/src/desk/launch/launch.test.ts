import { expect, test } from 'vitest'
import { LAUNCH_CHECK_NAMES, LAUNCH_CHECKS, MARKED_BY_HAND } from './index.ts'

test('exactly those checks are marked by hand that the site cannot see', () => {
  expect(LAUNCH_CHECK_NAMES.filter((check) => LAUNCH_CHECKS[check] === 'byHand')).toEqual(MARKED_BY_HAND)
})
