import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiClient } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../../accounts/accounts/index.ts'
import type { DisputeSubject } from '../dispute-subject.ts'
import { PicturePicker } from '../statements/picture-picker.tsx'
import { useStatement } from '../statements/use-statement.ts'

const { maximumCharacters, maximumFiles } = rules.dispute.statement

export interface ComplainDialogProps {
  readonly subject: DisputeSubject
  readonly title: ReactNode
  readonly consequence: ReactNode
  readonly confirmLabel: ReactNode
  /** Success message. */
  readonly said: MessageDescriptor
  readonly complain: (client: ApiClient, id: number) => Promise<unknown>
  readonly onClose: () => void
}

/** Files a complaint together with the reason, so that the arbiter hears it from the start. */
export function ComplainDialog({ subject, said, complain, onClose, ...asked }: ComplainDialogProps): ReactNode {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const statement = useStatement(subject)
  const [tried, setTried] = useState(false)
  const verb = useVerb(
    async (client, { text, files }: { text: string; files: string[] }) => {
      await complain(client, subject.id)
      // The complaint stays filed even if its statement is refused; the draft is kept, and its form shows the error.
      return subject
        .calls(client)
        .stateCase.mutate({ id: subject.id, text, files })
        .then(() => true)
        .catch(() => false)
    },
    {
      quiet: true,
      says: (heard) =>
        heard
          ? i18n._(said)
          : t`Your complaint stands. What you wrote was not sent: it is kept under “State your case”.`,
      done: (heard) => {
        if (heard) statement.clear()
        onClose()
      },
    },
  )
  const send = (): void => {
    setTried(true)
    if (statement.fits) verb.mutate({ text: statement.text, files: [...statement.files] })
  }
  return (
    <SecuredDialog
      {...asked}
      secured={subject.asksPayPassword}
      verb={verb}
      onClose={onClose}
      size="broad"
      variant="ink"
      onConfirm={send}
    >
      <div className="grid gap-3">
        <fieldset className="ready-reasons" aria-label={t`Ready reasons`}>
          {(subject.role === 'staff' ? [] : subject.reasons[subject.role]).map((reason) => (
            <Button
              key={reason.id}
              variant="line"
              size="s"
              onClick={() => statement.setText((before) => withReason(before, i18n._(reason)))}
            >
              {i18n._(reason)}
            </Button>
          ))}
        </fieldset>
        <Field
          label={<Trans>What is wrong?</Trans>}
          error={
            tried && !statement.fits ? errorMessage('DISPUTE_STATEMENT_INVALID', locale, statement.limits) : undefined
          }
          hint={<Trans>The other side and the arbiter read it. It cannot be changed afterwards.</Trans>}
        >
          <Textarea
            rows={4}
            limit={maximumCharacters}
            value={statement.text}
            onChange={(event) => statement.setText(event.target.value)}
          />
        </Field>
        <PicturePicker
          kind="dispute"
          files={statement.files}
          maximum={maximumFiles}
          onChange={statement.changePictures}
        />
      </div>
    </SecuredDialog>
  )
}

/** Inserts the reason once. */
function withReason(before: string, reason: string): string {
  return before.includes(reason) ? before : before.trim() === '' ? `${reason}\n` : `${before.trimEnd()}\n${reason}\n`
}
