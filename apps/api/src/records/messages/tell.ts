import { MESSAGES, type MessageKind, type MessageKindRow, type StoredMessage } from '@jindu/domain/messages'
import { sql, type SQL } from 'drizzle-orm'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

interface Telling {
  /** Whose act it tells of; the site's own when left out. */
  readonly by?: number | null
  /** Unix seconds. */
  readonly at: number
}

/**
 * A message to somebody as a write of the commit that it tells of: both are there, or neither. Their open pages hear of it,
 * with what the commit announces to them or else with this.
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
    // What somebody did themselves is no news to them.
    readAt: by === uid ? at : null,
    createdAt: at,
  })
  return by === uid ? message : message.with({ topic: 'inbox', uids: [uid], payload: { event: 'told' } })
}

/**
 * A message that depends on what the commit itself finds.
 * @param kinds what it may turn out to be; all of one type and subject
 * @param found a select of `kind` and `facts`, one row for each message; none tells nothing
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
