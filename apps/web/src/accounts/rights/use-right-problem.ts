import type { ErrorCode } from '@jindu/domain/errors'
import { isRightRequired, isWithdrawn, rightProblem, type Right } from '@jindu/domain/accounts/rights'
import { useSite, type Session } from '../../shared/session/session.ts'
import { useAtTime } from '../../shared/time/use-now.ts'

/** Why the reader may not use a right now, null when they may (marketplace.md §6). */
export function useRightProblem(right: Right, { rights }: Session): ErrorCode | null {
  const site = useSite()
  const [until, withdrawn] =
    right === 'publish' ? [rights.publishUntil, rights.publishWithdrawn] : [rights.replyUntil, rights.replyWithdrawn]
  // Exact to the second: an expired, restored or newly required right shows at once.
  return useAtTime((now) => {
    const required = isRightRequired(right, site, now)
    return rightProblem(right, { required, stopTime: until ?? 0, withdrawn: isWithdrawn(withdrawn, now) }, now)
  })
}
