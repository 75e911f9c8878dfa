import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Member } from './member.ts'

/** What an administrator's role ends with where two administrators are all that can act. */
export interface LastTwo {
  readonly lastTwo: boolean
  /** The site asks for two administrators. */
  readonly byTwo: boolean
}

interface AfterLastTwoProps extends LastTwo {
  readonly member: Member
}

/** That whoever takes this role away stays behind alone; nothing where others are left. */
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
          <Trans>
            You are then the only administrator: finance and administrators are not given here until another
            administrator is appointed at the server’s terminal.
          </Trans>
        )}
      </strong>
    </>
  )
}
