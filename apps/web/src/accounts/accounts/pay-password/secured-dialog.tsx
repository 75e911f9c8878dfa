import type { ReactNode } from 'react'
import { VerbDialog, type VerbDialogProps } from '../../../shared/forms/verb-dialog.tsx'
import { PayPasswordBox } from './pay-password-box.tsx'
import { isPayable, usePayPassword } from './use-pay-password.ts'

export interface SecuredDialogProps extends VerbDialogProps {
  /** Whether the server requires the pay password for this step; default: true. */
  readonly secured?: boolean
}

/** Confirms a verb, with the pay password if the server requires it; the confirm button is enabled once verified. */
export function SecuredDialog({ secured = true, ...asked }: SecuredDialogProps): ReactNode {
  return secured ? <AskedDialog {...asked} /> : <VerbDialog {...asked} />
}

function AskedDialog({ ready = true, children, ...asked }: VerbDialogProps): ReactNode {
  const pay = usePayPassword()
  return (
    <VerbDialog {...asked} ready={ready && isPayable(pay)}>
      {children}
      <PayPasswordBox />
    </VerbDialog>
  )
}
