import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CaseWords } from '../../../trust/disputes/index.ts'
import type { OtcOrderRow } from '../order.ts'

const OUTCOMES: Readonly<Record<NonNullable<OtcOrderRow['outcome']>, ReactNode>> = {
  released: <Trans>Seller released</Trans>,
  requiredByBuyer: <Trans>Buyer demanded settlement</Trans>,
  agreedSplit: <Trans>Agreed on a split</Trans>,
  ruledToBuyer: <Trans context="coin">Ruled to the buyer</Trans>,
  ruledSplit: <Trans>Ruled a split</Trans>,
  byBuyer: <Trans>Buyer cancelled</Trans>,
  requiredBySeller: <Trans>Seller demanded cancellation</Trans>,
  expired: <Trans>Expired unpaid</Trans>,
  agreedReturn: <Trans>Cancelled together</Trans>,
  ruledToSeller: <Trans context="coin">Ruled to the seller</Trans>,
}

const isOutcome = (outcome: string): outcome is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, outcome)
const WENT_BACK: ReadonlySet<string> = new Set([
  'byBuyer',
  'requiredBySeller',
  'expired',
  'ruledToSeller',
  'agreedReturn',
])

/** Disputes of orders of the fiat market, in the lists of the arbiters. */
export const otcOrderCaseWords: CaseWords = {
  Outcome: function OtcOrderOutcome({ outcome }) {
    const words = isOutcome(outcome) ? OUTCOMES[outcome] : outcome
    return <StatusBadge kind={WENT_BACK.has(outcome) ? 'neutral' : 'positive'}>{words}</StatusBadge>
  },
  Unattended: function PaidAndSilent() {
    return <Trans>Paid, nobody acts</Trans>
  },
}
