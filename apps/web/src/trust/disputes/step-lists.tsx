import { ActionFold, ActionList } from '@jindu/ui/patterns/action-row'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { splitAsked, stepOf, type DisputeSubject } from './dispute-subject.ts'
import { ProposeRow } from './split/propose-row.tsx'

export interface StepListsProps {
  readonly subject: DisputeSubject
  /** `<ActionRow>`s of the allowed steps, the expected one first. */
  readonly open: readonly ReactNode[]
  /** The disallowed steps. */
  readonly closed: readonly ReactNode[]
}

/** The reader's possible steps, proposing a split last; disallowed ones are folded below, each with its reason. */
export function StepLists({ subject, open, closed }: StepListsProps): ReactNode {
  const { t } = useLingui()
  const split = splitAsked(subject) === null ? stepOf(subject, 'proposeSplit') : undefined
  const closedCount = closed.length + (split?.allowed === false ? 1 : 0)
  return (
    <>
      {open.length === 0 && split?.allowed !== true ? null : (
        <ActionList label={t`Steps`}>
          {open}
          {split?.allowed === true ? <ProposeRow subject={subject} /> : null}
        </ActionList>
      )}
      {closedCount === 0 ? null : (
        <ActionFold title={<Trans>Not possible now ({closedCount})</Trans>} label={t`Steps that are not possible now`}>
          {closed}
          {split?.allowed === false ? <ProposeRow subject={subject} /> : null}
        </ActionFold>
      )}
    </>
  )
}
