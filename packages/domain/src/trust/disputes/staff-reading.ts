import { disputeRules } from '../../rules/dispute.ts'

/** Facts about a subject and the staff member who wants to read it. Times in unix seconds. */
export interface StaffReadingFacts {
  /** Start of the dispute, by a hold or a complaint; kept after the end. */
  readonly openedAt: number | null
  /** When it enters the arbiters' queue, disputed or not; may be in the future. */
  readonly queuedAt: number | null
  readonly endedAt: number | null
  /** Whether the reader ruled on it, as first or second arbiter. */
  readonly ruled: boolean
  /** Whether a party linked it in an open ticket that is assigned to the reader: a question, an appeal. */
  readonly assigned: boolean
}

/** Whether staff may read, with the reason. */
export type StaffReading =
  | { readonly may: true; readonly because: 'disputed' | 'ruled' | 'assigned' }
  | { readonly may: false; readonly refusal: 'STAFF_NOT_DISPUTED' | 'STAFF_CASE_OVER' }

interface Row {
  readonly when: (facts: StaffReadingFacts, now: number) => boolean
  readonly reading: StaffReading
}

/** The first matching row decides. */
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
 * Whether an arbiter who is no party may read a subject of others: its page, timeline, dossier, shipment, pictures and
 * conversation. An administrator may read no more than an arbiter.
 * @param now unix seconds
 * @example
 * const facts = { openedAt: 1_760_000_000, queuedAt: 1_760_259_200, endedAt: null, ruled: false, assigned: false }
 * mayStaffRead(facts, 1_760_000_060) // { may: true, because: 'disputed' }
 * mayStaffRead({ ...facts, endedAt: 1_760_000_100 }, 1_760_000_200) // { may: false, refusal: 'STAFF_CASE_OVER' }
 */
export function mayStaffRead(facts: StaffReadingFacts, now: number): StaffReading {
  return ROWS.find(({ when }) => when(facts, now))?.reading ?? UNDISPUTED
}
