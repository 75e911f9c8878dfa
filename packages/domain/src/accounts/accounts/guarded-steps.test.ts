import { expect, test } from 'vitest'
import { asksCode, GUARDED_STEPS, guardedStep } from './index.ts'

test.each(GUARDED_STEPS)(
  '%s asks for a code wherever there is a second factor, and a program only where it may take it',
  (name) => {
    const { program } = guardedStep(name)
    expect(asksCode(name, { hasFactor: true, byProgram: false })).toBe(true)
    expect(asksCode(name, { hasFactor: false, byProgram: false })).toBe(false)
    expect(asksCode(name, { hasFactor: false, byProgram: true })).toBe(false)
    expect(asksCode(name, { hasFactor: true, byProgram: true })).toBe(program === null)
  },
)

test('only what moves coin under a limit is open to a program', () => {
  const open = GUARDED_STEPS.filter((name) => guardedStep(name).program !== null)
  expect(open).toEqual(['withdrawal.request', 'transfer.send'])
})
