import type { OtcOrderRow } from '../orders/index.ts'

type Row = Pick<OtcOrderRow, 'status' | 'progress' | 'role' | 'proposedBy' | 'requirableAt'>

export const TURNS = ['yours', 'other', 'arbiter', 'closed'] as const
export type Turn = (typeof TURNS)[number]

/** Whose turn it is on an order: who was offered a split, who pays or releases next, the reader once the other side was silent for too long, who holds it, or the arbiter. */
export function turnOf({ status, progress, role, proposedBy, requirableAt }: Row, now: number): Turn {
  if (status !== 'open') return 'closed'
  if (proposedBy !== null && proposedBy !== role) return 'yours'
  if (progress === 'complaint') return 'arbiter'
  const next = progress === 'awaitingPayment' ? 'buyer' : 'seller'
  return role === next || (requirableAt !== null && requirableAt <= now) ? 'yours' : 'other'
}
