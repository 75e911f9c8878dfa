/** Staff roles. */
export const STAFF_ROLES = ['arbiter', 'moderator', 'finance', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Roles with each permission, besides administrators, who have every one. Guards and screens read the same rows. */
const PERMISSIONS = {
  'console.open': ['arbiter', 'moderator', 'finance'],
  'cases.rule': ['arbiter'],
  'goods.moderate': ['moderator'],
  'reviews.moderate': ['moderator'],
  'ads.moderate': ['moderator'],
  'comments.moderate': ['moderator'],
  'messages.moderate': ['moderator'],
  'reports.decide': ['moderator'],
  'categories.manage': ['moderator'],
  'notices.manage': ['moderator'],
  'tickets.answer': ['arbiter', 'moderator', 'finance'],
  'offers.moderate': ['moderator'],
  'rights.withdraw': ['moderator'],
  'users.find': ['arbiter', 'moderator', 'finance'],
  'users.balances': ['finance'],
  'payouts.manage': ['finance'],
  'figures.revenue': ['finance'],
  'rates.set': ['finance'],
  'ledger.read': ['finance'],
  'figures.site': [],
  'users.freeze': [],
  'sessions.end': [],
  'staff.manage': [],
  'settings.change': [],
  'audit.read': [],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type StaffPermission = keyof typeof PERMISSIONS

const rows: Readonly<Record<StaffPermission, readonly StaffRole[]>> = PERMISSIONS

/** Every permission, in the order of the table. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const STAFF_PERMISSIONS = Object.keys(PERMISSIONS) as readonly StaffPermission[]

/**
 * The roles that have a permission, most specific first.
 * @returns never empty: the administrator has every one
 * @example
 * rolesWith('payouts.manage') // ['finance', 'administrator']
 */
export function rolesWith(permission: StaffPermission): readonly [StaffRole, ...StaffRole[]] {
  const [first, ...others] = rows[permission]
  return first === undefined ? ['administrator'] : [first, ...others, 'administrator']
}

/**
 * Whether a role has a permission.
 * @param role null for accounts that are not on the staff
 * @example
 * isPermitted('finance', 'payouts.manage') // true
 * isPermitted(null, 'payouts.manage') // false
 */
export function isPermitted(role: StaffRole | null, permission: StaffPermission): boolean {
  return role !== null && rolesWith(permission).includes(role)
}
