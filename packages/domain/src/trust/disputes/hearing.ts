import type { Dispute, DisputeTerms, PerParty } from './states.ts'

/**
 * When an arbiter hears a subject, whatever the parties do; neither time moves while a party only waits. Unix seconds.
 */
export interface Hearing {
  /** Hearing by an arbiter without any complaint. */
  readonly at: number
  /** End of the time to answer, even for a side without a statement. */
  readonly answersUntil: number
  /** Return from a freeze of a side without a statement: its time to answer restarts then. */
  readonly returnedAt?: number | null
}

/**
 * When it enters the arbiter's queue, unix seconds: at the first open complaint, else at its hearing.
 * @example
 * queuedAt(quiet, hearing) // 1_760_259_200
 * queuedAt(dispute, hearing) // 1_760_000_000
 */
export function queuedAt(dispute: Dispute, hearing: Hearing): number {
  return Math.min(...complaintsOf(dispute), hearing.at)
}

/**
 * Deadline for the other side's statement, unix seconds. Starts with the first open complaint and never exceeds the
 * hearing's own end, even if complaints are withdrawn and filed again. A side that was frozen gets the whole time
 * again, once.
 * @example
 * respondBy(dispute, terms, hearing) // 1_760_259_200
 */
export function respondBy(dispute: Dispute, terms: DisputeTerms, hearing: Hearing): number {
  const over = Math.min(...complaintsOf(dispute).map((at) => at + terms.responseSeconds), hearing.answersUntil)
  return Math.max(over, (hearing.returnedAt ?? -Infinity) + terms.responseSeconds)
}

/**
 * When an arbiter may rule, unix seconds: once both sides stated their case, else when the time to answer is over.
 * @example
 * rulableAt(dispute, terms, hearing) // 1_760_259_200
 */
export function rulableAt(dispute: Dispute, terms: DisputeTerms, hearing: Hearing): number {
  const over = respondBy(dispute, terms, hearing)
  if (dispute.kind === 'none') return over
  const { buyer, seller } = dispute.statedAt
  return buyer === null || seller === null ? over : Math.min(Math.max(buyer, seller), over)
}

const NONE: PerParty<null> = { buyer: null, seller: null }

/**
 * The open complaint of each side, unix seconds.
 * @example
 * complaintAtOf(dispute) // { buyer: 1_760_000_000, seller: null }
 */
export function complaintAtOf(dispute: Dispute): PerParty<number | null> {
  return dispute.kind === 'none' ? NONE : dispute.complaintAt
}

/**
 * When each side first stated its case, unix seconds.
 * @example
 * statedAtOf(dispute) // { buyer: null, seller: null }
 */
export function statedAtOf(dispute: Dispute): PerParty<number | null> {
  return dispute.kind === 'none' ? NONE : dispute.statedAt
}

/**
 * Whether any complaint is open.
 * @example
 * isComplainedOf(dispute) // true
 * isComplainedOf(quiet) // false
 */
export function isComplainedOf(dispute: Dispute): boolean {
  return complaintsOf(dispute).length > 0
}

function complaintsOf(dispute: Dispute): readonly number[] {
  const { buyer, seller } = complaintAtOf(dispute)
  return [buyer, seller].filter((at) => at !== null)
}
