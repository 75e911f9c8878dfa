import { isPermitted, type StaffPermission, type StaffRole } from '@jindu/domain/accounts/staff'
import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { OpenWork } from './use-open-work.ts'

export interface StaffEntry {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly permission: StaffPermission
  /** The counter shown beside it. */
  readonly work?: keyof OpenWork
}

/** Pages of the console that a role may open, the queues first. */
export function useStaffMenu(role: StaffRole): readonly StaffEntry[] {
  const { t } = useLingui()
  const entries: readonly StaffEntry[] = [
    { to: '/staff/cases', permission: 'cases.rule', label: t`Disputes`, work: 'cases' },
    { to: '/staff/tickets', permission: 'tickets.answer', label: t`Tickets`, work: 'tickets' },
    { to: '/staff/payouts', permission: 'payouts.manage', label: t`Finance`, work: 'payouts' },
    { to: '/staff/goods', permission: 'goods.moderate', label: t`Goods` },
    { to: '/staff/offers', permission: 'offers.moderate', label: t`Fiat offers` },
    { to: '/staff/reviews', permission: 'reviews.moderate', label: t`Reviews` },
    { to: '/staff/ads', permission: 'ads.moderate', label: t`Ads` },
    { to: '/staff/categories', permission: 'categories.manage', label: t`Categories` },
    { to: '/staff/notices', permission: 'notices.manage', label: t`Notices` },
    { to: '/staff/users', permission: 'users.find', label: t`Users` },
    { to: '/staff/members', permission: 'staff.manage', label: t`Staff` },
    { to: '/staff/settings', permission: 'settings.change', label: t`Site settings` },
    { to: '/staff/launch', permission: 'settings.change', label: t`Before opening` },
    { to: '/staff/android', permission: 'settings.change', label: t`Android app` },
    { to: '/staff/audit', permission: 'audit.read', label: t`Audit` },
  ]
  return entries.filter(({ permission }) => isPermitted(role, permission))
}
