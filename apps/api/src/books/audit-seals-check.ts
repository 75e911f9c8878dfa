import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/** Sealed audit entries are unchanged: none was edited, deleted or inserted. */
export const auditSealsCheck = sqlCheck(
  'every seal matches the lines of the audit it sealed',
  sql`select count(*) || ' seals over ' || coalesce(sum(event_count), 0) || ' lines, '
      || (select count(*) from audit_event where id > coalesce((select max(to_event_id) from audit_seal), 0)) || ' not sealed yet'
      || coalesce(', last seal ' || (select encode(hash, 'hex') from audit_seal order by id desc limit 1), '')
    from audit_seal`,
  sql`select format('seal %s over lines %s to %s is broken', s.id, s.from_event_id, s.to_event_id) as wrong
    from (
      select *, lag(hash) over (order by id) as previous_hash, coalesce(lag(to_event_id) over (order by id), 0) as previous_to from audit_seal
    ) s
    cross join lateral (
      select count(*) as count, sha256(string_agg(audit_event_hash(e), ''::bytea order by e.id)) as root
      from audit_event e where e.id between s.from_event_id and s.to_event_id
    ) r
    where s.from_event_id <> s.previous_to + 1 or s.event_count <> r.count or s.root is distinct from r.root
      or s.hash is distinct from ledger_seal_hash(s.previous_hash, r.root, s.from_event_id, s.to_event_id, r.count, s.sealed_at)`,
)
