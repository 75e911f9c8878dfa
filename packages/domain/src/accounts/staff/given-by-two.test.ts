import { expect, it } from 'vitest'
import { givenByTwo, STAFF_ROLES } from './index.ts'

const waiting = (canAgree: boolean) => STAFF_ROLES.filter((role) => givenByTwo(role, { asked: false, canAgree }))

it('where the site asks for two every role waits, also while nobody can agree', () => {
  for (const canAgree of [true, false]) {
    expect(STAFF_ROLES.every((role) => givenByTwo(role, { asked: true, canAgree }))).toBe(true)
  }
})

it('elsewhere roles over money and roles wait as soon as somebody can agree', () => {
  expect(waiting(true)).toEqual(['finance', 'administrator'])
  expect(waiting(false)).toEqual([])
})
