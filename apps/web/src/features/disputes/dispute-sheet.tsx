import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mayNow, type DisputeOrder } from './dispute-order.ts'
import { ResponseClock } from './response-clock.tsx'
import { RulingNote } from './ruling-note.tsx'
import { StatementForm } from './statements/statement-form.tsx'
import { StatementList } from './statements/statement-list.tsx'

/** Whether there is anything to dispute over: a hold stands, or stood and left something behind. */
export const hasDispute = ({ hold, status, dispute }: DisputeOrder): boolean =>
  (hold !== null && status === 'open') || dispute.statements.length > 0 || dispute.ruling !== null

/** The case of an order: until when to answer, what both sides said, and what was ruled. */
export function DisputeSheet({ order }: { readonly order: DisputeOrder }): ReactNode {
  const { statements, statementsLeft } = order.dispute
  return (
    <Sheet>
      <SheetHead title={<Trans>The case</Trans>}>
        <span className="num text-13 text-ink-3">{statements.length === 0 ? '' : statements.length}</span>
      </SheetHead>
      <SheetBody className="grid gap-4">
        <RulingNote order={order} />
        <ResponseClock order={order} />
        <StatementList order={order} />
      </SheetBody>
      {mayNow(order, 'stateCase') && statementsLeft > 0 ? (
        <SheetBody>
          <StatementForm order={order} />
        </SheetBody>
      ) : null}
    </Sheet>
  )
}
