import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CaseRow } from './queue-search.ts'

type Reason = Pick<CaseRow, 'status' | 'outcome' | 'pendingRuling' | 'buyerComplaintAt' | 'sellerComplaintAt'>

const ENDED = {
  confirmed: <Trans>Buyer confirmed</Trans>,
  settled: <Trans>Settled</Trans>,
  refunded: <Trans>Seller refunded</Trans>,
  agreedSplit: <Trans>Agreed on a split</Trans>,
  ruledToBuyer: <Trans>Ruled to the buyer</Trans>,
  ruledToSeller: <Trans>Ruled to the seller</Trans>,
  ruledSplit: <Trans>Ruled a split</Trans>,
} as const satisfies Record<NonNullable<Reason['outcome']>, ReactNode>

/** Why a case is here, or how it ended. */
export function CaseBadge({ of }: { readonly of: Reason }): ReactNode {
  if (of.outcome !== null) {
    return <StatusBadge kind={of.status === 'revoked' ? 'neutral' : 'positive'}>{ENDED[of.outcome]}</StatusBadge>
  }
  if (of.pendingRuling !== null) {
    return (
      <StatusBadge kind="hold">
        <Trans>Second arbiter</Trans>
      </StatusBadge>
    )
  }
  if (of.buyerComplaintAt === null && of.sellerComplaintAt === null) {
    return (
      <StatusBadge kind="hold">
        <Trans>Held 15 days</Trans>
      </StatusBadge>
    )
  }
  return (
    <StatusBadge kind="dispute">
      {of.sellerComplaintAt === null ? (
        <Trans>Buyer complains</Trans>
      ) : of.buyerComplaintAt === null ? (
        <Trans>Seller complains</Trans>
      ) : (
        <Trans>Both complain</Trans>
      )}
    </StatusBadge>
  )
}
