import { isFreezeLinkLive } from '@jindu/domain/accounts/accounts'
import { isDomainError } from '@jindu/domain/errors'
import { isMessageKind, offersFreeze } from '@jindu/domain/messages'
import { and, eq, max } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { readFreezeToken } from '../../records/messages/index.ts'
import { userMessage } from '../../records/messages/tables.ts'
import { applyAccountEvent } from './apply-account-event.ts'
import { appUser } from './tables.ts'

/**
 * The account that a link may freeze now; null if the link is invalid, expired, or older than the account's last
 * freeze.
 */
export async function findFreezeLink(app: App, token: string): Promise<number | null> {
  const told = readFreezeToken(app, token)
  if (told === null) return null
  const { uid } = told
  const [[message], [last]] = await Promise.all([
    app.db
      .select({ kind: userMessage.kind, at: userMessage.createdAt, frozenAt: appUser.frozenAt })
      .from(userMessage)
      .innerJoin(appUser, eq(appUser.uid, userMessage.uid))
      .where(and(eq(userMessage.id, told.id), eq(userMessage.uid, uid))),
    app.db
      .select({ at: max(auditEvent.createdAt) })
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.subjectKind, 'account'),
          eq(auditEvent.subjectId, uid),
          eq(auditEvent.action, 'account.frozen'),
        ),
      ),
  ])
  if (message === undefined || message.frozenAt !== null) return null
  if (!isMessageKind(message.kind) || !offersFreeze(message.kind)) return null
  const link = { toldAt: message.at, frozenAt: last?.at ?? null, now: app.clock.now() }
  return isFreezeLinkLive(link) ? uid : null
}

/**
 * Freezes the account as its owner would, without a password. Somebody who reads the owner's mail can only stop the
 * account, and the recovery password reopens it.
 * @returns whether it froze the account: of two concurrent uses only one does
 */
export async function freezeByLink(app: App, token: string, address: string): Promise<boolean> {
  const uid = await findFreezeLink(app, token)
  if (uid === null) return false
  try {
    await applyAccountEvent(app, uid, { kind: 'freeze' }, { kind: 'owner', address, by: 'link' })
    return true
  } catch (error) {
    if (isDomainError(error) && error.code === 'ACCOUNT_ALREADY_FROZEN') return false
    throw error
  }
}
