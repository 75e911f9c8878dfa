import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { caseKind } from '../case-kinds.ts'
import type { CaseRow } from './queue-search.ts'

type Reason = Pick<CaseRow, 'kind' | 'outcome' | 'pendingRuling' | 'buyerComplaintAt' | 'sellerComplaintAt'>

/** Why a case is here, or how it ended. */
export function CaseBadge({ of }: { readonly of: Reason }): ReactNode {
  const words = caseKind(of.kind)
  if (of.outcome !== null) {
    return words === null ? (
      <StatusBadge kind="neutral">{of.outcome}</StatusBadge>
    ) : (
      <words.Outcome outcome={of.outcome} />
    )
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
      <StatusBadge kind="hold">{words === null ? <Trans>Nobody complains</Trans> : <words.Unattended />}</StatusBadge>
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
