import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { notify } from '../notify/notices.ts'
import { isLeavingSession } from '../session/change-session.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { describeFailure } from './failure-text.ts'
import { isMissing, isSessionGone, readFailure, type Failure } from './failure.ts'

/**
 * The one answer to every failed call (marketplace.md §8): an ended session asks for the login over the page, a missing resource leads
 * to /404, a duplicate says nothing, and what a reader tried to do says why it did not happen.
 */
export function reportFailure(router: AnyRouter, error: unknown, source: 'query' | 'mutation'): Promise<void> {
  return answerFailure(router, readFailure(error), source)
}

/** The same for a failure that was read already. */
export async function answerFailure(router: AnyRouter, failure: Failure, source: 'query' | 'mutation'): Promise<void> {
  const { i18n }: RouterContext = router.options.context
  if (failure.kind === 'duplicate') return
  if (isSessionGone(failure) && source === 'query') {
    // Reads were made again if the reader logged in; a connection that ended says so here first.
    if (!isLeavingSession()) await logInAgain.ask('query')
    return
  }
  if (source === 'query') return
  notify({ tone: 'negative', title: await describeFailure(failure, i18n) })
  if (isMissing(failure) && failure.kind === 'status') await router.navigate({ to: '/404' })
}
