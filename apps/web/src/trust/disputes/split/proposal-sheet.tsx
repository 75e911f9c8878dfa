import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { isReturnAsked, mayNow, type DisputeSubject, type Proposal } from '../dispute-subject.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { SplitView } from './split-view.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Asked = { readonly step: 'propose' | 'withdraw' } | { readonly step: 'accept'; readonly proposal: Proposal }

/** The open proposal of a split, and the reader's options. Renders nothing without one. */
export function ProposalSheet({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  const { proposal } = subject.dispute
  return (
    <>
      {proposal === null ? null : <Standing subject={subject} proposal={proposal} onAsk={setAsked} />}
      {asked?.step === 'propose' ? <ProposeDialog subject={subject} onClose={close} /> : null}
      {asked?.step === 'withdraw' ? <WithdrawDialog subject={subject} onClose={close} /> : null}
      {asked?.step === 'accept' ? <AcceptDialog subject={subject} proposal={asked.proposal} onClose={close} /> : null}
    </>
  )
}

interface StandingProps {
  readonly subject: DisputeSubject
  readonly proposal: Proposal
  readonly onAsk: (asked: Asked) => void
}

function Standing({ subject, proposal, onAsk }: StandingProps): ReactNode {
  const own = proposal.by === subject.role
  const { buyer, seller, fee } = proposal
  const parts = { buyer: moneyFromWire(buyer), seller: moneyFromWire(seller), fee: moneyFromWire(fee) }
  const take = formatCoin(subject.role === 'buyer' ? parts.buyer : parts.seller)
  return (
    <Sheet>
      <SheetHead
        title={isReturnAsked(proposal) ? <Trans>Proposed to cancel together</Trans> : <Trans>Proposed split</Trans>}
        end={
          <span className="text-13 text-ink-3 phone:hidden">
            <Moment at={proposal.at} />
          </span>
        }
      >
        <StatusBadge kind={own || subject.role === 'staff' ? 'neutral' : 'money'}>
          {own ? (
            subject.role === 'buyer' ? (
              <Trans>Waits for the seller</Trans>
            ) : (
              <Trans>Waits for the buyer</Trans>
            )
          ) : subject.role === 'staff' ? (
            proposal.by === 'buyer' ? (
              <Trans>By the buyer</Trans>
            ) : (
              <Trans>By the seller</Trans>
            )
          ) : (
            <Trans>Your turn</Trans>
          )}
        </StatusBadge>
      </SheetHead>
      <SheetBody className="grid gap-4">
        <SplitView
          parts={parts}
          escrow={moneyFromWire(subject.amount)}
          rate={subject.rate}
          reader={subject.role}
          comesBack={subject.comesBack}
        />
        {subject.role === 'staff' ? null : (
          <div className="split-answers">
            <p className="text-13 text-ink-3">
              {own ? (
                subject.role === 'buyer' ? (
                  <Trans>The order closes when the seller accepts.</Trans>
                ) : (
                  <Trans>The order closes when the buyer accepts.</Trans>
                )
              ) : (
                <Trans>Accept and the order closes, or answer with another split.</Trans>
              )}
            </p>
            {mayNow(subject, 'withdrawSplit') ? (
              <Button variant="quiet" onClick={() => onAsk({ step: 'withdraw' })}>
                <Trans>Withdraw it</Trans>
              </Button>
            ) : null}
            {mayNow(subject, 'proposeSplit') ? (
              <Button onClick={() => onAsk({ step: 'propose' })}>
                {own ? <Trans>Change</Trans> : <Trans>Counter</Trans>}
              </Button>
            ) : null}
            {mayNow(subject, 'acceptSplit') ? (
              <Button variant="money" onClick={() => onAsk({ step: 'accept', proposal })}>
                {(subject.role === 'buyer') === subject.comesBack ? (
                  <Trans>Accept {take} back to you</Trans>
                ) : (
                  <Trans>Accept {take} to you</Trans>
                )}
              </Button>
            ) : null}
          </div>
        )}
      </SheetBody>
    </Sheet>
  )
}
