import { inArray } from 'drizzle-orm'
import type { MessageSubjects } from '../../records/messages/index.ts'
import type { ModerationSubject } from '../moderation/index.ts'
import { visibleText } from '../../platform/rich-text/index.ts'
import { describeComments } from './message-subject.ts'
import { comment } from './tables.ts'

/** Comments as something that is reported. */
export const moderatedComments = (subjects: MessageSubjects): ModerationSubject => {
  const describe = describeComments(subjects)
  return {
    async load(app, ids) {
      const [rows, described] = await Promise.all([
        app.db
          .select()
          .from(comment)
          .where(inArray(comment.id, [...ids])),
        describe(app, ids),
      ])
      return new Map(
        rows.map(({ id, uid, html, writtenAt, removedAt, hiddenAt }) => [
          id,
          {
            aboutUid: uid,
            title: described.get(id)?.title ?? null,
            text: visibleText(html),
            at: writtenAt,
            gone: removedAt !== null || hiddenAt !== null,
            waits: false,
            within: described.get(id)?.within ?? {},
          },
        ]),
      )
    },
  }
}
