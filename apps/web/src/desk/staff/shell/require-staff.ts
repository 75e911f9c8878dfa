import { isPermitted, type StaffPermission, type StaffRole } from '@jindu/domain/accounts/staff'
import { redirect } from '@tanstack/react-router'
import { requireSession } from '../../../shared/session/require-session.ts'

type Guarded = Parameters<typeof requireSession>[0]

/** Route guard: visitors log in first; without the permission the page answers 404. */
export function requireStaff(guarded: Guarded, permission: StaffPermission): { staffRole: StaffRole } {
  const { role } = requireSession(guarded).session
  if (role === null || !isPermitted(role, permission)) throw redirect({ to: '/404', statusCode: 302 })
  return { staffRole: role }
}
