import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { usePayPassword } from '../pay-password/use-pay-password.ts'

/** State of the pay password in this session, as one sentence. */
export function PayPasswordLine(): ReactNode {
  const state = usePayPassword()
  if (state.kind === 'unset') return <Trans>Not set. Without it no money can move.</Trans>
  if (state.kind === 'locked') {
    return (
      <Trans>
        Locked after too many wrong tries until <Moment at={state.until} />. A new one ends the lock.
      </Trans>
    )
  }
  if (state.kind === 'verified') {
    return (
      <Plural
        value={state.minutesLeft}
        one="Verified in this session, # min left."
        other="Verified in this session, # min left."
      />
    )
  }
  return <Trans>Asked before money moves.</Trans>
}
