import { Countdown } from '@jindu/ui/patterns/countdown'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useServerOffset } from '../../shared/time/server-clock.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { DisputeSubject } from './dispute-subject.ts'

/** Deadline of a side's statement before an arbiter may rule without it, with the side and the consequence. */
export function ResponseClock({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(60)
  const offset = useServerOffset()
  const { respondBy, rulableAt, buyerStatedAt, sellerStatedAt } = subject.dispute
  const complained = subject.buyer.complaintAt !== null || subject.seller.complaintAt !== null
  const tone = complained ? 'dispute' : 'hold'
  if (respondBy === null || rulableAt === null || subject.dispute.pendingRuling !== null) return null
  if (rulableAt <= now) {
    return (
      <Note tone={tone}>
        {buyerStatedAt !== null && sellerStatedAt !== null ? (
          <Trans>Both sides were heard. An arbiter may rule at any time.</Trans>
        ) : (
          <Trans>The time to answer is over. An arbiter may rule at any time.</Trans>
        )}
      </Note>
    )
  }
  return (
    <Note tone={tone} icon={<Hourglass className="ic" aria-hidden="true" />} title={<Waiting subject={subject} />}>
      <Trans>
        <Countdown
          target={respondBy}
          now={now}
          offsetSeconds={offset}
          labels={{ days: t`d`, hours: t`h` }}
          passed={<Trans>a moment</Trans>}
          onPassed={() => void subject.reads(q).invalidate()}
        />{' '}
        left, until <Moment at={respondBy} />. Then an arbiter may rule without an answer.
      </Trans>
    </Note>
  )
}

function Waiting({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { buyerStatedAt, sellerStatedAt } = subject.dispute
  const own = subject.role === 'buyer' ? buyerStatedAt : subject.role === 'seller' ? sellerStatedAt : 0
  if (own === null) return <Trans>State your case: the arbiter hears both sides</Trans>
  if (buyerStatedAt === null && sellerStatedAt === null) return <Trans>Both sides are waited for</Trans>
  return buyerStatedAt === null ? <Trans>The buyer is waited for</Trans> : <Trans>The seller is waited for</Trans>
}
