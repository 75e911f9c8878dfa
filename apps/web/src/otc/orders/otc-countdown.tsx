import { Countdown, type CountdownProps } from '@jindu/ui/patterns/countdown'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { useServerOffset } from '../../shared/time/server-clock.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { OtcOrder } from './order.ts'

/** The clock of an order that has not ended. */
export type RunningTimer = Exclude<OtcOrder['timer'], { kind: 'ended' }>

/** The countdown's target; if it is stopped, also the moment at which it stands. */
function faceOf(timer: RunningTimer): { readonly target: number; readonly standsAt: number | null } {
  if (timer.kind === 'stopped') return { target: timer.countsTo, standsAt: timer.since }
  return timer.pausedUntil === null
    ? { target: timer.countsTo, standsAt: null }
    : { target: timer.remainingSeconds, standsAt: 0 }
}

/** The silent side's time: running, stopped by a hold or complaint, or paused outside the maker's working hours. */
export function OtcCountdown({
  timer,
  size,
}: { readonly timer: RunningTimer } & Pick<CountdownProps, 'size'>): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(5)
  const offset = useServerOffset()
  const { target, standsAt } = faceOf(timer)
  const changesAt = timer.pausedUntil ?? timer.pausesAt
  const changed = changesAt !== null && now >= changesAt ? changesAt : null
  useEffect(() => {
    if (changed !== null) void q.otcOrders.invalidate()
  }, [changed, q])
  return (
    <Countdown
      target={target}
      now={standsAt ?? now}
      offsetSeconds={offset}
      stopped={standsAt !== null}
      labels={{ days: t`d`, hours: t`h` }}
      passed={<Trans>Time is up</Trans>}
      onPassed={() => void q.otcOrders.invalidate()}
      {...(size === undefined ? {} : { size })}
    />
  )
}
