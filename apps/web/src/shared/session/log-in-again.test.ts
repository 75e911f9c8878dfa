import { beforeEach, expect, it } from 'vitest'
import { logInAgain } from './log-in-again.ts'

beforeEach(() => {
  logInAgain.belongsTo(null)
  logInAgain.belongsTo(100_001)
})

it('a visitor is never asked to log in again', async () => {
  logInAgain.belongsTo(null)
  expect(await logInAgain.ask('mutation')).toBe(false)
  expect(logInAgain.isAsked()).toBe(false)
})

it('everybody who waits is answered at once by one login', async () => {
  const waiting = [logInAgain.ask('query'), logInAgain.ask('mutation')]
  expect(logInAgain.isAsked()).toBe(true)
  const before = logInAgain.times()
  logInAgain.answer(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(logInAgain.times()).toBe(before + 1)
  expect(logInAgain.isAsked()).toBe(false)
})

it('after the reader declined, reads do not ask again; the next step does', async () => {
  const first = logInAgain.ask('query')
  logInAgain.answer(false)
  expect(await first).toBe(false)
  expect(await logInAgain.ask('query')).toBe(false)
  const step = logInAgain.ask('mutation')
  expect(logInAgain.isAsked()).toBe(true)
  logInAgain.answer(true)
  expect(await step).toBe(true)
})
