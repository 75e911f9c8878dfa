import { fail } from '@jindu/domain/errors'
import { payTimeProblem } from '@jindu/domain/otc/offers'
import type { App } from '../../platform/app.ts'

/** @throws DomainError OFFER_PAY_TIME_OUT_OF_RANGE */
export function assertPayTime({ settings }: Pick<App, 'settings'>, paySeconds: number | null): void {
  const problem = payTimeProblem(paySeconds, settings.current())
  if (problem !== null) fail(problem.code, problem.details)
}
