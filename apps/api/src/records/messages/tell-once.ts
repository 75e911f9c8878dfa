import { MESSAGES, type MessageKindRow, type MessageOf, type TalkMessageKind } from '@jindu/domain/messages'
import { rules } from '@jindu/domain/rules'
import { sql, type SQL } from 'drizzle-orm'

interface Telling {
  /** The actor; null for staff. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

const { againAfterSeconds } = rules.talk.told

/**
 * The write that notifies a reader of a new line in a conversation. There is one message per conversation and reader.
 * An unread one also covers later lines, and is raised again after a while. A read one becomes unread with the next
 * line.
 */
export function tellOnce(
  uid: number,
  { kind, subjectId, side, facts }: MessageOf<TalkMessageKind>,
  { by, at }: Telling,
): SQL {
  const { type, subject }: MessageKindRow = MESSAGES[kind]
  const now = sql`${new Date(at * 1000).toISOString()}::timestamptz`
  const pause = sql`make_interval(secs => ${againAfterSeconds}::int)`
  // Mail and push at most once in that time; a queued one covers this line too.
  return sql`insert into user_message as m (uid, type, kind, subject_kind, subject_id, side, facts, sender_id, created_at, outside_at)
    values (${uid}::bigint, ${type}, ${kind}, ${subject}, ${subjectId}::bigint, ${side}, ${JSON.stringify(facts)}::jsonb, ${by ?? 0}::bigint, ${now}, ${now})
    on conflict (uid, subject_id) where subject_kind = 'conversation' do update set
      id = excluded.id, type = excluded.type, kind = excluded.kind, side = excluded.side, facts = excluded.facts,
      sender_id = excluded.sender_id, read_at = null, created_at = excluded.created_at,
      outside_at = case when m.outside_at > excluded.created_at then m.outside_at else greatest(excluded.created_at, m.outside_at + ${pause}) end
    where m.read_at is not null or m.created_at <= excluded.created_at - ${pause}`
}

/**
 * Marks the conversation's message as read, as a write of the commit that moves the read position.
 * @param when a select that returns a row if nothing in the conversation is left unread
 */
export function settleTalk(uid: number, conversationId: number, when: SQL, at: number): SQL {
  return sql`update user_message set read_at = ${new Date(at * 1000).toISOString()}::timestamptz
    where uid = ${uid}::bigint and subject_kind = 'conversation' and subject_id = ${conversationId}::bigint and read_at is null and exists (${when})`
}
