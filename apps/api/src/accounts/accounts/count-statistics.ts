import { eq, sql, type SQL } from 'drizzle-orm'
import { statementOnce, type Db, type Statement } from '../../platform/db/index.ts'
import { userStatistics } from './tables.ts'

export type StatisticName = Exclude<keyof typeof userStatistics.$inferSelect, 'uid' | 'onlineSeconds'>

/** The counters to increment, and their account. */
interface Counted {
  readonly uid: number
  readonly names: readonly StatisticName[]
}

const raises = new Map<string, (db: Db, values: { readonly uid: number }) => Statement>()

function raiseOf(names: readonly StatisticName[]) {
  const key = names.join()
  const known = raises.get(key)
  if (known !== undefined) return known
  const raised: Partial<Record<StatisticName, SQL>> = {}
  for (const name of names) raised[name] = sql`${userStatistics[name]} + 1`
  const raise = statementOnce<'uid'>((db) =>
    db
      .update(userStatistics)
      .set(raised)
      .where(eq(userStatistics.uid, sql.placeholder('uid'))),
  )
  raises.set(key, raise)
  return raise
}

/** The updates that raise counters of accounts by one each, to hand to a verb's commit. */
export function countStatistics(db: Db, counted: readonly Counted[]): readonly Statement[] {
  // Update in uid order: two steps that count the same two users in opposite order would deadlock.
  return counted
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => a.uid - b.uid)
    .map(({ uid, names }) => raiseOf(names)(db, { uid }))
}
