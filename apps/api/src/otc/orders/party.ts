import type { DisputeParty } from '@jindu/domain/trust/disputes'
import type { OtcOrderActor } from '@jindu/domain/otc/orders'
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

/** The actor of an event: a party of the order, staff, or the clock. */
export type Actor = OtcOrderActor & { readonly uid: number | null }

/** Errors for strangers and for the wrong party. */
export const REFUSALS = { notFound: 'OTC_ORDER_NOT_FOUND', wrongParty: 'OTC_ORDER_WRONG_PARTY' } as const

type Parties = Pick<OrderRow, 'id' | 'buyerUid' | 'sellerUid'>

/** Determines the caller's role in an order, or refuses. @param as the side that the caller claims to be */
export function actingParty(session: Pick<Session, 'uid'>, as?: DisputeParty): ActingIn {
  return actingIn(session, REFUSALS, as)
}

/**
 * The caller's role for reading an order: a party, or staff with the case. Reads by staff are audited.
 * @throws DomainError OTC_ORDER_NOT_FOUND, STAFF_NOT_DISPUTED, STAFF_CASE_OVER
 */
export function readingParty(app: App, session: Session, order: Parties): Promise<ReaderRole> {
  return readingIn(app, session, order, { kind: 'otcOrder', refusals: REFUSALS })
}

/** The role of a session that may read an order or just took a step in it. @throws DomainError OTC_ORDER_NOT_FOUND */
export function roleOf(order: Parties, session: Session): ReaderRole {
  return roleIn(order, session, REFUSALS)
}
