import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversation } from './tables.ts'

/** Describes conversations in messages, by their subject. */
export const describeTalks =
  (subjects: ConversationSubjects): DescribeSubjects =>
  async (app, ids) => {
    const { id, subjectKind, subjectId, ownerUid } = conversation
    const rows = await app.db
      .select({ id, subjectKind, subjectId, ownerUid })
      .from(conversation)
      .where(inArray(id, [...ids]))
    const described = new Map(
      await Promise.all(
        Array.from(
          Map.groupBy(rows, (row) => row.subjectKind),
          async ([kind, ofKind]) =>
            [kind, await subjects[kind].describe(app, [...new Set(ofKind.map((row) => row.subjectId))])] as const,
        ),
      ),
    )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: described.get(row.subjectKind)?.get(row.subjectId)?.title ?? null,
          amount: null,
          within: { [row.subjectKind]: row.subjectId },
          ownerUid: row.ownerUid,
        },
      ]),
    )
  }
