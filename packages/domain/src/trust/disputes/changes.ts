import { fail } from '../../errors/index.ts'
import type {
  Dispute,
  DisputeParty,
  EndedDispute,
  NoDispute,
  OpenDispute,
  PendingRuling,
  PerParty,
  Ruling,
  RuledDispute,
  RunningDispute,
  Said,
  SplitProposal,
} from './states.ts'

const NOTHING_SAID: Said = { complaints: 0, statements: 0, proposals: 0 }
const NOBODY: PerParty<null> = { buyer: null, seller: null }

/** The dispute of a subject that has just begun. */
export const UNDISPUTED: NoDispute = {
  kind: 'none',
  proposal: null,
  said: { buyer: NOTHING_SAID, seller: NOTHING_SAID },
}

/**
 * Disputed from now on, if it is not yet.
 * @param now unix seconds
 * @example
 * opened(quiet, 1_760_000_000).kind // 'open'
 */
export function opened<R extends Ruling>(dispute: Dispute<R>, now: number): RunningDispute<R> {
  if (dispute.kind !== 'none') return dispute
  return { ...dispute, kind: 'open', openedAt: now, complaintAt: NOBODY, statedAt: NOBODY }
}

/**
 * Closes the dispute; an open proposal and the counters of acts remain.
 * @example
 * closed(dispute).kind // 'none'
 */
export function closed({ proposal, said }: Dispute): NoDispute {
  return { kind: 'none', proposal, said }
}

/**
 * The dispute as an ended subject stores it.
 * @example
 * ended(dispute).proposal // null
 */
export function ended(dispute: Dispute): EndedDispute {
  return dispute.kind === 'none' ? { ...dispute, proposal: null } : { ...withoutRuling(dispute), proposal: null }
}

/**
 * A pending ruling lapses.
 * @example
 * withoutRuling(dispute).kind // 'open'
 */
export function withoutRuling(dispute: RunningDispute): OpenDispute {
  const { proposal, said, openedAt, complaintAt, statedAt } = dispute
  return { kind: 'open', proposal, said, openedAt, complaintAt, statedAt }
}

/** A ruling waits for a second arbiter. */
export function ruledOn<R extends Ruling>(dispute: RunningDispute, pendingRuling: PendingRuling<R>): RuledDispute<R> {
  return { ...withoutRuling(dispute), kind: 'ruled', pendingRuling }
}

/**
 * The ruling that waits for a second arbiter.
 * @throws DomainError STATE_CORRUPT when none does
 */
export function pendingRulingOf<R extends Ruling>(dispute: Dispute<R>): PendingRuling<R> {
  return dispute.kind === 'ruled' ? dispute.pendingRuling : fail('STATE_CORRUPT', { machine: 'dispute' })
}

/**
 * A side complains; this opens a dispute if there is none.
 * @param now unix seconds
 * @example
 * complained(quiet, 'buyer', 1_760_000_000).openedAt // 1_760_000_000
 */
export function complained<R extends Ruling>(dispute: Dispute<R>, side: DisputeParty, now: number): RunningDispute<R> {
  const running = opened(dispute, now)
  return { ...counted(running, side, 'complaints'), complaintAt: { ...running.complaintAt, [side]: now } }
}

/** A side withdraws its complaint. */
export function complaintCancelled<D extends RunningDispute>(dispute: D, side: DisputeParty): D {
  return { ...dispute, complaintAt: { ...dispute.complaintAt, [side]: null } }
}

/**
 * A side states its case; the first time counts.
 * @param now unix seconds
 */
export function stated<D extends RunningDispute>(dispute: D, side: DisputeParty, now: number): D {
  const { statedAt } = dispute
  return { ...counted(dispute, side, 'statements'), statedAt: { ...statedAt, [side]: statedAt[side] ?? now } }
}

/**
 * Records a proposal, which replaces the open one and counts for whoever makes it.
 * @example
 * proposed(dispute, { by: 'buyer', buyer: money('BTC', 0n), at: 1_760_000_060 }).said.buyer.proposals // 1
 */
export function proposed<D extends Dispute>(dispute: D, proposal: SplitProposal): D {
  return { ...counted(dispute, proposal.by, 'proposals'), proposal }
}

/** A proposal is withdrawn. */
export function proposalWithdrawn<D extends Dispute>(dispute: D): D {
  return { ...dispute, proposal: null }
}

function counted<D extends Dispute>(dispute: D, side: DisputeParty, what: keyof Said): D {
  const said = dispute.said[side]
  return { ...dispute, said: { ...dispute.said, [side]: { ...said, [what]: said[what] + 1 } } }
}
