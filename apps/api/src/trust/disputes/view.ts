import { queuedAt, respondBy, rulableAt, statedAtOf } from '@jindu/domain/trust/disputes'
import { rules } from '@jindu/domain/rules'
import type { CaseFile } from './case-file.ts'
import type { Disputed } from './disputed.ts'
import type { QUEUES } from './output.ts'
import type { ReaderRole } from './party.ts'

const { maximumPerSide } = rules.dispute.statement

/** The reader of a dispute, and the time of reading. */
export interface Reader {
  readonly role: ReaderRole
  readonly uid: number
  /** Unix seconds. */
  readonly now: number
}

function queueOf({ state: { dispute }, hearing, end }: Disputed, now: number): (typeof QUEUES)[number] | null {
  if (end !== null) return dispute.kind === 'none' ? null : 'ended'
  if (dispute.kind === 'ruled') return 'second'
  return hearing !== null && queuedAt(dispute, hearing) <= now ? 'waiting' : null
}

function pendingRulingOf({ state: { dispute } }: Disputed, { rulings }: CaseFile, readerUid: number) {
  const given = rulings.findLast(({ step }) => step === 'awaitsSecond')
  if (dispute.kind !== 'ruled' || given === undefined) return null
  const { ruling, at, byUid } = dispute.pendingRuling
  return { ruling, at, reason: given.reason ?? '', arbiter: given.nick, own: byUid === readerUid }
}

/** The final ruling: one that took effect at once, or the one that a second arbiter confirmed. */
function endingRulingOf({ rulings }: CaseFile) {
  const last = rulings.at(-1)
  if (last === undefined || (last.step !== 'ruled' && last.step !== 'confirmed')) return null
  const given = last.step === 'confirmed' ? rulings.findLast(({ step }) => step === 'awaitsSecond') : last
  if (given === undefined) return null
  const confirmedBy = last.step === 'confirmed' ? last.nick : null
  return { ruling: given.ruling, reason: given.reason ?? '', at: last.at, arbiter: given.nick, confirmedBy }
}

/** A subject's dispute as its page shows it. */
export function disputeView(of: Disputed, file: CaseFile, { role, uid, now }: Reader) {
  const { state, hearing, end } = of
  const { dispute, disputeTerms } = state
  const stated = statedAtOf(dispute)
  const { proposal } = dispute
  return {
    queue: queueOf(of, now),
    respondBy: hearing === null ? null : respondBy(dispute, disputeTerms, hearing),
    rulableAt: hearing === null ? null : rulableAt(dispute, disputeTerms, hearing),
    needsSecond: disputeTerms.needsSecondArbiter,
    buyerStatedAt: stated.buyer,
    sellerStatedAt: stated.seller,
    statements: file.statements.map(({ number: id, side: by, text, files, at }) => ({ id, by, text, files, at })),
    statementsLeft: role === 'staff' ? 0 : maximumPerSide - dispute.said[role].statements,
    proposal: proposal === null ? null : { ...of.parts(proposal.buyer), by: proposal.by, at: proposal.at },
    pendingRuling: pendingRulingOf(of, file, uid),
    ruling: end === null ? null : endingRulingOf(file),
  }
}
