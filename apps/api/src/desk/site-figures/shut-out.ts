import type { Right } from '@jindu/domain/accounts/rights'
import { and, countDistinct, eq, exists, gt, isNull, not, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { goods } from '../../goods/goods/tables.ts'
import { userRight } from '../../accounts/rights/tables.ts'

const ACTIVE_SECONDS = 30 * 86_400

/** How many a requirement would shut out if it counted now: sellers with goods on sale, and accounts that were here within 30 days. */
export async function countShutOut({ db, clock, settings }: App, right: Right) {
  const now = clock.now()
  const holds = db
    .select({ uid: userRight.uid })
    .from(userRight)
    .where(
      and(
        eq(userRight.uid, appUser.uid),
        eq(userRight.right, right),
        gt(userRight.until, now),
        or(isNull(userRight.withdrawnAt), not(gt(userRight.withdrawnUntil, now))),
      ),
    )
  const without = and(isNull(appUser.frozenAt), not(exists(holds)))
  const [[sellers], [accounts]] = await Promise.all([
    db
      .select({ uids: countDistinct(appUser.uid) })
      .from(goods)
      .innerJoin(appUser, eq(appUser.uid, goods.sellerUid))
      .where(and(eq(goods.offline, false), isNull(goods.delistedAt), without)),
    db
      .select({ uids: countDistinct(appUser.uid) })
      .from(appUser)
      .where(and(gt(appUser.lastOnlineAt, now - ACTIVE_SECONDS), without)),
  ])
  return {
    sellers: sellers?.uids ?? 0,
    accounts: accounts?.uids ?? 0,
    countsFrom: now + settings.current().rightGraceSeconds,
  }
}
