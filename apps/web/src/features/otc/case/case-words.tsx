import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { CaseWords } from '../../disputes/index.ts'
import { OUTCOMES } from '../order/outcome-words.tsx'

const isOutcome = (outcome: string): outcome is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, outcome)
const WENT_BACK: ReadonlySet<string> = new Set(['byBuyer', 'requiredBySeller', 'expired', 'ruledToSeller'])

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
