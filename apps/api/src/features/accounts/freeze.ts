import { fail } from '@jindu/domain/errors'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { endAllSessions } from './end-sessions.ts'
import { proveRecovery } from './prove-recovery.ts'
import { recordEvent, type Caller } from './record-event.ts'
import { appUser } from './tables.ts'

/** Freezes the account and ends all its sessions. @throws DomainError RECOVERY_PASSWORD_WRONG, ACCOUNT_ALREADY_FROZEN */
export async function freeze(app: App, uid: number, recoveryDigest: string, caller: Caller): Promise<void> {
  await proveRecovery(app, uid, recoveryDigest, caller.address)
  await app.db.transaction(async (tx) => {
    const frozen = await tx
      .update(appUser)
      .set({ frozenAt: app.clock.now() })
      .where(and(eq(appUser.uid, uid), isNull(appUser.frozenAt)))
      .returning({ uid: appUser.uid })
    if (frozen.length === 0) fail('ACCOUNT_ALREADY_FROZEN')
    await recordEvent(app, tx, uid, 'frozen', caller)
    await endAllSessions(tx, uid)
  })
  app.sessions.changed(uid)
}

/** @throws DomainError RECOVERY_PASSWORD_WRONG, ACCOUNT_NOT_FROZEN */
export async function unfreeze(app: App, uid: number, recoveryDigest: string, caller: Caller): Promise<void> {
  await proveRecovery(app, uid, recoveryDigest, caller.address)
  await app.db.transaction(async (tx) => {
    const thawed = await tx
      .update(appUser)
      .set({ frozenAt: null })
      .where(and(eq(appUser.uid, uid), isNotNull(appUser.frozenAt)))
      .returning({ uid: appUser.uid })
    if (thawed.length === 0) fail('ACCOUNT_NOT_FROZEN')
    await recordEvent(app, tx, uid, 'unfrozen', caller)
  })
}
