import { and, desc, eq, getTableColumns, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { SubjectRef } from './access.ts'
import { describeLines } from './describe-lines.ts'
import { conversation, conversationLine } from './tables.ts'

export interface LinesOver {
  readonly subject: SubjectRef
  readonly page: number
  readonly limit: number
}

/** Lines of conversations over one subject, newest first: its owner sees all conversations, others only their own. */
export async function listLinesOver(app: App, uid: number, { subject, page, limit }: LinesOver) {
  const { db } = app
  const where = and(
    eq(conversation.subjectKind, subject.kind),
    eq(conversation.subjectId, subject.id),
    or(eq(conversation.ownerUid, uid), eq(conversation.askerUid, uid)),
  )
  const [rows, total] = await Promise.all([
    db
      .select({ ...getTableColumns(conversationLine), ownerUid: conversation.ownerUid })
      .from(conversationLine)
      .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
      .where(where)
      .orderBy(desc(conversationLine.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(
      db
        .select({ id: conversationLine.id })
        .from(conversationLine)
        .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
        .where(where)
        .as('over'),
    ),
  ])
  const side = rows[0]?.ownerUid === uid ? 'owner' : 'asker'
  return { data: await describeLines(app, rows, { uid, side }), total }
}
