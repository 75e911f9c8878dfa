import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { splitAsked, stepOf, type DisputeSubject } from '../dispute-subject.ts'
import { StepRow } from '../step-row.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

/**
 * Step to propose a split: a part back to the buyer, the rest to the seller, by agreement (a partial refund). An open
 * proposal is answered in its own sheet.
 */
export function ProposeRow({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const [asked, setAsked] = useState(false)
  const step = stepOf(subject, 'proposeSplit')
  if (step === undefined || splitAsked(subject) !== null) return null
  return (
    <>
      <StepRow
        step={step}
        at="split"
        kind="neutral"
        title={<Trans>Agree on a split</Trans>}
        effect={
          subject.comesBack ? (
            <Trans>
              Part of it goes back, the rest to the seller. Money stays in escrow until the other side accepts.
            </Trans>
          ) : (
            <Trans>
              Part of it goes to the buyer, the rest back to the seller. The coin stays in escrow until the other side
              accepts.
            </Trans>
          )
        }
        label={<Trans>Propose</Trans>}
        onAsk={() => setAsked(true)}
      />
      {asked ? <ProposeDialog subject={subject} onClose={() => setAsked(false)} /> : null}
    </>
  )
}
