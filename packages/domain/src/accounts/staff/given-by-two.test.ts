import { expect, it } from 'vitest'
import { givenByTwo, STAFF_ROLES } from './index.ts'

it('roles over money and roles are always given by two, the others where the site asks', () => {
  expect(STAFF_ROLES.filter((role) => givenByTwo(role, false))).toEqual(
    STAFF_ROLES.filter((role) => role === 'finance' || role === 'administrator'),
  )
  expect(STAFF_ROLES.every((role) => givenByTwo(role, true))).toBe(true)
})
