import { fail } from '@jindu/domain/errors'
import { NOTICE_STATES, type NoticeState } from '@jindu/domain/desk/notices'
import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { notice } from './tables.ts'

const WHERE: Readonly<Record<NoticeState, (now: number) => SQL | undefined>> = {
  out: (now) => and(isNull(notice.withdrawnAt), lte(notice.publishedAt, now)),
  planned: (now) => and(isNull(notice.withdrawnAt), gt(notice.publishedAt, now)),
  withdrawn: () => isNotNull(notice.withdrawnAt),
}

/** Every notice is in exactly one state. */
const stateOf = ({ withdrawnAt, publishedAt }: typeof notice.$inferSelect, now: number): NoticeState => {
  if (withdrawnAt !== null) return 'withdrawn'
  return publishedAt <= now ? 'out' : 'planned'
}

interface StaffFilter {
  readonly state: NoticeState | undefined
  readonly page: number
  readonly limit: number
}

/** All notices for staff, including scheduled and withdrawn ones, latest first. */
export async function listForStaff({ db, clock }: App, { state, page, limit }: StaffFilter) {
  const now = clock.now()
  const where = state === undefined ? undefined : WHERE[state](now)
  const [rows, total, counts] = await Promise.all([
    db
      .select()
      .from(notice)
      .where(where)
      .orderBy(desc(notice.publishedAt), desc(notice.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(notice, where),
    Promise.all(NOTICE_STATES.map((each) => db.$count(notice, WHERE[each](now)))),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    category: row.category,
    state: stateOf(row, now),
    titleEn: row.titleEn,
    titleZh: row.titleZh,
    sandboxOnly: row.sandboxOnly,
    publishedAt: row.publishedAt,
    changedAt: row.changedAt,
    pinnedUntil: row.pinnedUntil !== null && row.pinnedUntil > now ? row.pinnedUntil : null,
    commentsClosedAt: row.commentsClosedAt,
  }))
  const [out = 0, planned = 0, withdrawn = 0] = counts
  return { data, total, counts: { out, planned, withdrawn } }
}

/**
 * A notice as its editor takes it up: both languages, as they are stored.
 * @throws DomainError NOTICE_NOT_FOUND
 */
export async function readForEditing({ db, clock }: App, id: number) {
  const [row] = await db.select().from(notice).where(eq(notice.id, id))
  if (row === undefined) return fail('NOTICE_NOT_FOUND', { id })
  return {
    id,
    version: row.version,
    category: row.category,
    state: stateOf(row, clock.now()),
    en: { title: row.titleEn ?? '', summary: row.summaryEn ?? '', html: row.htmlEn ?? '' },
    zh: { title: row.titleZh ?? '', summary: row.summaryZh ?? '', html: row.htmlZh ?? '' },
    publishedAt: row.publishedAt,
    pinnedUntil: row.pinnedUntil,
    commentsOpen: row.commentsClosedAt === null,
  }
}
