import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { userStatistics } from './tables.ts'

export type StatisticName = Exclude<keyof typeof userStatistics.$inferSelect, 'uid' | 'onlineSeconds'>

/** The update that raises some of an account's counters by one, to hand to a verb's commit. */
export function countStatistics(db: Db, uid: number, names: readonly StatisticName[]) {
  const raised: Partial<Record<StatisticName, SQL>> = {}
  for (const name of names) raised[name] = sql`${userStatistics[name]} + 1`
  return db.update(userStatistics).set(raised).where(eq(userStatistics.uid, uid))
}
