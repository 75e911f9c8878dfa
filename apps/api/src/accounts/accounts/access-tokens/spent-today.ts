import { eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { accessToken } from '../tables.ts'

const DAY = 86_400

/** The number of a UTC day. */
export const dayOf = (now: number): number => Math.floor(now / DAY)

/** Cents counted on the day of `now`; the stored sum may be of a day before. */
export const spentOn = (
  { spent, spentDay }: { readonly spent: bigint; readonly spentDay: number },
  now: number,
): bigint => (spentDay === dayOf(now) ? spent : 0n)

/** A token's daily limit, spent amount and remainder, in US cents; null for a deleted token. */
export async function readDay({ db, clock }: Pick<App, 'db' | 'clock'>, id: number) {
  const [row] = await db
    .select({
      name: accessToken.name,
      scopes: accessToken.scopes,
      expiresAt: accessToken.expiresAt,
      limit: accessToken.dailyLimitCents,
      spent: accessToken.spentCents,
      spentDay: accessToken.spentDay,
    })
    .from(accessToken)
    .where(eq(accessToken.id, id))
  if (row === undefined) return null
  const now = clock.now()
  const spent = spentOn(row, now)
  const left = (row.limit ?? 0n) > spent ? (row.limit ?? 0n) - spent : 0n
  return {
    name: row.name,
    scopes: row.scopes,
    expiresAt: row.expiresAt,
    limit: row.limit,
    spent,
    left,
    endsAt: (dayOf(now) + 1) * DAY,
  }
}
