import { rules } from '@jindu/domain/rules'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser, staffMember, userStatistics } from '../../accounts/accounts/tables.ts'
import { userWarning } from './tables.ts'

/** An account's record, for staff who decide on its content. @param itemId the item whose own warning is left out */
export async function readRecord({ db }: App, uid: number, itemId: number) {
  const [[row], before] = await Promise.all([
    db
      .select({ createdAt: appUser.createdAt, frozenAt: appUser.frozenAt, statistics: userStatistics })
      .from(appUser)
      .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
      .where(eq(appUser.uid, uid)),
    db
      .select({
        kind: userWarning.kind,
        reason: userWarning.reason,
        at: userWarning.at,
        byUid: userWarning.byUid,
        nickName: staffMember.nickName,
      })
      .from(userWarning)
      .leftJoin(staffMember, eq(staffMember.uid, userWarning.byUid))
      .where(and(eq(userWarning.uid, uid), ne(userWarning.itemId, itemId)))
      .orderBy(desc(userWarning.id))
      .limit(rules.staff.reportedContext.warnings),
  ])
  if (row === undefined) return null
  const { createdAt, frozenAt, statistics: known } = row
  return {
    uid,
    createdAt,
    frozen: frozenAt !== null,
    sold: known.salesAmount,
    bought: known.buyAmount,
    otcTrades: known.otcTrades,
    complaintsAgainst: known.beComplains,
    warnings: {
      slight: known.warningSlightTimes,
      malicious: known.warningMaliciousTimes,
      contacts: known.warningContactsTimes,
    },
    before: before.map(({ nickName, ...warned }) => ({ ...warned, nickName: nickName ?? '' })),
  }
}
