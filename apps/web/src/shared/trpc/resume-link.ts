import type { TRPCLink } from '@trpc/client'
import { isSessionGone, readFailure } from '../errors/failure.ts'
import { isLeavingSession } from '../session/change-session.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { answerOf, asObservable } from './promise-link.ts'
import type { AppRouter } from './types.ts'

/** A call whose session has ended waits for a login over the page, and is then repeated once. */
export const resumeLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    asObservable(async () => {
      try {
        return await answerOf(next(op))
      } catch (error) {
        // The login itself shows its own error.
        if (!isSessionGone(readFailure(error)) || isLeavingSession()) throw error
        if (!(await logInAgain.ask(op.type === 'mutation' ? 'mutation' : 'query'))) throw error
        return answerOf(next(op))
      }
    })
