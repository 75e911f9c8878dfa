import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { ReasonField, useReason } from './reason-field.tsx'

export interface ReasonDialogProps {
  /** Key of the reason's draft, unique for each subject. */
  readonly about: string
  readonly title: ReactNode
  /** Effect of the step, who reads the reason, and whether it can be undone. */
  readonly consequence: ReactNode
  readonly confirmLabel: ReactNode
  readonly variant?: 'ink' | 'danger'
  readonly pending: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
  /** Content above the reason. */
  readonly children?: ReactNode
}

/** Asks for a reason before staff act; an error never clears it. */
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
  const why = useReason(about)
  const confirm = (): void => {
    const reason = why.take()
    if (reason !== null) onConfirm(reason)
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
      <ReasonField of={why} />
    </VerbDialog>
  )
}
