import { rules } from '@jindu/domain/rules'
import { isPermitted, type StaffRole } from '@jindu/domain/staff'
import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { siteSettingChange } from '../../platform/settings/tables.ts'
import { appUser, staffMember } from '../accounts/tables.ts'
import { goodsOrder } from '../goods-orders/tables.ts'
import { goods } from '../goods/tables.ts'

const WEEK_SECONDS = 604_800
const DAY_SECONDS = 86_400

export const overviewOutput = z.object({
  /** Held orders that wait for a ruling, and since when the oldest is held. */
  cases: z.object({ waiting: z.int(), held: z.int() }).nullable(),
  goods: z.object({ publishedLastDay: z.int(), delisted: z.int() }).nullable(),
  users: z.object({ registeredLastDay: z.int(), frozen: z.int() }).nullable(),
  site: z.object({ settingsChangedLastWeek: z.int(), staffMembers: z.int() }).nullable(),
})

async function countCases(db: Db, now: number) {
  const held = and(eq(goodsOrder.status, 'open'), isNotNull(goodsOrder.heldSince))
  const longHeld = lte(goodsOrder.heldSince, now - rules.goodsOrder.holdBeforeArbiterSeconds)
  const complained = or(isNotNull(goodsOrder.buyerComplaintAt), isNotNull(goodsOrder.sellerComplaintAt))
  const [waiting, all] = await Promise.all([
    db.$count(goodsOrder, and(held, or(longHeld, complained))),
    db.$count(goodsOrder, held),
  ])
  return { waiting, held: all }
}

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

/** What waits for somebody on the staff; what the role may not see is null. */
export async function readOverview({ db, clock }: App, role: StaffRole): Promise<z.infer<typeof overviewOutput>> {
  const now = clock.now()
  const [cases, articles, users, site] = await Promise.all([
    isPermitted(role, 'cases.rule') ? countCases(db, now) : null,
    isPermitted(role, 'goods.moderate') ? countGoods(db, now) : null,
    isPermitted(role, 'users.find') ? countUsers(db, now) : null,
    isPermitted(role, 'settings.change') ? countSite(db, now) : null,
  ])
  return { cases, goods: articles, users, site }
}
