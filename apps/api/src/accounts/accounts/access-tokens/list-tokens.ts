import { usd } from '@jindu/domain/money'
import { desc, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { accessToken } from '../tables.ts'
import { spentOn } from './spent-today.ts'

/** The owner's tokens, newest first; the amount spent today counts from midnight UTC. */
export async function listTokens({ db, clock }: Pick<App, 'db' | 'clock'>, uid: number) {
  const rows = await db
    .select({
      id: accessToken.id,
      name: accessToken.name,
      scopes: accessToken.scopes,
      addresses: accessToken.addresses,
      limit: accessToken.dailyLimitCents,
      spent: accessToken.spentCents,
      spentDay: accessToken.spentDay,
      createdAt: accessToken.createdAt,
      expiresAt: accessToken.expiresAt,
      lastUsedAt: accessToken.lastUsedAt,
      lastUsedFrom: accessToken.lastUsedFrom,
    })
    .from(accessToken)
    .where(eq(accessToken.uid, uid))
    .orderBy(desc(accessToken.id))
  const now = clock.now()
  return rows.map(({ limit, spent, spentDay, ...row }) => ({
    ...row,
    dailyLimit: limit === null ? null : usd(limit),
    spentToday: usd(spentOn({ spent, spentDay }, now)),
  }))
}
