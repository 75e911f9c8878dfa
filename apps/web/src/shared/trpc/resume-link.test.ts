import { TRPCClientError, type Operation } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endingSession, isLeavingSession } from '../session/change-session.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { answerOf, type Answer } from './promise-link.ts'
import { resumeLink } from './resume-link.ts'
import type { AppRouter } from './types.ts'

const gone = (): Error =>
  Object.assign(TRPCClientError.from(new Error('SESSION_ENDED')), {
    data: { httpStatus: 401, domain: { code: 'LOGIN_REQUIRED', details: {} } },
  })

/** A read that the server refuses for want of a session, then answers. */
function read() {
  let calls = 0
  const next = (_: Operation) =>
    observable<Answer, TRPCClientError<AppRouter>>((observer) => {
      calls += 1
      if (calls === 1) observer.error(TRPCClientError.from(gone()))
      else {
        observer.next({ result: { data: 'what the page shows' } })
        observer.complete()
      }
    })
  const link = resumeLink({})
  const op = { id: 1, type: 'query', path: 'messages.list', input: {}, context: {}, signal: null } as const
  return { answer: answerOf(link({ op, next })), calls: () => calls }
}

beforeEach(() => {
  logInAgain.belongsTo(null)
  logInAgain.belongsTo(100_001)
})
afterEach(() => {
  logInAgain.answer(false)
  logInAgain.belongsTo(null)
})

it('a read whose session ended waits for a login over the page, and is made once more', async () => {
  const { answer, calls } = read()
  await Promise.resolve()
  expect(logInAgain.isAsked()).toBe(true)
  logInAgain.answer(true)
  expect(await answer).toEqual({ result: { data: 'what the page shows' } })
  expect(calls()).toBe(2)
})

it('while the reader changes the password, which ends the session, no login flashes over the page', async () => {
  await endingSession(async () => {
    expect(isLeavingSession()).toBe(true)
    const { answer, calls } = read()
    const outcome = answer.catch(({ message }: Error) => message)
    await new Promise((turn) => setImmediate(turn))
    expect(logInAgain.isAsked()).toBe(false)
    expect(await outcome).toBe('SESSION_ENDED')
    expect(calls()).toBe(1)
  })
})
