import { Countdown } from '@jindu/ui/patterns/countdown'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { OtcBadge } from './otc-badge.tsx'
import type { OtcOrder } from './order.ts'

/** On phones: whose turn it is and how long, in sight wherever the reader has scrolled, above the chat too. */
export function OtcStrip({ order }: { readonly order: OtcOrder }): ReactNode {
  const { t } = useLingui()
  const now = useNow(5)
  const offset = useServerOffset()
  const { timer } = order
  if (timer.kind === 'ended') return null
  const stopped = timer.kind === 'stopped'
  return (
    <div className="otc-strip">
      <OtcBadge order={order} />
      <Countdown
        target={stopped ? timer.since + timer.remainingSeconds : timer.until}
        now={stopped ? timer.since : now}
        offsetSeconds={offset}
        stopped={stopped}
        labels={{ days: t`d`, hours: t`h` }}
        passed={<Trans>Time is up</Trans>}
      />
      <span className="grow" />
      {order.chatId === null ? null : (
        <a href="#chat" className="btn line s">
          <Trans context="to the talk">Chat</Trans>
        </a>
      )}
    </div>
  )
}
