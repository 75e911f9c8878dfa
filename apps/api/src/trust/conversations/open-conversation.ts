import type { ConversationKind } from '@jindu/domain/trust/conversations'
import type { App } from '../../platform/app.ts'
import type { Talk } from './subjects.ts'
import { conversation } from './tables.ts'

/**
 * Opens a conversation without a line, as a guard of a commit: it meets no row when there is one already.
 * @param id drawn from `conversation_id_seq`
 * @param at unix seconds
 */
export function openConversation(
  { db }: Pick<App, 'db'>,
  id: number,
  kind: ConversationKind,
  { subjectId, ownerUid, askerUid }: Talk,
  at: number,
) {
  return db
    .insert(conversation)
    .values({ id, subjectKind: kind, subjectId, ownerUid, askerUid, lastAt: at, createdAt: at })
    .onConflictDoNothing()
}
