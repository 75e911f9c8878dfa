import { rules } from '@jindu/domain/rules'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { LineAround, ModerationSubject } from '../moderation/index.ts'
import { partySide } from './access.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversation, conversationLine } from './tables.ts'

const { lines: reach } = rules.staff.reportedContext

async function loadLines({ db }: Pick<App, 'db'>, ids: readonly number[]) {
  return db
    .select({ line: conversationLine, talk: conversation })
    .from(conversationLine)
    .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
    .where(inArray(conversationLine.id, [...ids]))
}

/** Lines of private conversations as moderation subjects: one side reports the other. */
export const reportedLines = (subjects: ConversationSubjects): ModerationSubject => ({
  async load(app, ids) {
    const rows = await loadLines(app, ids)
    const byKind = Map.groupBy(rows, ({ talk }) => talk.subjectKind)
    const titles = new Map<string, string | null>()
    await Promise.all(
      Array.from(byKind, async ([kind, ofKind]) => {
        const described = await subjects[kind].describe(app, [...new Set(ofKind.map(({ talk }) => talk.subjectId))])
        for (const [id, { title }] of described) titles.set(`${kind} ${id}`, title)
      }),
    )
    return new Map(
      rows.map(({ line, talk }) => [
        line.id,
        {
          aboutUid: line.authorUid,
          title: titles.get(`${talk.subjectKind} ${talk.subjectId}`) ?? null,
          text: line.text,
          at: line.saidAt,
          gone: line.takenBackAt !== null,
          waits: false,
          within: { conversation: talk.id, [talk.subjectKind]: talk.subjectId },
        },
      ]),
    )
  },

  // Lines by staff are not reportable (complaints go into a ticket). Removed lines are, because they were read before.
  async seenBy(app, { uid }, id) {
    const [found] = await loadLines(app, [id])
    return found !== undefined && found.line.side !== 'staff' && partySide(found.talk, uid) !== null
  },

  async around({ db }, id): Promise<readonly LineAround[]> {
    const [found] = await loadLines({ db }, [id])
    if (found === undefined) return []
    const { conversationId, number } = found.line
    const rows = await db
      .select()
      .from(conversationLine)
      .where(
        and(
          eq(conversationLine.conversationId, conversationId),
          between(conversationLine.number, number - reach, number + reach),
        ),
      )
      .orderBy(asc(conversationLine.number))
    return rows.map(({ id: lineId, authorUid, text, saidAt, takenBackAt, fileIds }) => ({
      id: lineId,
      uid: authorUid,
      text,
      at: saidAt,
      takenBackAt,
      reported: lineId === id,
      pictures: fileIds.length,
      fileIds: lineId === id ? fileIds : [],
    }))
  },
})
