import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mayNow, type DisputeSubject } from './dispute-subject.ts'
import { ResponseClock } from './response-clock.tsx'
import { RulingNote } from './ruling-note.tsx'
import { StatementForm } from './statements/statement-form.tsx'
import { StatementList } from './statements/statement-list.tsx'

/** Whether there is anything to show: an open dispute, or statements or a ruling of an earlier one. */
export const hasDispute = ({ open, disputed, dispute }: DisputeSubject): boolean =>
  (disputed && open) || dispute.statements.length > 0 || dispute.ruling !== null

/** The dispute of a subject: deadline for statements, statements of both sides, and the ruling. */
export function DisputeSheet({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { statements, statementsLeft } = subject.dispute
  return (
    <Sheet>
      <SheetHead title={<Trans>The case</Trans>}>
        <span className="num text-13 text-ink-3">{statements.length === 0 ? '' : statements.length}</span>
      </SheetHead>
      <SheetBody className="grid gap-4">
        <RulingNote subject={subject} />
        <ResponseClock subject={subject} />
        <StatementList subject={subject} />
      </SheetBody>
      {mayNow(subject, 'stateCase') && statementsLeft > 0 ? (
        <SheetBody>
          <StatementForm key={subject.id} subject={subject} />
        </SheetBody>
      ) : null}
    </Sheet>
  )
}
