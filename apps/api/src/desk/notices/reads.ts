import { fail } from '@jindu/domain/errors'
import { rules, type NoticeCategory } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { comment } from '../../trust/comments/tables.ts'
import { filledIn, inLanguage } from './in-language.ts'
import { notice } from './tables.ts'

/** Condition: published and not withdrawn. Notices of the sandbox only appear there. */
const out = ({ clock, env }: App) =>
  and(
    lte(notice.publishedAt, clock.now()),
    isNull(notice.withdrawnAt),
    env.sandbox ? undefined : eq(notice.sandboxOnly, false),
  )

/** The same condition as a column. */
export const isOut = (app: App) => sql<boolean>`(${out(app)})`

const comments = sql<number>`(select count(*) from ${comment} where ${comment.subjectKind} = 'notice' and ${comment.subjectId} = ${notice.id} and ${comment.toId} is null)::int`

type Row = typeof notice.$inferSelect & { readonly comments: number }

function briefOf(row: Row, locale: Locale, now: number) {
  const { locale: language, title, summary } = inLanguage(row, locale)
  const { id, category, publishedAt, changedAt, pinnedUntil } = row
  return {
    id,
    category,
    title,
    summary,
    language,
    publishedAt,
    changedAt,
    pinned: pinnedUntil !== null && pinnedUntil > now,
    comments: row.comments,
  }
}

/** How many notices each category has. */
export async function countNotices(app: App): Promise<ReadonlyMap<number, number>> {
  const rows = await app.db
    .select({ category: notice.category, rows: count() })
    .from(notice)
    .where(out(app))
    .groupBy(notice.category)
  return new Map(rows.map((row) => [row.category, row.rows]))
}

export interface NoticeFilter {
  readonly category: NoticeCategory
  readonly page: number
  readonly limit: number
}

/** The notices of a category: pinned first, then newest. */
export async function listNotices(app: App, { category, page, limit }: NoticeFilter, locale: Locale) {
  const now = app.clock.now()
  const where = and(eq(notice.category, category), out(app))
  const pinned = gt(notice.pinnedUntil, now)
  const [rows, total] = await Promise.all([
    app.db
      .select({ notice, comments })
      .from(notice)
      .where(where)
      .orderBy(sql`(${pinned}) is true desc`, desc(notice.publishedAt), desc(notice.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(notice, where),
  ])
  return { data: rows.map((row) => briefOf({ ...row.notice, comments: row.comments }, locale, now)), total }
}

/** Pinned notices, latest first, up to the carousel's size. */
export async function listPinned(app: App, locale: Locale) {
  const now = app.clock.now()
  const rows = await app.db
    .select({ notice, comments })
    .from(notice)
    .where(and(out(app), gt(notice.pinnedUntil, now)))
    .orderBy(desc(notice.publishedAt), desc(notice.id))
    .limit(rules.talk.notice.maximumTurns)
  return rows.map((row) => briefOf({ ...row.notice, comments: row.comments }, locale, now))
}

/**
 * A published notice.
 * @throws DomainError NOTICE_NOT_FOUND
 */
export async function readNotice(app: App, id: number, locale: Locale) {
  const [row] = await app.db
    .select({ notice, comments })
    .from(notice)
    .where(and(eq(notice.id, id), out(app)))
  if (row === undefined) return fail('NOTICE_NOT_FOUND', { id })
  const read = { ...row.notice, comments: row.comments }
  return {
    ...briefOf(read, locale, app.clock.now()),
    html: filledIn(inLanguage(read, locale), app),
    commentsClosedAt: read.commentsClosedAt,
  }
}

/** When a published notice was closed to comments; null if the notice is not published. */
export async function loadNotice(app: App, id: number) {
  const [row] = await app.db
    .select({ commentsClosedAt: notice.commentsClosedAt })
    .from(notice)
    .where(and(eq(notice.id, id), out(app)))
  return row ?? null
}
