import type { Dispute, DisputeTerms, PerParty } from './states.ts'

/** When a subject is heard by an arbiter whatever the parties do; neither moves while one of them only waits. Unix seconds. */
export interface Hearing {
  /** When an arbiter hears it without any complaint. */
  readonly at: number
  /** When even a side that said nothing has had its time. */
  readonly answersUntil: number
  /** When a side that has stated nothing came back from a frozen account: it has the time to answer anew. */
  readonly returnedAt?: number | null
}

/**
 * When it enters the arbiter's queue, unix seconds: at the first complaint that stands, else at its hearing.
 * @example
 * queuedAt(quiet, hearing) // 1_760_259_200
 * queuedAt(dispute, hearing) // 1_760_000_000
 */
export function queuedAt(dispute: Dispute, hearing: Hearing): number {
  return Math.min(...complaintsOf(dispute), hearing.at)
}

/**
 * Until when the other side is waited for, unix seconds. Counts from the first complaint that stands and never reaches beyond
 * the hearing's own end, however often complaints are taken back and made again. A side that was frozen has the whole time anew, once.
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
 * The complaint of each side that stands, unix seconds.
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
 * Whether anybody's complaint stands.
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
