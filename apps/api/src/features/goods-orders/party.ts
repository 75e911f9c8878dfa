import { fail } from '@jindu/domain/errors'
import type { Session } from '../../platform/sessions/session.ts'
import type { Actor } from './apply-event.ts'
import type { OrderRow } from './order-row.ts'

export type PartyRole = 'buyer' | 'seller'
export type ReaderRole = PartyRole | 'staff'

type Parties = Pick<OrderRow, 'id' | 'buyerUid' | 'sellerUid'>

function partyOf({ buyerUid, sellerUid }: Parties, uid: number): PartyRole | null {
  if (uid === buyerUid) return 'buyer'
  return uid === sellerUid ? 'seller' : null
}

/**
 * The role that an order gives whoever acts. A stranger learns no more than for an order that does not exist.
 * @param as the side that the caller says to be; the other one is refused
 */
export function actingParty({ uid }: Pick<Session, 'uid'>, as?: PartyRole) {
  return (order: Parties): Actor => {
    const kind = partyOf(order, uid)
    if (kind === null) return fail('ORDER_NOT_FOUND', { id: order.id })
    return as === undefined || as === kind ? { kind, uid } : fail('ORDER_WRONG_PARTY', { id: order.id })
  }
}

/** Staff who rule on disputes. */
export function mayArbitrate({ role }: Session): boolean {
  return role === 'arbiter' || role === 'administrator'
}

/** An arbiter, whose role the procedure has made sure of; the domain refuses a party of the order. */
export function actingArbiter({ uid }: Session) {
  return (): Actor => ({ kind: 'arbiter', uid })
}

/** The role in which a session reads an order: a party, or staff who rule on disputes. Throws ORDER_NOT_FOUND. */
export function readingParty(order: Parties, session: Session): ReaderRole {
  const kind = partyOf(order, session.uid)
  if (kind !== null) return kind
  return mayArbitrate(session) ? 'staff' : fail('ORDER_NOT_FOUND', { id: order.id })
}
