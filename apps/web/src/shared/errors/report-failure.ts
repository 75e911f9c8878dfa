import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { notify } from '../notify/notices.ts'
import { isLeavingSession } from '../session/change-session.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { describeFailure } from './failure-text.ts'
import { isMissing, isSessionGone, readFailure, type Failure } from './failure.ts'

/** Where a call failed: the first read of something, a read of what is shown already, a step, or a step whose page shows the failure itself. */
export type FailureSource = 'read' | 'refresh' | 'step' | 'quietStep'

/**
 * The one answer to every failed call (marketplace.md §8): an ended session asks for the login over the page, an address that some proxy
 * does not know leads to /404, a duplicate says nothing, and what a reader tried to do says why it did not happen.
 */
export function reportFailure(router: AnyRouter, error: unknown, source: FailureSource): Promise<void> {
  return answerFailure(router, readFailure(error), source)
}

/** The same for a failure that was read already. */
export async function answerFailure(router: AnyRouter, failure: Failure, source: FailureSource): Promise<void> {
  const { i18n }: RouterContext = router.options.context
  if (failure.kind === 'duplicate') return
  const isRead = source === 'read' || source === 'refresh'
  if (isSessionGone(failure) && isRead) {
    // Reads were made again if the reader logged in; a connection that ended says so here first.
    if (!isLeavingSession()) await logInAgain.ask('query')
    return
  }
  // What is shown already stays, whatever its next reading meets.
  const leadsAway = failure.kind === 'status' && isMissing(failure) && source !== 'refresh'
  if (leadsAway) await router.navigate({ to: '/404' })
  if (leadsAway || source === 'step') notify({ tone: 'negative', title: await describeFailure(failure, i18n) })
}
