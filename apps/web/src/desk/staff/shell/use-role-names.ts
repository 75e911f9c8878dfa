import type { StaffRole } from '@jindu/domain/accounts/staff'
import { useLingui } from '@lingui/react/macro'

/** Names of the staff roles. */
export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { t } = useLingui()
  return { arbiter: t`Arbiter`, moderator: t`Moderator`, finance: t`Finance`, administrator: t`Administrator` }
}
