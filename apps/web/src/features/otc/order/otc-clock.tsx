import { Countdown } from '@jindu/ui/patterns/countdown'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { OtcOrder } from './order.ts'

const MINUTE = 60

/** What the buyer may do when the seller stays silent, by the rule that the order was taken under. */
const DEMAND: Readonly<Record<OtcOrder['settleDemand'], ReactNode>> = {
  settles: <Trans>then the buyer may demand settlement: the coin goes to them at once</Trans>,
  settlesWithEvidence: <Trans>then the buyer may demand settlement, if they stated who paid and gave evidence</Trans>,
  opensDispute: <Trans>then the buyer may demand settlement: an arbiter hears it</Trans>,
}

/** The time that the silent side has, with what the other may demand when it has run out. */
export function OtcClock({ order }: { readonly order: OtcOrder }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(5)
  const offset = useServerOffset()
  const { timer } = order
  if (timer.kind === 'ended') return null
  const stopped = timer.kind === 'stopped'
  const minutes = Math.max(1, Math.round(timer.windowSeconds / MINUTE))
  const elapsed = stopped ? timer.elapsedSeconds : Math.min(timer.windowSeconds, Math.max(0, now - timer.from))
  const at = elapsed / MINUTE
  return (
    <div className="bd otc-clock">
      <div className="otc-clock-face">
        <div className="text-13 text-ink-3">
          {timer.kind === 'payment' ? <Trans>Time to pay</Trans> : <Trans>Time to release</Trans>}
        </div>
        <Countdown
          target={stopped ? timer.since + timer.remainingSeconds : timer.until}
          now={stopped ? timer.since : now}
          offsetSeconds={offset}
          stopped={stopped}
          labels={{ days: t`d`, hours: t`h` }}
          passed={<Trans>Time is up</Trans>}
          onPassed={() => void q.otcOrders.invalidate()}
          size="page"
        />
        {stopped ? (
          <StatusBadge kind={order.progress === 'complaint' ? 'dispute' : 'hold'}>
            <Trans>Clock stopped</Trans>
          </StatusBadge>
        ) : (
          <div className="text-13 text-ink-3">
            {timer.leadsTo === 'requireCancel' ? (
              <Trans>then the seller may demand cancellation</Trans>
            ) : (
              DEMAND[order.settleDemand]
            )}
          </div>
        )}
      </div>
      <TimeRuler
        label={t`A window of ${minutes} minutes`}
        units={minutes}
        major={Math.max(1, Math.round(minutes / 4))}
        spans={at < 0.01 ? [] : [{ kind: stopped ? 'held' : 'elapsed', from: 0, to: at }]}
        flags={[
          { id: 'half', at: minutes / 2, children: <Trans>half</Trans>, tone: 'ink' },
          { id: 'quarter', at: (minutes * 3) / 4, children: <Trans>last quarter</Trans>, tone: 'hold', row: 2 },
        ]}
        marks={[
          { at: 0, label: <Moment at={timer.from} /> },
          { at: minutes, label: <Trans>{minutes} min</Trans> },
        ]}
      />
    </div>
  )
}
