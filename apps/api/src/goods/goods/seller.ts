import { fail } from '@jindu/domain/errors'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { ratedOf, toRating } from '../reviews/tables.ts'
import { listed } from './card.ts'
import { goods } from './tables.ts'

/**
 * A seller's public profile.
 * @throws DomainError USER_NOT_FOUND
 */
export async function readSeller({ db }: App, uid: number) {
  const { uid: _, ...statistics } = getTableColumns(userStatistics)
  const [row] = await db
    .select({
      uid: appUser.uid,
      createdAt: appUser.createdAt,
      lastOnlineAt: appUser.lastOnlineAt,
      frozenAt: appUser.frozenAt,
      goodsCount: sql<number>`(${db
        .select({ rows: sql`count(*)` })
        .from(goods)
        .where(and(eq(goods.sellerUid, appUser.uid), listed))})::int`,
      rated: ratedOf('seller', appUser.uid),
      statistics,
    })
    .from(appUser)
    .leftJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
    .where(eq(appUser.uid, uid))
  if (row === undefined) return fail('USER_NOT_FOUND', { uid })
  const { createdAt, lastOnlineAt, frozenAt, goodsCount } = row
  return {
    uid,
    createdAt,
    lastOnlineAt,
    goodsCount,
    rating: toRating(row.rated),
    frozen: frozenAt !== null,
    statistics: {
      salesAmount: row.statistics?.salesAmount ?? 0,
      buyAmount: row.statistics?.buyAmount ?? 0,
      holds: row.statistics?.holds ?? 0,
      complains: row.statistics?.complains ?? 0,
      beComplains: row.statistics?.beComplains ?? 0,
      confirmReceives: row.statistics?.confirmReceives ?? 0,
      beConfirmReceives: row.statistics?.beConfirmReceives ?? 0,
      goodsRelease: row.statistics?.goodsRelease ?? 0,
    },
  }
}
