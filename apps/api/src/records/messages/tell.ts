import { MESSAGES, type MessageKind, type MessageKindRow, type StoredMessage } from '@jindu/domain/messages'
import { sql, type SQL } from 'drizzle-orm'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

interface Telling {
  /** The actor; the site itself if absent. */
  readonly by?: number | null
  /** Unix seconds. */
  readonly at: number
}

/**
 * A notification as a write of the commit it reports, so both exist or neither. Open pages are notified by the commit's
 * own events or else by this one.
 */
export function tell(uid: number, { kind, subjectId, side, facts }: StoredMessage, { by, at }: Telling): Statement {
  const { type, subject }: MessageKindRow = MESSAGES[kind]
  const message = insertRow(userMessage, {
    uid,
    type,
    kind,
    subjectKind: subject,
    subjectId,
    side,
    facts,
    senderId: by ?? 0,
    // Users' own actions are stored as read.
    readAt: by === uid ? at : null,
    createdAt: at,
  })
  return by === uid ? message : message.with({ topic: 'inbox', uids: [uid], payload: { event: 'told' } })
}

/**
 * A notification that depends on what the commit finds.
 * @param kinds the possible kinds, all of one type and subject
 * @param found a select of `kind` and `facts`, one row per message; no row sends nothing
 */
export function tellFound<Kind extends MessageKind>(
  uid: number,
  { kinds: [first, ...others], subjectId }: { readonly kinds: readonly [Kind, ...Kind[]]; readonly subjectId: number },
  found: SQL,
  { at }: Telling,
): SQL {
  const { type, subject }: MessageKindRow = MESSAGES[first]
  for (const other of others) {
    const row: MessageKindRow = MESSAGES[other]
    if (row.type !== type || row.subject !== subject)
      throw new TypeError(`${first} and ${other} are of different types`)
  }
  return sql`insert into user_message (uid, type, kind, subject_kind, subject_id, facts, created_at)
    select ${uid}::bigint, ${type}, kind, ${subject}, ${subjectId}::bigint, facts, ${new Date(at * 1000).toISOString()}::timestamptz
    from (${found}) found`
}
