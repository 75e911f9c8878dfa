import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'

export interface ReasonDialogProps {
  /** What the reason is about, among all that staff give: what was typed is kept under it. */
  readonly about: string
  readonly title: ReactNode
  /** What happens, who reads the reason, and whether it can be taken back. */
  readonly consequence: ReactNode
  readonly confirmLabel: ReactNode
  readonly variant?: 'ink' | 'danger'
  readonly pending: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
  /** Stands above the reason. */
  readonly children?: ReactNode
}

const { minimumCharacters, maximumCharacters } = rules.staff.reason

/** Asks why before staff act; nothing typed is lost on a refusal. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const {
    about,
    title,
    consequence,
    confirmLabel,
    variant = 'ink',
    pending,
    error,
    onClose,
    onConfirm,
    children,
  } = props
  const locale = useLocale()
  const [reason, setReason] = useWritten(`reason:${about}`)
  const [tried, setTried] = useState(false)
  const { length } = Array.from(reason.trim())
  const fits = length >= minimumCharacters && length <= maximumCharacters
  const confirm = (): void => {
    setTried(true)
    if (fits) onConfirm(reason.trim())
  }
  return (
    <VerbDialog
      verb={{ isPending: pending, error }}
      onClose={onClose}
      title={title}
      consequence={consequence}
      confirmLabel={confirmLabel}
      cancelLabel={<Trans>Cancel</Trans>}
      variant={variant}
      onConfirm={confirm}
    >
      {children}
      <Field
        label={<Trans>Reason</Trans>}
        error={tried && !fits ? errorMessage('STAFF_REASON_LENGTH', locale) : undefined}
      >
        <Textarea
          rows={3}
          limit={maximumCharacters}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </VerbDialog>
  )
}
