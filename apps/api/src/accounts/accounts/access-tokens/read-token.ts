import { movesMoney } from '@jindu/domain/accounts/access-tokens'
import { accessTokenRules } from '@jindu/domain/rules'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/index.ts'
import type { Random } from '../../../platform/random/index.ts'
import type { StoredSession } from '../session-cache.ts'
import { isToken, newToken } from '../session-token.ts'
import { accessToken, appUser } from '../tables.ts'

const { prefix } = accessTokenRules

/** The prefix lets scanners of published code find a token that got there by mistake. */
export function newAccessToken(random: Random): string {
  return `${prefix}${newToken(random)}`
}

export function isAccessToken(text: string): boolean {
  return text.startsWith(prefix) && isToken(text.slice(prefix.length))
}

/**
 * Reads what an access token of an active account permits, in one indexed read. A token never has a staff role. The pay
 * password was checked when a token that moves money was created.
 */
export async function readToken(db: Db, tokenHash: Uint8Array, now: number): Promise<StoredSession | null> {
  const [row] = await db
    .select({
      id: accessToken.id,
      uid: accessToken.uid,
      scopes: accessToken.scopes,
      addresses: accessToken.addresses,
      expiresAt: accessToken.expiresAt,
    })
    .from(accessToken)
    .innerJoin(appUser, eq(appUser.uid, accessToken.uid))
    .where(and(eq(accessToken.tokenHash, tokenHash), gt(accessToken.expiresAt, now), isNull(appUser.frozenAt)))
  if (row === undefined) return null
  const { id, uid, scopes, addresses, expiresAt } = row
  const payVerifiedUntil = movesMoney(scopes) ? expiresAt : 0
  const nobodyStaff = { role: null, hasFactor: false, staffConfirmedUntil: 0 } as const
  const grant = { id, scopes, addresses }
  return { id: 0, uid, ...nobodyStaff, payVerifiedUntil, payProof: null, expiresAt, grant }
}
