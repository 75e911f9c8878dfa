import { isPermitted, type StaffRole } from '@jindu/domain/accounts/staff'
import { gt, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { siteSettingChange } from '../../platform/settings/tables.ts'
import { countProposals } from '../../platform/settings/write-proposal.ts'
import { countRoleProposals } from '../../accounts/accounts/index.ts'
import { appUser, staffMember } from '../../accounts/accounts/tables.ts'
import { countCases } from '../../trust/disputes/index.ts'
import { goods } from '../../goods/goods/tables.ts'

const WEEK_SECONDS = 604_800
const DAY_SECONDS = 86_400

export const overviewOutput = z.object({
  /** Disputes that wait for a ruling, and rulings that wait for a second arbiter. */
  cases: z.object({ waiting: z.int(), second: z.int() }).nullable(),
  goods: z.object({ publishedLastDay: z.int(), delisted: z.int() }).nullable(),
  users: z.object({ registeredLastDay: z.int(), frozen: z.int() }).nullable(),
  site: z
    .object({
      settingsChangedLastWeek: z.int(),
      /** Proposed setting changes that wait for a second administrator. */
      settingsWaiting: z.int(),
      /** Proposed staff roles that wait for a second administrator. */
      rolesWaiting: z.int(),
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
  const [settingsChangedLastWeek, settingsWaiting, rolesWaiting, staffMembers] = await Promise.all([
    db.$count(siteSettingChange, gt(siteSettingChange.changedAt, now - WEEK_SECONDS)),
    countProposals(db, now),
    countRoleProposals(db, now),
    db.$count(staffMember),
  ])
  return { settingsChangedLastWeek, settingsWaiting, rolesWaiting, staffMembers }
}

/** Open work for the staff's overview; null where the role has no access. */
export async function readOverview(app: App, role: StaffRole): Promise<z.infer<typeof overviewOutput>> {
  const { db } = app
  const now = app.clock.now()
  const [cases, articles, users, site] = await Promise.all([
    isPermitted(role, 'cases.rule') ? countCases(app) : null,
    isPermitted(role, 'goods.moderate') ? countGoods(db, now) : null,
    isPermitted(role, 'users.find') ? countUsers(db, now) : null,
    isPermitted(role, 'settings.change') ? countSite(db, now) : null,
  ])
  return { cases, goods: articles, users, site }
}
