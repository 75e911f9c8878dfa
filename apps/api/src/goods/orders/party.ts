import type { DisputeParty } from '@jindu/domain/trust/disputes'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import {
  actingParty as actingIn,
  readingParty as readingIn,
  roleIn,
  type ActingIn,
  type ReaderRole,
} from '../../trust/disputes/index.ts'
import type { OrderRow } from './order-row.ts'

export type { ReaderRole }

/** Errors for strangers and for the wrong party. */
export const REFUSALS = { notFound: 'ORDER_NOT_FOUND', wrongParty: 'ORDER_WRONG_PARTY' } as const

type Parties = Pick<OrderRow, 'id' | 'buyerUid' | 'sellerUid'>

/** Determines the caller's role in an order, or refuses. @param as the side that the caller claims to be */
export function actingParty(session: Pick<Session, 'uid'>, as?: DisputeParty): ActingIn {
  return actingIn(session, REFUSALS, as)
}

/**
 * The caller's role for reading an order: a party, or staff with the case. Reads by staff are audited.
 * @param staffRefusal the error for staff without the case, if the default does not fit
 * @throws DomainError ORDER_NOT_FOUND; STAFF_NOT_DISPUTED, STAFF_CASE_OVER or `staffRefusal`
 */
export function readingParty(
  app: App,
  session: Session,
  order: Parties,
  staffRefusal?: 'SHIPMENT_FORBIDDEN',
): Promise<ReaderRole> {
  return readingIn(app, session, order, {
    kind: 'goodsOrder',
    refusals: REFUSALS,
    ...(staffRefusal && { staffRefusal }),
  })
}

/** The role of a session that may read an order or just took a step in it. @throws DomainError ORDER_NOT_FOUND */
export function roleOf(order: Parties, session: Session): ReaderRole {
  return roleIn(order, session, REFUSALS)
}
