import { MONEY_SCOPES } from '@jindu/domain/accounts/access-tokens'
import { fail } from '@jindu/domain/errors'
import { and, arrayOverlaps, eq, lte } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb, type Tx } from '../../../platform/db/index.ts'
import type { TimedJob } from '../../../platform/jobs/jobs.ts'
import { accountEvent, type Caller } from '../record-event.ts'
import { notifySessionsChanged } from '../session-notices.ts'
import { accessToken } from '../tables.ts'

/** How long an owner still sees that a token has ended. */
const SHOWN_AFTER_SECONDS = 30 * 86_400

/**
 * Ends one of the owner's tokens in every process.
 * @throws DomainError TOKEN_NOT_FOUND
 */
export async function revokeToken(app: App, uid: number, id: number, caller: Caller): Promise<void> {
  await transactVerb(app, async (tx) => {
    const own = and(eq(accessToken.id, id), eq(accessToken.uid, uid))
    const ended = await tx.delete(accessToken).where(own).returning({ id: accessToken.id })
    if (ended.length === 0) fail('TOKEN_NOT_FOUND')
    await notifySessionsChanged(tx, uid)
    const event = accountEvent(uid, 'tokenRevoked', caller)
    return { result: undefined, audit: [{ ...event, details: { ...event.details, token: id } }] }
  })
  app.sessions.changed(uid)
}

/** Ends every token of an account, inside the caller's transaction. */
export async function endAllTokens(tx: Tx, uid: number): Promise<void> {
  await tx.delete(accessToken).where(eq(accessToken.uid, uid))
}

/** Ends those that move money: the pay password that they were made with is no more. */
export async function endMoneyTokens(tx: Tx, uid: number): Promise<void> {
  await tx
    .delete(accessToken)
    .where(and(eq(accessToken.uid, uid), arrayOverlaps(accessToken.scopes, [...MONEY_SCOPES])))
}

/** Removes tokens that ended a while ago. */
export function pruneTokensJob({ db }: Pick<App, 'db'>): TimedJob<number> {
  return {
    name: 'prune-access-tokens',
    everySeconds: 3_600,
    due: async (now, limit) => {
      const ended = lte(accessToken.expiresAt, now - SHOWN_AFTER_SECONDS)
      const rows = await db.select({ id: accessToken.id }).from(accessToken).where(ended).limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id) => {
      await db.delete(accessToken).where(eq(accessToken.id, id))
    },
  }
}
