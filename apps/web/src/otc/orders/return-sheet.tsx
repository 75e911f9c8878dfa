import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { mayNow, WithdrawDialog } from '../../trust/disputes/index.ts'
import { disputeSubject } from './dispute-subject.ts'
import type { OtcOrder } from './order.ts'
import { Ask } from './otc-actions.tsx'
import { STEPS } from './steps.tsx'

/** The open proposal to cancel together, with the reader's answers. Renders nothing without one. */
export function ReturnSheet({ order }: { readonly order: OtcOrder }): ReactNode {
  const [asked, setAsked] = useState<'accept' | 'withdraw' | null>(null)
  const close = (): void => setAsked(null)
  const { proposal } = order.dispute
  if (proposal === null) return null
  const subject = disputeSubject(order)
  const { role } = order
  const own = proposal.by === role
  const isAccepted = order.allowedEvents.some(({ event, allowed }) => event === 'acceptReturn' && allowed)
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Cancel together</Trans>}
        end={
          <span className="text-13 text-ink-3 phone:hidden">
            <Moment at={proposal.at} />
          </span>
        }
      >
        <StatusBadge kind={own || role === 'staff' ? 'neutral' : 'money'}>
          {own ? (
            role === 'buyer' ? (
              <Trans>Waits for the seller</Trans>
            ) : (
              <Trans>Waits for the buyer</Trans>
            )
          ) : role !== 'staff' ? (
            <Trans>Your turn</Trans>
          ) : proposal.by === 'buyer' ? (
            <Trans>By the buyer</Trans>
          ) : (
            <Trans>By the seller</Trans>
          )}
        </StatusBadge>
      </SheetHead>
      <SheetBody>
        <div className="split-answers">
          <p className="text-14">
            {own || role === 'staff' ? (
              <Trans>The coin goes back to the seller when the other side agrees. Until then everything goes on.</Trans>
            ) : (
              STEPS.acceptReturn.effect(order)
            )}
          </p>
          {mayNow(subject, 'withdrawSplit') ? (
            <Button variant="quiet" onClick={() => setAsked('withdraw')}>
              <Trans>Withdraw it</Trans>
            </Button>
          ) : null}
          {isAccepted ? (
            <Button variant="ink" onClick={() => setAsked('accept')}>
              {STEPS.acceptReturn.title}
            </Button>
          ) : null}
        </div>
      </SheetBody>
      {asked === 'withdraw' ? <WithdrawDialog subject={subject} onClose={close} /> : null}
      {asked === 'accept' ? <Ask step="acceptReturn" order={order} onClose={close} /> : null}
    </Sheet>
  )
}
