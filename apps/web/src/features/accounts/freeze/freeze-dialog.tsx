import type { ReactNode } from 'react'
import { FreezeForm } from './freeze-form.tsx'

export interface FreezeDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The uid to begin with, as typed. */
  readonly uid: string
  /** The reader's own account: the uid is not asked for. */
  readonly own?: boolean
}

/** Every opening starts afresh: a recovery password does not wait in a closed dialog. */
export function FreezeDialog(props: FreezeDialogProps): ReactNode {
  return props.open ? <FreezeForm {...props} /> : null
}
