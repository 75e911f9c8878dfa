import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { notify } from '../notify/notices.ts'
import { isLeavingSession, leaveSession } from '../session/change-session.ts'
import { describeFailure } from './failure-text.ts'
import { isMissing, isSessionGone, readFailure, type Failure } from './failure.ts'

let leaving = false

/**
 * The one answer to every failed call (marketplace.md §8): an ended session leads home, a missing resource to /404,
 * a duplicate says nothing, and what a reader tried to do says why it did not happen.
 */
export function reportFailure(router: AnyRouter, error: unknown, source: 'query' | 'mutation'): Promise<void> {
  return answerFailure(router, readFailure(error), source)
}

/** The same for a failure that was read already. */
export async function answerFailure(router: AnyRouter, failure: Failure, source: 'query' | 'mutation'): Promise<void> {
  const { i18n, queryClient, q }: RouterContext = router.options.context
  if (failure.kind === 'duplicate') return
  if (isSessionGone(failure)) {
    // A visitor's page may ask too much; only somebody who was logged in has lost something.
    if (leaving || isLeavingSession() || queryClient.getQueryData(q.accounts.me.queryOptions().queryKey) === null)
      return
    leaving = true
    notify({ tone: 'negative', title: await describeFailure(failure, i18n) })
    await leaveSession(router).finally(() => {
      leaving = false
    })
    return
  }
  if (source === 'query') return
  notify({ tone: 'negative', title: await describeFailure(failure, i18n) })
  if (isMissing(failure) && failure.kind === 'status') await router.navigate({ to: '/404' })
}
