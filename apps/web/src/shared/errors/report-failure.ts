import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { notify } from '../notify/notices.ts'
import { isLeavingSession } from '../session/change-session.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { describeFailure } from './failure-text.ts'
import { isMissing, isSessionGone, readFailure, type Failure } from './failure.ts'

/**
 * Kind of the failed call: the first read of data, a refetch of displayed data, a step, or a step whose page shows the
 * error itself.
 */
export type FailureSource = 'read' | 'refresh' | 'step' | 'quietStep'

/**
 * The one handler of failed calls (marketplace.md §8). An ended session opens the login over the page. A path that some
 * proxy does not know leads to /404. A duplicate is ignored, and a failed step shows a notification.
 */
export function reportFailure(router: AnyRouter, error: unknown, source: FailureSource): Promise<void> {
  return answerFailure(router, readFailure(error), source)
}

/** `reportFailure` for a failure that is classified already. */
export async function answerFailure(router: AnyRouter, failure: Failure, source: FailureSource): Promise<void> {
  const { i18n }: RouterContext = router.options.context
  if (failure.kind === 'duplicate') return
  const isRead = source === 'read' || source === 'refresh'
  if (isSessionGone(failure) && isRead) {
    // If the reader logged in, the reads were repeated already; an ended connection first arrives here.
    if (!isLeavingSession()) await logInAgain.ask('query')
    return
  }
  // Keep displayed data, whatever a refetch returns.
  const leadsAway = failure.kind === 'status' && isMissing(failure) && source !== 'refresh'
  if (leadsAway) await router.navigate({ to: '/404' })
  if (leadsAway || source === 'step') notify({ tone: 'negative', title: await describeFailure(failure, i18n) })
}
