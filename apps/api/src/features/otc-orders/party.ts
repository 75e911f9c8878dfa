import { fail } from '@jindu/domain/errors'
import type { OtcOrderActor } from '@jindu/domain/otc-order'
import { isPermitted } from '@jindu/domain/staff'
import type { Session } from '../../platform/sessions/session.ts'
import type { OrderRow } from './order-row.ts'

export type PartyRole = 'buyer' | 'seller'

/** Who acts: a person in the role that the order gives them, staff, or the clock. */
export type Actor = OtcOrderActor & { readonly uid: number | null }

type Parties = Pick<OrderRow, 'id' | 'buyerUid' | 'sellerUid'>

export function partyOf({ buyerUid, sellerUid }: Parties, uid: number): PartyRole | null {
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
    if (kind === null) return fail('OTC_ORDER_NOT_FOUND', { id: order.id })
    return as === undefined || as === kind ? { kind, uid } : fail('OTC_ORDER_WRONG_PARTY', { id: order.id })
  }
}

/** The role in which a session reads an order: a party, or staff who rule on disputes. @throws DomainError OTC_ORDER_NOT_FOUND */
export function readingParty(order: Parties, session: Session): PartyRole | 'staff' {
  const kind = partyOf(order, session.uid)
  if (kind !== null) return kind
  return isPermitted(session.role, 'cases.rule') ? 'staff' : fail('OTC_ORDER_NOT_FOUND', { id: order.id })
}
