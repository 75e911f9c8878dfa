import type { Right } from '@jindu/domain/accounts/rights'
import { sql, type SQL } from 'drizzle-orm'
import type { RightRow } from './holdings.ts'

type Stored = Pick<RightRow, 'until' | 'remindedDays' | 'withdrawnAt' | 'withdrawnUntil' | 'withdrawnReason'>

const NOTHING: Stored = {
  until: null,
  remindedDays: null,
  withdrawnAt: null,
  withdrawnUntil: null,
  withdrawnReason: null,
}

const time = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

/**
 * The only writer of a right. Affects one row if nobody changed the right since it was read; otherwise none, and the
 * verb retries.
 * @param held the row that was read, null if there was none
 */
export function storeRight(uid: number, right: Right, held: RightRow | null, change: Partial<Stored>): SQL {
  const next = { ...NOTHING, ...held, ...change }
  // Nothing was read: a row that is there by now has been written meanwhile.
  const seen = held?.version ?? -1
  return sql`insert into user_right as r (uid, right_kind, until, reminded_days, withdrawn_at, withdrawn_until, withdrawn_reason)
    values (${uid}::bigint, ${right}::text, ${time(next.until)}::timestamptz, ${next.remindedDays}::int, ${time(next.withdrawnAt)}::timestamptz,
      ${time(next.withdrawnUntil)}::timestamptz, ${next.withdrawnReason}::text)
    on conflict (uid, right_kind) do update set until = excluded.until, reminded_days = excluded.reminded_days,
      withdrawn_at = excluded.withdrawn_at, withdrawn_until = excluded.withdrawn_until, withdrawn_reason = excluded.withdrawn_reason,
      version = r.version + 1
    where r.version = ${seen}::int`
}
