import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OtcBadge } from './otc-badge.tsx'
import type { OtcOrder } from './order.ts'
import { OtcCountdown } from './otc-countdown.tsx'
import { OtcRuler } from './otc-ruler.tsx'

/** On phones: the party to act next and the time left, always visible, above the chat too. */
export function OtcStrip({ order }: { readonly order: OtcOrder }): ReactNode {
  const { timer } = order
  if (timer.kind === 'ended') return null
  return (
    <div className="otc-strip">
      <OtcBadge order={order} />
      <span className="grow" />
      {order.chatId === null ? null : (
        <a href="#chat" className="btn line s">
          <Trans context="to the talk">Chat</Trans>
        </a>
      )}
      <OtcCountdown timer={timer} />
      <OtcRuler timer={timer} />
    </div>
  )
}
