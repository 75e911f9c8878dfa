import { fail } from '@jindu/domain/errors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { claimedItem } from '../moderation/index.ts'
import { storedFile, type StoredFile } from '../../records/files/index.ts'
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

/** Staff who claimed a reported line may see its pictures meanwhile; each read is audited. */
async function readsReported(app: App, session: Session, lineId: number): Promise<boolean> {
  const item = await claimedItem(app, session, { kind: 'message', id: lineId })
  if (item === null) return false
  await recordStaffRead(app, session.uid, { kind: 'moderation', id: item })
  return true
}

/**
 * Whether somebody besides its owner may read a picture: the other side while the line stands, and staff with a case or
 * its report.
 */
export function chatFileGuard(subjects: ConversationSubjects) {
  return async (app: App, session: Session, file: StoredFile): Promise<boolean> => {
    const [found] = await app.db
      .select({ lineId: conversationLine.id, takenBackAt: conversationLine.takenBackAt, talk: conversation })
      .from(conversationLine)
      .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
      .where(sql`${conversationLine.fileIds} @> array[${file.id}]::uuid[]`)
      .limit(1)
    if (found === undefined) return false
    if (partySide(found.talk, session.uid) !== null) return found.takenBackAt === null
    if (session.role === null) return false
    if (await subjects[found.talk.subjectKind].staffMay(app, session, found.talk)) return true
    return readsReported(app, session, found.lineId)
  }
}
