import type { OtcOrderRow } from '../orders/index.ts'

type Row = Pick<OtcOrderRow, 'status' | 'progress' | 'role' | 'proposedBy' | 'requirableAt'>

export const TURNS = ['yours', 'other', 'arbiter', 'closed'] as const
export type Turn = (typeof TURNS)[number]

/**
 * The party to act next: the side asked for a split, the side that pays or releases, the reader after the other side's
 * silence, the side that holds the order, or the arbiter.
 */
export function turnOf({ status, progress, role, proposedBy, requirableAt }: Row, now: number): Turn {
  if (status !== 'open') return 'closed'
  if (proposedBy !== null && proposedBy !== role) return 'yours'
  if (progress === 'complaint') return 'arbiter'
  const next = progress === 'awaitingPayment' ? 'buyer' : 'seller'
  return role === next || (requirableAt !== null && requirableAt <= now) ? 'yours' : 'other'
}
