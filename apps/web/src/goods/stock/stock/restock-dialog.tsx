import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx'
import { AddUnits } from './add-units.tsx'
import type { RestockProps } from './restock.tsx'

export interface RestockDialogProps extends RestockProps {
  readonly onClose: () => void
}

export function RestockDialog({ goodsId, title, onClose }: RestockDialogProps): ReactNode {
  const { t } = useLingui()
  const [isWritten, setWritten] = useState(false)
  return (
    <Dialog
      open
      size="wide"
      title={<Trans>Restock</Trans>}
      description={title}
      closeLabel={t`Close`}
      dismissible={!isWritten}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <LeaveGuard when={isWritten} />
      <AddUnits goodsId={goodsId} untitled onWritten={setWritten} onAdded={onClose} />
    </Dialog>
  )
}
