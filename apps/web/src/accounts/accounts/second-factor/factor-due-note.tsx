import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Why somebody of the staff finds nothing here yet, once and not beside every part of a page. */
export function FactorDueNote({ action }: { readonly action?: ReactNode }): ReactNode {
  return (
    <Note title={<Trans>Turn two-step login on first</Trans>} action={action}>
      <Trans>
        Staff of this site log in with a code from their phone besides the password. The rest opens as soon as it is on.
      </Trans>
    </Note>
  )
}
