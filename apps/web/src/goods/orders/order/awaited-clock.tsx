import { Countdown } from '@jindu/ui/patterns/countdown'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { OrderFrozen } from './order-frozen.tsx'
import type { OrderInfo } from './order-info.ts'

const HOUR = 3_600
/** Up to this window a tick is an hour, beyond it a quarter of a day. */
const HOURLY = 48 * HOUR

interface AwaitedClockProps {
  readonly timer: Extract<OrderInfo['timer'], { kind: 'awaited' }>
  readonly order: OrderInfo
}

/** The time that a seller promised to deliver in, and what its end allows. */
export function AwaitedClock({ timer, order }: AwaitedClockProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const offset = useServerOffset()
  const now = useNow(60)
  const tick = timer.windowSeconds <= HOURLY ? HOUR : 6 * HOUR
  const units = Math.max(1, Math.ceil(timer.windowSeconds / tick))
  const elapsed = Math.min(units, timer.elapsedSeconds / tick)
  const passed = timer.remainingSeconds === 0
  const buyer = order.role === 'buyer'
  return (
    <>
      <div className="bd order-clock">
        <div className="order-clock-face">
          <div className="text-13 text-ink-3">
            <Trans>Promised delivery</Trans>
          </div>
          <Countdown
            target={timer.until}
            now={now}
            offsetSeconds={offset}
            labels={{ days: t`d`, hours: t`h` }}
            passed={
              <span className="text-16">
                <Moment at={timer.until} />
              </span>
            }
            onPassed={() => void q.goodsOrders.invalidate()}
            size="page"
          />
          <div className="text-13 text-ink-3">
            {passed ? (
              <Trans>the promised time has passed</Trans>
            ) : buyer ? (
              <Trans>then you may cancel</Trans>
            ) : (
              <Trans>then the buyer may cancel</Trans>
            )}
          </div>
        </div>
        <TimeRuler
          label={t`The promised time of delivery`}
          units={units}
          major={tick === HOUR ? 6 : 4}
          spans={elapsed < 0.01 ? [] : [{ kind: 'elapsed', from: 0, to: elapsed }]}
          flags={[
            {
              id: 'cancel',
              at: units,
              side: 'left',
              tone: 'ink',
              children: <b>{buyer ? <Trans>You may cancel</Trans> : <Trans>The buyer may cancel</Trans>}</b>,
              detail: <Moment at={timer.until} />,
            },
          ]}
          marks={[
            {
              at: 0,
              label: (
                <Trans>
                  Paid <Moment at={timer.from} />
                </Trans>
              ),
            },
            { at: units, label: <Moment at={timer.until} /> },
          ]}
        />
      </div>
      <OrderFrozen order={order} />
    </>
  )
}
