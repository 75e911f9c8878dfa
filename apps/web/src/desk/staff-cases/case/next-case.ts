import type { CaseRow } from '../queue/queue-search.ts'

export interface NextCaseAsk {
  /** The two queues, each the oldest first. */
  readonly waiting: readonly CaseRow[]
  readonly second: readonly CaseRow[]
  /** The case that was just ruled on. */
  readonly after: Pick<CaseRow, 'kind' | 'id'>
  readonly uid: number
  /** Unix seconds. */
  readonly now: number
}

/**
 * The oldest case that this arbiter may decide now: first rulings, then confirmations of another's ruling; a
 * colleague's case only if nothing else is left. Never their own trade.
 */
export function nextCase({ waiting, second, after, uid, now }: NextCaseAsk): CaseRow | null {
  const other = (row: CaseRow): boolean => !row.own && (row.kind !== after.kind || row.id !== after.id)
  const decidable = [
    ...waiting.filter(({ rulableAt }) => rulableAt !== null && rulableAt <= now),
    ...second.filter(({ pendingRuling }) => pendingRuling !== null && pendingRuling.uid !== uid),
  ].filter(other)
  return decidable.find(({ assigned }) => assigned === null || assigned.uid === uid) ?? decidable[0] ?? null
}
