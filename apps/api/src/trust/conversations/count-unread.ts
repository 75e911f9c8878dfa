import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { ConversationKind, ConversationSide } from '@jindu/domain/trust/conversations'
import { conversation, conversationLine } from './tables.ts'

/** An account's unread lines by kind and side, for the tabs, in one query. */
export async function countUnreadLines({ db }: App, uid: number) {
  const unread = (side: ConversationSide) => sql`
    select c.subject_kind as kind, ${side}::text as side, count(*)::int as unread
    from ${conversation} c join ${conversationLine} l on l.conversation_id = c.id and l.number > c.${sql.raw(side)}_read
    where c.${sql.raw(side)}_uid = ${uid} and c.${sql.raw(side)}_read < c.last_number and l.author_uid <> ${uid} and l.taken_back_at is null
    group by c.subject_kind`
  const rows = await db.execute<{ kind: ConversationKind; side: ConversationSide; unread: number }>(
    sql`${unread('owner')} union all ${unread('asker')}`,
  )
  const data = rows.map(({ kind, side, unread: lines }) => ({ kind, side, unread: lines }))
  return { data, unread: data.reduce((sum, row) => sum + row.unread, 0) }
}
