import type { ErrorCode } from '../../errors/index.ts'
import type { StaffPermission } from './permissions.ts'

/** One kind of step that a second member of the staff agrees to. */
interface SecondLook {
  /** The permission needed to agree. */
  readonly permission: StaffPermission
  /** How the one who asked is refused. */
  readonly own: ErrorCode
  /** Without a second member: one acts alone, up to the site's limit where it has one, or it waits. */
  readonly alone: 'acts' | 'belowLimit' | 'waits'
}

/** Every step that asks for a second pair of eyes. The console says from here what a site with one member can do. */
export const SECOND_LOOKS = {
  setting: { permission: 'settings.change', own: 'SETTING_SECOND_MEMBER', alone: 'acts' },
  role: { permission: 'staff.manage', own: 'STAFF_ROLE_SECOND_MEMBER', alone: 'acts' },
  ruling: { permission: 'cases.rule', own: 'DISPUTE_RULING_OWN', alone: 'belowLimit' },
  withdrawal: { permission: 'payouts.manage', own: 'WITHDRAWAL_SECOND_MEMBER', alone: 'belowLimit' },
  rate: { permission: 'rates.set', own: 'RATE_SECOND_MEMBER', alone: 'waits' },
  writeOff: { permission: 'payouts.manage', own: 'WRITE_OFF_SECOND_MEMBER', alone: 'waits' },
  reserves: { permission: 'payouts.manage', own: 'RESERVE_SECOND_MEMBER', alone: 'waits' },
  coldMove: { permission: 'payouts.manage', own: 'COLD_MOVE_SECOND_MEMBER', alone: 'waits' },
  resume: { permission: 'payouts.manage', own: 'BREAKER_SECOND_MEMBER', alone: 'waits' },
} as const satisfies Readonly<Record<string, SecondLook>>

export type SecondLookKind = keyof typeof SECOND_LOOKS
