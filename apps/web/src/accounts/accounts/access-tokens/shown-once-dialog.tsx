import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ShownOnceDialogProps {
  readonly title: ReactNode
  readonly description: ReactNode
  readonly value: string
  /** Label of the copy button. */
  readonly copy: string
  readonly onClose: () => void
}

/** Shows a secret once; it cannot be shown again. */
export function ShownOnceDialog({ title, description, value, copy, onClose }: ShownOnceDialogProps): ReactNode {
  const { t } = useLingui()
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      footer={
        <Button variant="ink" onClick={onClose}>
          <Trans>I have kept it</Trans>
        </Button>
      }
    >
      <p className="mono rounded-2 bg-sunken px-4 py-3 text-14 break-all">{value}</p>
      <div className="mt-3">
        <CopyButton
          value={value}
          labels={{
            copy,
            copied: t`Copied`,
            failed: t`Select it and copy by hand`,
            empty: t`There is nothing to copy`,
          }}
        />
      </div>
    </Dialog>
  )
}
