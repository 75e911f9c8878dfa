import { sql } from 'drizzle-orm'
import { appUser } from '../accounts/accounts/index.ts'
import { sandboxData } from '../desk/sandbox/tables.ts'
import type { App } from '../platform/app.ts'
import { createDatabase } from '../platform/db/index.ts'
import { loadPrices } from './load-prices.ts'
import { planAds } from './plan-ads.ts'
import { planCapital } from './plan-capital.ts'
import { planDeliveries } from './plan-deliveries.ts'
import { planDisputes } from './plan-disputes.ts'
import { planFavorites, planGoods } from './plan-goods.ts'
import { planMessages } from './plan-messages.ts'
import { planNotices } from './plan-notices.ts'
import { planOrders } from './plan-orders.ts'
import { planOtc } from './plan-otc.ts'
import { planPresence } from './plan-presence.ts'
import { planReviews } from './plan-reviews.ts'
import { planStaff } from './plan-staff.ts'
import { planViews } from './plan-views.ts'
import { planDeposits, planPeople } from './plan-people.ts'
import { setStage } from './stage.ts'

/**
 * Clears everything after an interrupted load, which left half a marketplace, so that migrations and loading restart.
 */
export async function clearHalfLoadedDemo(url: string): Promise<boolean> {
  const database = createDatabase(url, { max: 1 })
  const { db } = database
  try {
    const [half] = await db.select().from(sandboxData)
    if (half === undefined || half.loadedAt !== null) return false
    const schemas = await db.execute<{ name: string }>(
      sql`select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
    )
    for (const { name } of schemas) await db.execute(sql`drop schema ${sql.identifier(name)} cascade`)
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
    return true
  } finally {
    await database.close()
  }
}

/**
 * Fills an empty sandbox with two months of a marketplace's life, through the same verbs that people use.
 * @returns false when there was data already
 */
export async function loadDemo(live: App): Promise<boolean> {
  if ((await live.db.$count(appUser)) > 0) return false
  const mark = await live.db
    .insert(sandboxData)
    .values({ startedAt: live.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (mark.length === 0) return false
  const database = createDatabase(live.database.url, { max: 1 })
  try {
    // An interrupted load restarts anyway, so its thousand commits need not wait for the disk.
    await database.db.execute(sql`set synchronous_commit = off`)
    const stage = await setStage(live, database)
    await loadPrices(stage)
    planPeople(stage)
    planCapital(stage)
    planDeposits(stage)
    planGoods(stage)
    planFavorites(stage)
    planOrders(stage)
    planDeliveries(stage)
    planDisputes(stage)
    planReviews(stage)
    planOtc(stage)
    planViews(stage)
    planAds(stage)
    planStaff(stage)
    planMessages(stage)
    planNotices(stage)
    planPresence(stage)
    await stage.timetable.run()
  } finally {
    await database.close()
  }
  await live.db.update(sandboxData).set({ loadedAt: live.clock.now() })
  return true
}
