import { useLingui } from '@lingui/react/macro'
import type { Session } from '../../../shared/session/session.ts'

/** Name of a staff role; null for users. */
export function useRoleName(role: Session['role']): string | null {
  const { t } = useLingui()
  const names = {
    arbiter: t`Arbiter`,
    moderator: t`Moderator`,
    finance: t`Finance`,
    administrator: t`Administrator`,
  }
  return role === null ? null : names[role]
}
