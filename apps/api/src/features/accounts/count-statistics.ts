import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { userStatistics } from './tables.ts'

export type StatisticName = Exclude<keyof typeof userStatistics.$inferSelect, 'uid' | 'onlineSeconds'>

/** The update that raises one of an account's counters: a query to run, or to hand to a verb's commit. */
export function countStatistics(db: Db, uid: number, name: StatisticName, by = 1) {
  const raised: Partial<Record<StatisticName, SQL>> = { [name]: sql`${userStatistics[name]} + ${by}` }
  return db.update(userStatistics).set(raised).where(eq(userStatistics.uid, uid))
}
