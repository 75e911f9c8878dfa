import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { HoursLine } from '../offers/index.ts'
import type { OtcOrder } from './order.ts'
import { OtcFrozen, settleDemandOf, type Demand } from './otc-frozen.tsx'
import { OtcCountdown, type RunningTimer } from './otc-countdown.tsx'
import { OtcRuler, runOf } from './otc-ruler.tsx'

/** The buyer's option if the seller stays silent, by the rule fixed at the order's creation. */
const DEMAND: Readonly<Record<Demand, ReactNode>> = {
  settles: <Trans>then the buyer may demand settlement: the coin goes to them at once</Trans>,
  settlesWithEvidence: <Trans>then the buyer may demand settlement, if they stated who paid and gave evidence</Trans>,
  opensDispute: <Trans>then the buyer may demand settlement: an arbiter hears it</Trans>,
  frozen: <Trans>then the buyer may demand settlement: an arbiter hears it</Trans>,
}

/** Why the clock is stopped, or what happens when it runs out. */
function WhatThen({ order, timer }: { readonly order: OtcOrder; readonly timer: RunningTimer }): ReactNode {
  if (timer.kind === 'stopped') {
    return (
      <StatusBadge kind={order.progress === 'complaint' ? 'dispute' : 'hold'}>
        <Trans>Clock stopped</Trans>
      </StatusBadge>
    )
  }
  if (timer.pausedUntil !== null) {
    return (
      <>
        <StatusBadge kind="hold">
          <Trans>Outside working hours</Trans>
        </StatusBadge>
        <div className="text-13 text-ink-3">
          <Trans>
            Only the maker’s working hours count. The clock goes on <Moment at={timer.pausedUntil} />
          </Trans>
        </div>
        {order.makerHours === null ? null : (
          <div className="text-13 text-ink-3">
            <HoursLine hours={order.makerHours} />
          </div>
        )}
      </>
    )
  }
  return (
    <>
      <div className="text-13 text-ink-3">
        {timer.leadsTo === 'requireCancel' ? (
          <Trans>then the seller may demand cancellation</Trans>
        ) : (
          DEMAND[settleDemandOf(order)]
        )}
      </div>
      {order.makerHours === null ? null : (
        <div className="text-13 text-ink-3">
          <Trans>Only the maker’s working hours count.</Trans> <HoursLine hours={order.makerHours} />
        </div>
      )}
    </>
  )
}

const HALF = 0.5
const LAST_QUARTER = 0.75

/** Warns that the time runs out, as notifications did. */
function Warned({ part }: { readonly part: number }): ReactNode {
  if (part < HALF || part >= 1) return null
  return (
    <output className="block text-13 font-semibold">
      {part < LAST_QUARTER ? (
        <Trans>Half the time is over. Both sides were told.</Trans>
      ) : (
        <Trans>The last quarter runs. Both sides were told.</Trans>
      )}
    </output>
  )
}

/** The silent side's time, and the other side's option when it runs out. */
export function OtcClock({ order }: { readonly order: OtcOrder }): ReactNode {
  const now = useNow(5)
  const { timer } = order
  if (timer.kind === 'ended') return null
  const { stands, left } = runOf(timer, now)
  return (
    <>
      <div className="bd otc-clock">
        <div className="otc-clock-face">
          <div className="text-13 text-ink-3">
            {timer.kind === 'payment' ? <Trans>Time to pay</Trans> : <Trans>Time to release</Trans>}
          </div>
          <OtcCountdown timer={timer} size="page" />
          <Warned part={stands ? 0 : (timer.windowSeconds - left) / timer.windowSeconds} />
          <WhatThen order={order} timer={timer} />
        </div>
        <OtcRuler timer={timer} marked />
      </div>
      <OtcFrozen order={order} />
    </>
  )
}
