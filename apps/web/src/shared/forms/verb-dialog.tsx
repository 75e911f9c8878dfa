import { ConfirmDialog, type ConfirmDialogProps } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../errors/use-failure-text.ts'

type Asked = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'cancelLabel' | 'pending' | 'error'>

export interface VerbDialogProps extends Asked {
  /** The step to confirm, created with `quiet: true`: its error is shown here. */
  readonly verb: { readonly isPending: boolean; readonly error: unknown }
  readonly onClose: () => void
  readonly cancelLabel?: ReactNode
}

/** Confirms a verb, waits while it runs, and stays open with the error if it fails. */
export function VerbDialog({ verb, onClose, ...asked }: VerbDialogProps): ReactNode {
  const refusal = useFailureText(verb.error)
  return (
    <ConfirmDialog
      cancelLabel={<Trans>Not now</Trans>}
      {...asked}
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      pending={verb.isPending}
      error={refusal === '' ? null : refusal}
    />
  )
}
