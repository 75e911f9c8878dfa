import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyAccountEvent } from './apply-account-event.ts'
import { proveRecovery } from './prove-recovery.ts'
import type { Caller } from './record-event.ts'

/**
 * Freezes the account and ends all its sessions.
 * @throws DomainError RECOVERY_PASSWORD_WRONG, ACCOUNT_ALREADY_FROZEN
 */
export async function freeze(app: App, uid: number, recoveryDigest: string, caller: Caller): Promise<void> {
  await proveRecovery(app, uid, recoveryDigest, caller)
  await applyAccountEvent(app, uid, { kind: 'freeze' }, { kind: 'owner', address: caller.address })
}

/** @throws DomainError RECOVERY_PASSWORD_WRONG, ACCOUNT_NOT_FROZEN, ACCOUNT_FROZEN_BY_STAFF */
export async function unfreeze(app: App, uid: number, recoveryDigest: string, caller: Caller): Promise<void> {
  await proveRecovery(app, uid, recoveryDigest, caller)
  await applyAccountEvent(app, uid, { kind: 'unfreeze' }, { kind: 'owner', address: caller.address })
}

/**
 * Staff freeze an account, also one that its owner froze; the owner reads the reason when logging in.
 * @throws DomainError USER_NOT_FOUND, STAFF_OWN_MATTER, ACCOUNT_ALREADY_FROZEN, FORBIDDEN (no administrator any more)
 */
export function staffFreeze(app: App, staff: Session, uid: number, reason: string): Promise<void> {
  return applyAccountEvent(app, uid, { kind: 'freeze' }, { kind: 'moderator', uid: staff.uid, reason })
}

/**
 * Unfreezes an account that staff froze.
 * @throws DomainError USER_NOT_FOUND, STAFF_OWN_MATTER, ACCOUNT_NOT_FROZEN, ACCOUNT_FROZEN_BY_OWNER, FORBIDDEN (no administrator any more)
 */
export function staffUnfreeze(app: App, staff: Session, uid: number, reason: string): Promise<void> {
  return applyAccountEvent(app, uid, { kind: 'unfreeze' }, { kind: 'moderator', uid: staff.uid, reason })
}
