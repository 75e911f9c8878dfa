import type { StaffRole } from '@jindu/domain/accounts/staff'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRoleNames } from '../shell/use-role-names.ts'

export interface UserBadgesProps {
  readonly frozenBy: 'owner' | 'moderator' | null
  readonly role: StaffRole | null
}

/** Whether an account may log in, and whether it is on the staff. */
export function UserBadges({ frozenBy, role }: UserBadgesProps): ReactNode {
  const names = useRoleNames()
  return (
    <span className="flex flex-wrap gap-1.5">
      {frozenBy === null ? (
        <StatusBadge kind="positive">
          <Trans context="account">Active</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge kind="negative">
          {frozenBy === 'owner' ? <Trans>Frozen by the owner</Trans> : <Trans>Frozen by staff</Trans>}
        </StatusBadge>
      )}
      {role === null ? null : (
        <StatusBadge kind="neutral" outline>
          {names[role]}
        </StatusBadge>
      )}
    </span>
  )
}
