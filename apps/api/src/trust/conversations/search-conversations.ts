import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { containsTyped, foldTyped } from '../../platform/text/contains-typed.ts'
import { describeConversations } from './list-conversations.ts'
import type { ConversationRow, ConversationSubjects } from './subjects.ts'
import { conversation, conversationLine } from './tables.ts'

const { searchedChats, foundChats, foundLines } = rules.talk.chat

/** Searches an account's latest conversations (without tickets) by partner, subject and lines; latest first. */
export async function searchConversations(app: App, subjects: ConversationSubjects, uid: number, words: string) {
  const { db } = app
  const rows = await db
    .select()
    .from(conversation)
    .where(
      and(ne(conversation.subjectKind, 'ticket'), or(eq(conversation.ownerUid, uid), eq(conversation.askerUid, uid))),
    )
    .orderBy(desc(conversation.lastAt))
    .limit(searchedChats)
  const named = await namedBy(app, subjects, rows, uid, words)
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({
            id: conversationLine.id,
            conversationId: conversationLine.conversationId,
            number: conversationLine.number,
            mine: sql<boolean>`${conversationLine.authorUid} = ${uid}`,
            text: conversationLine.text,
            saidAt: conversationLine.saidAt,
          })
          .from(conversationLine)
          .where(
            and(
              inArray(conversationLine.conversationId, ids),
              isNull(conversationLine.takenBackAt),
              containsTyped(conversationLine.text, words),
            ),
          )
          .orderBy(desc(conversationLine.saidAt), desc(conversationLine.id))
          .limit(foundLines)
  const shown = new Set([...named, ...lines.map(({ conversationId }) => conversationId)])
  const chats = await describeConversations(
    app,
    subjects,
    uid,
    rows.filter(({ id }) => shown.has(id)),
  )
  return { chats: chats.filter(({ id }) => named.has(id)), lines, about: chats }
}

async function namedBy(
  app: App,
  subjects: ConversationSubjects,
  rows: readonly ConversationRow[],
  uid: number,
  words: string,
): Promise<ReadonlySet<number>> {
  const byKind = Map.groupBy(rows, ({ subjectKind }) => subjectKind)
  const titled = new Map(
    await Promise.all(
      Array.from(byKind, async ([kind, ofKind]) => {
        const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))]
        return [kind, new Set(await subjects[kind].titled(app, ids, words))] as const
      }),
    ),
  )
  const isNamed = ({ subjectKind, subjectId, askerUid, ownerUid }: ConversationRow) =>
    titled.get(subjectKind)?.has(subjectId) === true ||
    String(askerUid === uid ? ownerUid : askerUid).includes(foldTyped(words))
  return new Set(
    rows
      .filter(isNamed)
      .slice(0, foundChats)
      .map(({ id }) => id),
  )
}
