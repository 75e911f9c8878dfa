import { disputeRules } from '../../rules/dispute.ts'

/** What is known of a subject and of the member of staff who would read it. Times in unix seconds. */
export interface StaffReadingFacts {
  /** Since when it is disputed: a hold or a complaint; kept after the end. */
  readonly openedAt: number | null
  /** From when it is before the arbiters, disputed or not; it may lie ahead. */
  readonly queuedAt: number | null
  readonly endedAt: number | null
  /** Whether the reader ruled in it, as first or as second arbiter. */
  readonly ruled: boolean
  /** Whether a party named it in a ticket that is open and assigned to the reader: a question, an appeal. */
  readonly assigned: boolean
}

/** Why staff read, or why they do not. */
export type StaffReading =
  | { readonly may: true; readonly because: 'disputed' | 'ruled' | 'assigned' }
  | { readonly may: false; readonly refusal: 'STAFF_NOT_DISPUTED' | 'STAFF_CASE_OVER' }

interface Row {
  readonly when: (facts: StaffReadingFacts, now: number) => boolean
  readonly reading: StaffReading
}

/** The first row that holds decides. */
const ROWS: readonly Row[] = [
  { when: ({ assigned }) => assigned, reading: { may: true, because: 'assigned' } },
  { when: (facts, now) => isDisputed(facts, now), reading: { may: true, because: 'disputed' } },
  { when: (facts, now) => facts.ruled && isRecent(facts, now), reading: { may: true, because: 'ruled' } },
  {
    when: ({ openedAt, endedAt, ruled }) => endedAt !== null && (openedAt !== null || ruled),
    reading: { may: false, refusal: 'STAFF_CASE_OVER' },
  },
]

const UNDISPUTED: StaffReading = { may: false, refusal: 'STAFF_NOT_DISPUTED' }

function isDisputed({ openedAt, queuedAt, endedAt }: StaffReadingFacts, now: number): boolean {
  return endedAt === null && (openedAt !== null || (queuedAt !== null && queuedAt <= now))
}

function isRecent({ endedAt }: StaffReadingFacts, now: number): boolean {
  return endedAt !== null && now < endedAt + disputeRules.readAfterEndSeconds
}

/**
 * Whether somebody who rules on disputes, and is no party, reads a subject of others: its page, timeline, dossier, shipment,
 * pictures and talk. An administrator reads no more than an arbiter.
 * @param now unix seconds
 * @example
 * const facts = { openedAt: 1_760_000_000, queuedAt: 1_760_259_200, endedAt: null, ruled: false, assigned: false }
 * mayStaffRead(facts, 1_760_000_060) // { may: true, because: 'disputed' }
 * mayStaffRead({ ...facts, endedAt: 1_760_000_100 }, 1_760_000_200) // { may: false, refusal: 'STAFF_CASE_OVER' }
 */
export function mayStaffRead(facts: StaffReadingFacts, now: number): StaffReading {
  return ROWS.find(({ when }) => when(facts, now))?.reading ?? UNDISPUTED
}
