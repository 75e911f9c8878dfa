import type { ReactNode } from 'react'
import { VerbDialog, type VerbDialogProps } from '../../../shared/forms/verb-dialog.tsx'
import { PayPasswordBox } from './pay-password-box.tsx'
import { usePayPassword } from './use-pay-password.ts'

export interface SecuredDialogProps extends VerbDialogProps {
  /** The server asks for the pay password of this step. Left out: it does. */
  readonly secured?: boolean
}

/** Asks before a verb, and for the pay password where the server will: the step opens when it was verified. */
export function SecuredDialog({ secured = true, ...asked }: SecuredDialogProps): ReactNode {
  return secured ? <AskedDialog {...asked} /> : <VerbDialog {...asked} />
}

function AskedDialog({ ready = true, children, ...asked }: VerbDialogProps): ReactNode {
  const pay = usePayPassword()
  return (
    <VerbDialog {...asked} ready={ready && pay.kind === 'verified'}>
      {children}
      <PayPasswordBox />
    </VerbDialog>
  )
}
