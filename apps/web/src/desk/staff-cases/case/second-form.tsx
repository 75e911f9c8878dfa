import { ruledPart, type Ruling } from '@jindu/domain/trust/disputes'
import { moneyFromWire } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { SecondEyesNote, useSecondEyes } from '../../staff/index.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { RulingNote, SplitView, stepOf, type DisputeSubject } from '../../../trust/disputes/index.ts'
import { RulingConsequence } from './ruling-dialog.tsx'
import { RulingEntry } from './ruling-entry.tsx'
import { ConfirmLabel } from './ruling-label.tsx'

export interface SecondFormProps {
  readonly subject: DisputeSubject
  /** The ruling that waits. */
  readonly ruling: Ruling
  /** The uid of the arbiter who gave the ruling. */
  readonly ruledBy: number | null
  /** Above the buttons that decide. */
  readonly warning: ReactNode
}

/** The second look at a ruling above the site's limit: another arbiter confirms it, or sends it back with a reason. */
export function SecondForm({ subject, ruling, ruledBy, warning }: SecondFormProps): ReactNode {
  const locale = useLocale()
  const [asked, setAsked] = useState<'confirm' | 'reject' | null>(null)
  const escrow = moneyFromWire(subject.amount)
  const parts = subject.parts(ruledPart(escrow, ruling))
  const step = stepOf(subject, 'confirmRuling')
  const label = <ConfirmLabel ruling={ruling} parts={parts} escrow={escrow} />
  const eyes = useSecondEyes(ruledBy)
  const mayConfirm = step?.allowed === true && (eyes?.sameEyesUntil ?? null) === null
  const close = (): void => setAsked(null)
  return (
    <Sheet>
      <SheetHead title={<Trans>Second look</Trans>} />
      <SheetBody className="grid gap-4">
        <RulingNote subject={subject} />
        <SplitView parts={parts} escrow={escrow} rate={subject.rate} reader="staff" comesBack={subject.comesBack} />
        <RulingEntry subject={subject} parts={parts} />
        {step?.allowed === false && step.reason !== undefined ? (
          <Note tone="neutral">{errorMessage(step.reason, locale, step.details ?? {})}</Note>
        ) : null}
        {step?.allowed === true ? <SecondEyesNote of={eyes} /> : null}
        {warning}
        <div className="case-send">
          <p className="text-13 text-ink-3">
            <Trans>Rejected, the case waits for a new ruling. The money stays in escrow.</Trans>
          </p>
          <Button variant="danger" disabled={step?.allowed !== true} onClick={() => setAsked('reject')}>
            <Trans>Reject</Trans>
          </Button>
          <Button variant="money" disabled={!mayConfirm} onClick={() => setAsked('confirm')}>
            {label}
          </Button>
        </div>
      </SheetBody>
      {asked === 'confirm' ? (
        <ConfirmRuling subject={subject} label={label} onClose={close}>
          <RulingConsequence subject={subject} parts={parts} pending={false} />
        </ConfirmRuling>
      ) : null}
      {asked === 'reject' ? <RejectRuling subject={subject} onClose={close} /> : null}
    </Sheet>
  )
}

interface AnswerProps {
  readonly subject: DisputeSubject
  readonly onClose: () => void
}

interface ConfirmProps extends AnswerProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

function ConfirmRuling({ subject, label, onClose, children }: ConfirmProps): ReactNode {
  const { t } = useLingui()
  const verb = useStaffVerb((client) => subject.calls(client).confirmRuling.mutate({ id: subject.id }), {
    done: onClose,
    quiet: true,
    says: t`The ruling holds: the money moved as it says`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Confirm the ruling on order {subject.id}</Trans>}
      consequence={children}
      confirmLabel={label}
      variant="money"
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}

function RejectRuling({ subject, onClose }: AnswerProps): ReactNode {
  const { t } = useLingui()
  const [reason, setReason] = useWritten(`rejection:${subject.kind}:${subject.id}`)
  const verb = useStaffVerb(
    (client) => subject.calls(client).rejectRuling.mutate({ id: subject.id, reason: reason.trim() }),
    {
      done: () => {
        setReason('')
        onClose()
      },
      quiet: true,
      says: t`The case waits for a new ruling`,
    },
  )
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Reject the ruling on order {subject.id}</Trans>}
      consequence={<Trans>The money stays in escrow and the case waits for a new ruling.</Trans>}
      confirmLabel={<Trans>Reject the ruling</Trans>}
      variant="danger"
      ready={reason.trim() !== ''}
      onConfirm={() => verb.mutate(undefined)}
    >
      <Field label={<Trans>Reason</Trans>} hint={<Trans>It stands in the timeline, both sides read it.</Trans>}>
        <Textarea
          rows={3}
          limit={rules.dispute.rulingReason.maximumCharacters}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </VerbDialog>
  )
}
