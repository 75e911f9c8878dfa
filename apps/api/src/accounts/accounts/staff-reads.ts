import { fail } from '@jindu/domain/errors'
import { STAFF_ROLES } from '@jindu/domain/accounts/staff'
import { and, count, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { statisticsOutput } from './output.ts'
import { readHoldings, rightsFacts, rightsFactsOutput } from '../rights/index.ts'
import { appUser, session, staffMember, userStatistics } from './tables.ts'

export const USER_KINDS = ['active', 'frozen', 'staff'] as const

export const foundUser = z.object({
  uid: z.int(),
  introducer: z.int().nullable(),
  createdAt: z.int(),
  lastOnlineAt: z.int(),
  frozenAt: z.int().nullable(),
  frozenBy: z.enum(['owner', 'moderator']).nullable(),
  role: z.enum(STAFF_ROLES).nullable(),
  goodsRelease: z.int(),
  salesAmount: z.int(),
  buyAmount: z.int(),
  beComplains: z.int(),
})

export const staffUserInfo = foundUser
  .pick({ uid: true, introducer: true, createdAt: true, lastOnlineAt: true })
  .extend({
    introduced: z.int(),
    registerOrigin: z.string(),
    lastOrigin: z.string(),
    frozen: z.object({ at: z.int(), by: z.enum(['owner', 'moderator']), reason: z.string().nullable() }).nullable(),
    role: z.enum(STAFF_ROLES).nullable(),
    nickName: z.string().nullable(),
    rights: rightsFactsOutput,
    sessions: z.int(),
    statistics: statisticsOutput,
  })

export interface UserFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly uid?: number | undefined
  readonly introducer?: number | undefined
  readonly kind?: (typeof USER_KINDS)[number] | undefined
}

const KINDS = {
  active: isNull(appUser.frozenAt),
  frozen: isNotNull(appUser.frozenAt),
  staff: isNotNull(staffMember.uid),
} as const

/** Accounts, newest first; `next` is the cursor of the next page. */
export async function findUsers({ db }: App, { limit, before, uid, introducer, kind }: UserFilter) {
  const rows = await db
    .select({
      uid: appUser.uid,
      introducer: appUser.introducerUid,
      createdAt: appUser.createdAt,
      lastOnlineAt: appUser.lastOnlineAt,
      frozenAt: appUser.frozenAt,
      frozenBy: appUser.frozenBy,
      role: staffMember.role,
      goodsRelease: userStatistics.goodsRelease,
      salesAmount: userStatistics.salesAmount,
      buyAmount: userStatistics.buyAmount,
      beComplains: userStatistics.beComplains,
    })
    .from(appUser)
    .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
    .leftJoin(staffMember, eq(staffMember.uid, appUser.uid))
    .where(
      and(
        before === undefined ? undefined : lt(appUser.uid, before),
        uid === undefined ? undefined : eq(appUser.uid, uid),
        introducer === undefined ? undefined : eq(appUser.introducerUid, introducer),
        kind === undefined ? undefined : KINDS[kind],
      ),
    )
    .orderBy(desc(appUser.uid))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  return { data, next: rows.length > limit ? (data.at(-1)?.uid ?? null) : null }
}

/**
 * An account as staff see it; no password, no address of a session.
 * @throws DomainError USER_NOT_FOUND
 */
export async function readUserForStaff({ db, clock }: App, uid: number) {
  const [[row], [introduced], [sessions], rights] = await Promise.all([
    db
      .select({ user: appUser, statistics: userStatistics, staff: staffMember })
      .from(appUser)
      .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
      .leftJoin(staffMember, eq(staffMember.uid, appUser.uid))
      .where(eq(appUser.uid, uid)),
    db.select({ rows: count() }).from(appUser).where(eq(appUser.introducerUid, uid)),
    db
      .select({ rows: count() })
      .from(session)
      .where(and(eq(session.uid, uid), gt(session.expiresAt, clock.now()))),
    readHoldings(db, uid),
  ])
  if (row === undefined) return fail('USER_NOT_FOUND', { uid })
  const { user, staff } = row
  const { uid: _, ...statistics } = row.statistics
  const { frozenAt, frozenBy, frozenReason } = user
  return {
    uid,
    introducer: user.introducerUid,
    introduced: introduced?.rows ?? 0,
    createdAt: user.createdAt,
    lastOnlineAt: user.lastOnlineAt,
    registerOrigin: user.registerOrigin,
    lastOrigin: user.lastOrigin,
    frozen: frozenAt === null || frozenBy === null ? null : { at: frozenAt, by: frozenBy, reason: frozenReason },
    role: staff?.role ?? null,
    nickName: staff?.nickName ?? null,
    rights: rightsFacts(rights, clock.now()),
    sessions: sessions?.rows ?? 0,
    statistics,
  }
}
