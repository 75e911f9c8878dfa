import { isPermitted, type StaffRole } from '@jindu/domain/accounts/staff'
import { gt, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { siteSettingChange } from '../../platform/settings/tables.ts'
import { appUser, staffMember } from '../../accounts/accounts/tables.ts'
import { goods } from '../../goods/goods/tables.ts'
import { countWaiting, waitingOutput } from './waiting-work.ts'

const WEEK_SECONDS = 604_800
const DAY_SECONDS = 86_400

export const overviewOutput = z.object({
  /** Waiting work of the role, by kind. */
  waiting: waitingOutput,
  goods: z.object({ publishedLastDay: z.int(), delisted: z.int() }).nullable(),
  users: z.object({ registeredLastDay: z.int(), frozen: z.int() }).nullable(),
  site: z
    .object({
      settingsChangedLastWeek: z.int(),
      staffMembers: z.int(),
    })
    .nullable(),
})

async function countGoods(db: Db, now: number) {
  const [publishedLastDay, delisted] = await Promise.all([
    db.$count(goods, gt(goods.createdAt, now - DAY_SECONDS)),
    db.$count(goods, isNotNull(goods.delistedAt)),
  ])
  return { publishedLastDay, delisted }
}

async function countUsers(db: Db, now: number) {
  const [registeredLastDay, frozen] = await Promise.all([
    db.$count(appUser, gt(appUser.createdAt, now - DAY_SECONDS)),
    db.$count(appUser, isNotNull(appUser.frozenAt)),
  ])
  return { registeredLastDay, frozen }
}

async function countSite(db: Db, now: number) {
  const [settingsChangedLastWeek, staffMembers] = await Promise.all([
    db.$count(siteSettingChange, gt(siteSettingChange.changedAt, now - WEEK_SECONDS)),
    db.$count(staffMember),
  ])
  return { settingsChangedLastWeek, staffMembers }
}

/** Open work for the staff's overview; null where the role has no access. */
export async function readOverview(app: App, role: StaffRole): Promise<z.infer<typeof overviewOutput>> {
  const { db } = app
  const now = app.clock.now()
  const [waiting, articles, users, site] = await Promise.all([
    countWaiting(app, role),
    isPermitted(role, 'goods.moderate') ? countGoods(db, now) : null,
    isPermitted(role, 'users.find') ? countUsers(db, now) : null,
    isPermitted(role, 'settings.change') ? countSite(db, now) : null,
  ])
  return { waiting, goods: articles, users, site }
}
