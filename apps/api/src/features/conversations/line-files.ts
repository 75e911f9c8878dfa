import { fail } from '@jindu/domain/errors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile, type StoredFile } from '../files/index.ts'
import { partySide } from './access.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversation, conversationLine } from './tables.ts'

/** @throws DomainError FILE_NOT_FOUND unless every picture is the author's own */
export async function assertOwnFiles({ db }: App, uid: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const unique = [...new Set(ids)]
  const own = await db.$count(storedFile, and(inArray(storedFile.id, unique), eq(storedFile.ownerUid, uid)))
  if (own !== unique.length) fail('FILE_NOT_FOUND')
}

/** Whether somebody other than its owner may read a picture of a conversation: the other side while it stands, and staff with a case. */
export function chatFileGuard(subjects: ConversationSubjects) {
  return async (app: App, session: Session, file: StoredFile): Promise<boolean> => {
    const [found] = await app.db
      .select({ takenBackAt: conversationLine.takenBackAt, talk: conversation })
      .from(conversationLine)
      .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
      .where(sql`${conversationLine.fileIds} @> array[${file.id}]::uuid[]`)
      .limit(1)
    if (found === undefined) return false
    if (partySide(found.talk, session.uid) !== null) return found.takenBackAt === null
    return session.role !== null && subjects[found.talk.subjectKind].staffMay(app, session, found.talk)
  }
}
