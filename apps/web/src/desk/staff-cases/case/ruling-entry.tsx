import type { SplitParts } from '@jindu/domain/trust/disputes'
import { moneyFromWire, moneyToWire, negate } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DisputeSubject } from '../../../trust/disputes/index.ts'
import { JournalLines, type JournalLine } from './journal-lines.tsx'

export interface RulingEntryProps {
  readonly subject: DisputeSubject
  readonly parts: SplitParts
}

/** The journal entry that a ruling will post, line by line. */
export function RulingEntry({ subject, parts }: RulingEntryProps): ReactNode {
  const { accounts, amount: escrow } = subject
  const paid = [
    { account: accounts.buyer, money: parts.buyer },
    { account: accounts.seller, money: parts.seller },
    { account: accounts.fee, money: parts.fee },
  ]
  const lines: JournalLine[] = [
    { account: accounts.escrow, amount: moneyToWire(negate(moneyFromWire(escrow))) },
    ...paid
      .filter(({ money }) => money.units > 0n)
      .map(({ account, money }) => ({ account, amount: moneyToWire(money) })),
  ]
  return (
    <div className="grid gap-1">
      <div className="case-entry-head">
        <b className="text-13">
          <Trans>Journal entry this will post</Trans>
        </b>
        <span className="case-zero">
          <Check className="ic s" aria-hidden="true" />
          <Trans>sums to zero</Trans>
        </span>
      </div>
      <JournalLines lines={lines} />
    </div>
  )
}
