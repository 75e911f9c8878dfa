import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import type { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface LeaveDialogProps {
  readonly blocker: ReturnType<typeof useBlocker>
  /** Discards the draft as well. */
  readonly onLeave?: () => void
}

/** Asks before leaving a page with unsaved changes. */
export function LeaveDialog({ blocker, onLeave }: LeaveDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={<Trans>Leave without saving?</Trans>}
      consequence={<Trans>What you changed here is lost. No money is moved.</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      variant="danger"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}
