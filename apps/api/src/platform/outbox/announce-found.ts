import { sql, type SQL } from 'drizzle-orm'

/**
 * Notifies accounts found by the commit itself that their messages changed; a write for `commitVerb`.
 * @param uids a select of `uid`
 * @param at unix seconds
 */
export function announceMessages(uids: SQL, at: number): SQL {
  return sql`insert into outbox (topic, uid, payload, created_at)
    select 'inbox', uid, '{"event": "told"}'::jsonb, ${new Date(at * 1000).toISOString()}::timestamptz from (${uids}) found`
}
