import type { ConversationKind } from '@jindu/domain/trust/conversations'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversation } from './tables.ts'

export interface SubjectsFilter {
  readonly kind: ConversationKind
  readonly page: number
  readonly limit: number
  /** The subject that is shown first. */
  readonly first?: number | undefined
}

/** The things of an account that others talk about, each once with its latest conversation, the latest first. */
export async function listAskedSubjects(
  app: App,
  subjects: ConversationSubjects,
  uid: number,
  { kind, page, limit, first }: SubjectsFilter,
) {
  const where = and(eq(conversation.ownerUid, uid), eq(conversation.subjectKind, kind))
  const latest = app.db
    .selectDistinctOn([conversation.subjectId], {
      subjectId: conversation.subjectId,
      conversationId: conversation.id,
      askerUid: conversation.askerUid,
      lastAt: conversation.lastAt,
    })
    .from(conversation)
    .where(where)
    .orderBy(conversation.subjectId, desc(conversation.lastAt))
    .as('latest')
  const [rows, [all]] = await Promise.all([
    app.db
      .select()
      .from(latest)
      .orderBy(...(first === undefined ? [] : [desc(sql`${latest.subjectId} = ${first}`)]), desc(latest.lastAt))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db
      .select({ rows: sql<number>`count(distinct ${conversation.subjectId})::int` })
      .from(conversation)
      .where(where),
  ])
  const about = await subjects[kind].describe(
    app,
    rows.map(({ subjectId }) => subjectId),
  )
  const data = rows.map((row) => ({ ...row, title: about.get(row.subjectId)?.title ?? null }))
  return { data, total: all?.rows ?? 0 }
}
