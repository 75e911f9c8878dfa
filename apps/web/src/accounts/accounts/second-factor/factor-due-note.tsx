import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Explains once per page why a staff member without a second factor sees nothing here. */
export function FactorDueNote({ action }: { readonly action?: ReactNode }): ReactNode {
  return (
    <Note title={<Trans>Turn two-step login on first</Trans>} action={action}>
      <Trans>
        Staff of this site log in with a code from their phone besides the password. The rest opens as soon as it is on.
      </Trans>
    </Note>
  )
}
