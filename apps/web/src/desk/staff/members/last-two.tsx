import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Member } from './member.ts'

/** Conditions for the warning that only one administrator would remain. */
export interface LastTwo {
  readonly lastTwo: boolean
  /** The site requires two administrators. */
  readonly byTwo: boolean
  /** Another administrator can agree to what the reader proposes. */
  readonly canAgree: boolean
}

interface AfterLastTwoProps extends Omit<LastTwo, 'canAgree'> {
  readonly member: Member
}

/** Warns that removing this role leaves only one administrator; renders nothing if more remain. */
export function AfterLastTwo({ member: { role, frozen }, lastTwo, byTwo }: AfterLastTwoProps): ReactNode {
  if (!lastTwo || frozen || role !== 'administrator') return null
  return (
    <>
      {' '}
      <strong className="font-medium text-ink">
        {byTwo ? (
          <Trans>
            You are then the only administrator: settings of money stay shut, and no role is given here, until another
            administrator is appointed at the server’s terminal.
          </Trans>
        ) : (
          <Trans>You are then the only administrator.</Trans>
        )}
      </strong>
    </>
  )
}
