import { MESSAGES, type MessageKindRow, type StoredMessage } from '@jindu/domain/messages'
import { sql, type SQL } from 'drizzle-orm'
import { announceMessages } from '../../platform/outbox/announce-found.ts'
import type { Statement } from '../../platform/db/index.ts'

/**
 * The same message to all whom the commit itself finds, and word to their open pages that there is one.
 * @param uids a select of `uid`
 */
export function tellAll(
  uids: SQL,
  { kind, subjectId, facts }: StoredMessage,
  { at }: { readonly at: number },
): Statement[] {
  const { type, subject }: MessageKindRow = MESSAGES[kind]
  const time = new Date(at * 1000).toISOString()
  return [
    sql`insert into user_message (uid, type, kind, subject_kind, subject_id, facts, created_at)
      select uid, ${type}, ${kind}, ${subject}, ${subjectId}::bigint, ${JSON.stringify(facts)}::jsonb, ${time}::timestamptz from (${uids}) found`,
    announceMessages(uids, at),
  ]
}
