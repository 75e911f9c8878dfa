import { inArray } from 'drizzle-orm'
import type { ModerationSubject } from '../../trust/moderation/index.ts'
import { isOut } from './reads.ts'
import { notice } from './tables.ts'

/** Notices as moderation subjects, so that readers can report errors in them. */
export const moderatedNotices: ModerationSubject = {
  async load(app, ids) {
    const { id, titleEn, titleZh, publishedAt } = notice
    const rows = await app.db
      .select({ id, titleEn, titleZh, publishedAt, shown: isOut(app) })
      .from(notice)
      .where(inArray(id, [...ids]))
    return new Map(
      rows.map((row) => [
        row.id,
        {
          aboutUid: null,
          title: row.titleZh ?? row.titleEn,
          text: '',
          at: row.publishedAt,
          gone: !row.shown,
          waits: false,
          within: {},
        },
      ]),
    )
  },
}
