import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CaseWords } from '../../../trust/disputes/index.ts'
import type { OrderInfo } from '../order/order-info.ts'

const OUTCOMES: Readonly<Record<NonNullable<OrderInfo['outcome']>, ReactNode>> = {
  confirmed: <Trans>Buyer confirmed</Trans>,
  settled: <Trans>Settled</Trans>,
  refunded: <Trans>Seller refunded</Trans>,
  cancelled: <Trans>Buyer cancelled</Trans>,
  undelivered: <Trans>Never delivered</Trans>,
  agreedSplit: <Trans>Agreed on a split</Trans>,
  ruledToBuyer: <Trans>Ruled to the buyer</Trans>,
  ruledToSeller: <Trans>Ruled to the seller</Trans>,
  ruledSplit: <Trans>Ruled a split</Trans>,
}

const isOutcome = (outcome: string): outcome is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, outcome)
const WENT_BACK: ReadonlySet<string> = new Set(['refunded', 'ruledToBuyer', 'cancelled', 'undelivered'])

/** Disputes of goods orders, in the lists of the arbiters. */
export const goodsOrderCaseWords: CaseWords = {
  Outcome: function GoodsOrderOutcome({ outcome }) {
    const words = isOutcome(outcome) ? OUTCOMES[outcome] : outcome
    return <StatusBadge kind={WENT_BACK.has(outcome) ? 'neutral' : 'positive'}>{words}</StatusBadge>
  },
  Unattended: function HeldForDays() {
    return <Trans>Held 15 days</Trans>
  },
}
