import { Countdown } from '@jindu/ui/patterns/countdown'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { TimeRuler, type RulerFlag, type RulerSpan } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AwaitedClock } from './awaited-clock.tsx'
import { OrderFrozen } from './order-frozen.tsx'
import type { OrderInfo } from './order-info.ts'

const QUARTER_DAY = 21_600
const TICKS_A_DAY = 4

type Running = Extract<OrderInfo['timer'], { kind: 'running' | 'stopped' }>

function Clock({ timer, order }: { readonly timer: Running; readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const offset = useServerOffset()
  const stopped = timer.kind === 'stopped'
  const now = useNow(60)
  const target = stopped ? timer.since + timer.remainingSeconds : timer.until
  return (
    <div className="order-clock-face">
      <div className="text-13 text-ink-3">
        <Trans>Protection window</Trans>
      </div>
      <Countdown
        target={target}
        now={stopped ? timer.since : now}
        offsetSeconds={offset}
        stopped={stopped}
        labels={{ days: t`d`, hours: t`h` }}
        passed={<Moment at={order.protectUntil} />}
        onPassed={() => void q.goodsOrders.invalidate()}
        size="page"
      />
      {stopped ? (
        <StatusBadge kind="hold">
          <Trans>Clock stopped</Trans>
        </StatusBadge>
      ) : (
        <div className="text-13 text-ink-3">
          {order.role === 'seller' ? <Trans>then to you</Trans> : <Trans>then to the seller</Trans>}
        </div>
      )}
    </div>
  )
}

function flagsOf(timer: Running, order: OrderInfo, units: number): RulerFlag[] {
  if (timer.kind === 'running') {
    return [
      {
        id: 'settles',
        at: units,
        side: 'left',
        tone: 'money',
        children: (
          <b>{order.role === 'seller' ? <Trans>Settles to you</Trans> : <Trans>Settles to the seller</Trans>}</b>
        ),
        detail: <Moment at={timer.until} />,
      },
    ]
  }
  return [
    {
      id: 'hold',
      at: timer.elapsedSeconds / QUARTER_DAY,
      tone: 'hold',
      children: (
        <b>{order.role === 'buyer' ? <Trans>You put it on hold</Trans> : <Trans>The buyer put it on hold</Trans>}</b>
      ),
      detail: <Moment at={timer.since} />,
    },
    {
      id: 'would',
      at: units,
      side: 'left',
      loose: true,
      row: timer.elapsedSeconds / QUARTER_DAY > units * 0.55 ? 2 : 1,
      children: <Trans>would have settled</Trans>,
      detail: <Moment at={order.protectUntil} />,
    },
  ]
}

function spansOf(timer: Running, complaint: boolean): RulerSpan[] {
  const elapsed = timer.elapsedSeconds / QUARTER_DAY
  const spans: RulerSpan[] = elapsed < 0.01 ? [] : [{ kind: 'elapsed', from: 0, to: elapsed }]
  if (timer.kind === 'stopped') {
    const held = Math.max(0.6, timer.heldSeconds / QUARTER_DAY)
    spans.push({ kind: complaint ? 'disputed' : 'held', from: elapsed, to: elapsed + held })
  }
  return spans
}

/** The protection window: time left, state of the clock, and its next event. */
export function OrderClock({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const { timer } = order
  if (timer.kind === 'ended') return null
  if (timer.kind === 'awaited') return <AwaitedClock timer={timer} order={order} />
  const days = Math.max(1, Math.round(timer.windowSeconds / 86_400))
  const units = Math.max(1, Math.ceil(timer.windowSeconds / QUARTER_DAY))
  const middle = [Math.round(days / 3), Math.round((2 * days) / 3)]
  return (
    <>
      <div className="bd order-clock">
        <Clock timer={timer} order={order} />
        <TimeRuler
          label={t`The protection window of ${days} days`}
          units={units}
          major={TICKS_A_DAY}
          spans={spansOf(timer, order.progress === 'complaint')}
          flags={flagsOf(timer, order, units)}
          marks={[
            {
              at: 0,
              label: (
                <Trans>
                  Paid <Moment at={timer.from} />
                </Trans>
              ),
            },
            ...middle.map((day) => ({ at: day * TICKS_A_DAY, label: <Trans key={day}>day {day}</Trans> })),
            { at: units, label: <Trans>day {days}</Trans> },
          ]}
        />
      </div>
      <OrderFrozen order={order} />
    </>
  )
}
