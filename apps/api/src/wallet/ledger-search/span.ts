import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { LedgerFilter } from './filter.ts'

const DAY_SECONDS = 86_400
const MOST_SECONDS = rules.staff.ledgerSearch.mostDays * DAY_SECONDS

/** Unix seconds, both included; null has no bound. */
export interface LedgerSpan {
  readonly from: number | null
  readonly to: number | null
}

/**
 * The time that a search covers. One that names an entry, a user, a thing or a transaction reads few rows and goes as far as it likes;
 * any other goes through all entries of its days, so they are few: those asked for, or the latest.
 * @throws DomainError LEDGER_RANGE_INVALID, LEDGER_SPAN_TOO_LONG
 */
export function ledgerSpan({ entry, uid, reference, tx, from, to }: LedgerFilter, now: number): LedgerSpan {
  if (from !== undefined && to !== undefined && from > to) fail('LEDGER_RANGE_INVALID')
  if ([entry, uid, reference, tx].some((named) => named !== undefined)) return { from: from ?? null, to: to ?? null }
  const end = to ?? (from === undefined ? now : Math.min(now, from + MOST_SECONDS - 1))
  const start = from ?? Math.max(0, end - MOST_SECONDS + 1)
  if (end - start >= MOST_SECONDS) fail('LEDGER_SPAN_TOO_LONG')
  return { from: start, to: Math.max(start, end) }
}
