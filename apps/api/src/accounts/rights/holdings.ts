import { isRightRequired, isWithdrawn, type Right, type RightHolding } from '@jindu/domain/accounts/rights'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { userRight } from './tables.ts'

export type RightRow = typeof userRight.$inferSelect

/** An account's rights; null for a right that it never bought. */
export type Holdings = Readonly<Record<Right, RightRow | null>>

export const RIGHTS = ['publish', 'reply'] as const satisfies readonly Right[]

export async function readHoldings(db: Db, uid: number): Promise<Holdings> {
  const rows = await db.select().from(userRight).where(eq(userRight.uid, uid))
  const of = (right: Right) => rows.find((row) => row.right === right) ?? null
  return { publish: of('publish'), reply: of('reply') }
}

/** Both rights in one flat object: their end times, and current withdrawals by staff. */
export function rightsFacts({ publish, reply }: Holdings, now: number) {
  const kept = (row: RightRow | null) => {
    const withdrawn = withdrawalOf(row)
    return isWithdrawn(withdrawn, now) ? withdrawn : null
  }
  return {
    publishUntil: publish?.until ?? null,
    replyUntil: reply?.until ?? null,
    publishWithdrawn: kept(publish),
    replyWithdrawn: kept(reply),
  }
}

export function withdrawalOf(row: RightRow | null) {
  if (row === null || row.withdrawnAt === null) return null
  return { at: row.withdrawnAt, until: row.withdrawnUntil, reason: row.withdrawnReason ?? '' }
}

/** A column for a verb's own load query: one right of the account `uid` as JSON, which saves a round trip. */
export function rightColumn(right: Right, uid: SQL | number): SQL<LoadedRight | null> {
  return sql`(select json_build_object('until', extract(epoch from until)::bigint, 'withdrawnAt', extract(epoch from withdrawn_at)::bigint,
    'withdrawnUntil', extract(epoch from withdrawn_until)::bigint) from user_right where uid = ${uid} and right_kind = ${right})`
}

export interface LoadedRight {
  readonly until: number | null
  readonly withdrawnAt: number | null
  readonly withdrawnUntil: number | null
}

/** Converts the row of `rightColumn` into the domain rule's input. */
export function loadedHolding(app: App, right: Right, loaded: LoadedRight | null): RightHolding {
  const now = app.clock.now()
  const withdrawn =
    loaded === null || loaded.withdrawnAt === null ? null : { at: loaded.withdrawnAt, until: loaded.withdrawnUntil }
  return {
    required: isRightRequired(right, app.settings.current(), now),
    stopTime: loaded?.until ?? 0,
    withdrawn: isWithdrawn(withdrawn, now),
  }
}
