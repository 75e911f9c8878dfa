import { ruledPart, type Ruling } from '@jindu/domain/trust/disputes'
import { moneyFromWire, moneyToWire } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { readRuledShare, SideName, SplitView, stepOf, type DisputeSubject } from '../../../trust/disputes/index.ts'
import { FaultChoice, type Fault } from './fault-choice.tsx'
import { RulingDialog } from './ruling-dialog.tsx'
import { RulingEntry } from './ruling-entry.tsx'
import { RulingLabel } from './ruling-label.tsx'

const HALF = '50%'
const { maximumCharacters } = rules.dispute.rulingReason

interface RulingFormProps {
  readonly subject: DisputeSubject
  /** Shown above the submit button. */
  readonly warning: ReactNode
}

/** Form of a ruling: the split of the escrow, the reason, and a preview of the journal entry. A dialog confirms it. */
export function RulingForm({ subject, warning }: RulingFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const [to, setTo] = useState<Ruling['to'] | null>(null)
  const [percent, setPercent] = useState(HALF)
  const [reason, setReason] = useWritten(`ruling:${subject.kind}:${subject.id}`)
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const escrow = moneyFromWire(subject.amount)
  const share = readRuledShare(percent, escrow, subject.rate)
  const ruling: Ruling | null = to === null ? null : to === 'split' ? { to, buyerBasisPoints: share ?? 5_000 } : { to }
  const [fault, setFault] = useState<Fault>('nobody')
  const parts = ruling === null ? null : subject.parts(ruledPart(escrow, ruling))
  const step = stepOf(subject, 'rule')
  const wrongShare =
    to === 'split' && share === null ? t`A share between 0.01% and 99.99%, or coin or dollars within the escrow` : ''
  const wrongReason = reason.trim() === '' ? t`Give the reason. Both sides read it.` : ''
  const wrongSide = to === null ? t`Choose to whom the escrow goes.` : ''
  const wrong = [wrongSide, wrongShare, wrongReason].filter((message) => message !== '')
  const send = (): void => {
    setTried(true)
    if (wrong.length === 0) setAsked(true)
    else failures(wrong)
  }
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Ruling</Trans>}
        end={
          <Segmented
            label={t`To whom`}
            value={to}
            onValueChange={setTo}
            options={[
              { value: 'buyer', label: t`To buyer` },
              { value: 'split', label: t`Split` },
              { value: 'seller', label: t`To seller` },
            ]}
          />
        }
      />
      <SheetBody>
        <form
          noValidate
          className="grid gap-4"
          aria-label={t`Ruling`}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          {parts === null ? (
            <p className={tried ? 'text-13 text-negative' : 'text-13 text-ink-3'} role={tried ? 'alert' : undefined}>
              <Trans>Choose to whom the escrow goes.</Trans>
            </p>
          ) : (
            <SplitView
              parts={parts}
              unread={wrongShare !== ''}
              escrow={escrow}
              rate={subject.rate}
              reader="staff"
              comesBack={subject.comesBack}
              offer={subject.dispute.proposal}
              {...(to === 'split' ? { onShare: (next: number) => setPercent(`${next / 100}%`) } : {})}
            >
              {to === 'split' ? (
                <Field
                  label={<SideName side="buyer" own={false} back={subject.comesBack} />}
                  error={wrongShare}
                  hint={wrongShare === '' ? <Amount of={moneyToWire(parts.buyer)} strong /> : '–'}
                >
                  <Input
                    inputMode="decimal"
                    autoComplete="off"
                    align="end"
                    maxLength={24}
                    value={percent}
                    onChange={(event) => setPercent(event.target.value)}
                  />
                </Field>
              ) : undefined}
            </SplitView>
          )}
          <Field label={<Trans>Reason, shown to both sides</Trans>} error={tried ? wrongReason : undefined}>
            <Textarea
              rows={3}
              limit={maximumCharacters}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {subject.hasFaults ? <FaultChoice value={fault} onChange={setFault} /> : null}
          {parts === null ? null : <RulingEntry subject={subject} parts={parts} />}
          {step?.allowed === false && step.reason !== undefined ? (
            <Note tone="hold">{errorMessage(step.reason, locale, step.details ?? {})}</Note>
          ) : null}
          {warning}
          <div className="case-send">
            <p className="text-13 text-ink-3">
              {subject.dispute.needsSecond ? (
                <Trans>Above the site’s limit: the money moves when a second arbiter confirms.</Trans>
              ) : (
                <Trans>Final. Both sides are told at once, the order closes.</Trans>
              )}
            </p>
            <Button type="submit" variant="money" disabled={step?.allowed !== true}>
              {ruling === null || parts === null ? (
                <Trans>Rule</Trans>
              ) : (
                <RulingLabel ruling={ruling} parts={parts} escrow={escrow} />
              )}
            </Button>
          </div>
        </form>
      </SheetBody>
      {asked && ruling !== null && parts !== null ? (
        <RulingDialog
          subject={subject}
          ruling={ruling}
          {...(subject.hasFaults ? { malicious: fault === 'nobody' ? null : fault } : {})}
          parts={parts}
          reason={reason.trim()}
          onClose={() => setAsked(false)}
          onRuled={() => setReason('')}
        />
      ) : null}
    </Sheet>
  )
}
