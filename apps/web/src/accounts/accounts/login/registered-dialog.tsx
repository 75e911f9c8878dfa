import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface RegisteredDialogProps {
  readonly uid: number
  readonly open: boolean
  readonly onClose: () => void
}

/** Registration is done: the uid is the only name of the account, so it is copied before it is used. */
export function RegisteredDialog({ uid, open, onClose }: RegisteredDialogProps): ReactNode {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={<Trans>Registered</Trans>}
      description={
        <Trans>This number is your uid. You log in with it, and nobody can look it up for you: note it down.</Trans>
      }
      footer={
        <Button variant="ink" onClick={onClose}>
          <Trans>Log in with this uid</Trans>
        </Button>
      }
    >
      <div className="flex items-center justify-between gap-4 rounded-2 bg-sunken px-4 py-3">
        <strong className="num text-28 leading-head">{uid}</strong>
        <CopyButton
          value={String(uid)}
          labels={{
            copy: t`Copy uid`,
            copied: t`Copied`,
            failed: t`Select it and copy by hand`,
            empty: t`There is nothing to copy`,
          }}
        />
      </div>
    </Dialog>
  )
}
