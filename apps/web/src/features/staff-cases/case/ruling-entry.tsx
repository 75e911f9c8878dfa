import type { SplitParts } from '@jindu/domain/dispute'
import { moneyFromWire, moneyToWire, negate } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseOrder } from './case-info.ts'
import { JournalLines, type JournalLine } from './journal-lines.tsx'

export interface RulingEntryProps {
  readonly order: CaseOrder
  readonly parts: SplitParts
}

/** The journal entry that a ruling will post, line by line. */
export function RulingEntry({ order, parts }: RulingEntryProps): ReactNode {
  const paid = [
    { account: `user_fund ${order.buyer.uid}`, money: parts.buyer },
    { account: `user_fund ${order.seller.uid}`, money: parts.seller },
    { account: `revenue_goods_fee ${order.seller.uid}`, money: parts.fee },
  ]
  const lines: JournalLine[] = [
    { account: `goods_escrow ${order.id}`, amount: moneyToWire(negate(moneyFromWire(order.amount))) },
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
