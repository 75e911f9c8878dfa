import type { DisputeActor, DisputeParty } from '@jindu/domain/trust/disputes'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { Session } from '../../platform/sessions/session.ts'

export type ReaderRole = DisputeParty | 'staff'

/** Whose subject it is. */
export interface Parties {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/** How a kind of subject refuses; a stranger learns no more than for a subject that does not exist. */
export interface Refusals {
  readonly notFound: ErrorCode
  readonly wrongParty: ErrorCode
}

/** Who takes a step in a dispute. */
export type Acting = DisputeActor & { readonly uid: number }

/** Finds the role of whoever acts in the subject that was loaded; refuses strangers. */
export type ActingIn = (parties: Parties) => Acting

function partyOf({ buyerUid, sellerUid }: Parties, uid: number): DisputeParty | null {
  if (uid === buyerUid) return 'buyer'
  return uid === sellerUid ? 'seller' : null
}

/**
 * The role that a subject gives whoever acts.
 * @param as the side that the caller says to be; the other one is refused
 */
export function actingParty({ uid }: Pick<Session, 'uid'>, refusals: Refusals, as?: DisputeParty): ActingIn {
  return (parties) => {
    const kind = partyOf(parties, uid)
    if (kind === null) return fail(refusals.notFound, { id: parties.id })
    return as === undefined || as === kind ? { kind, uid } : fail(refusals.wrongParty, { id: parties.id })
  }
}

/** An arbiter, whose role the procedure has made sure of; the domain refuses a party. */
export function actingArbiter({ uid }: Pick<Session, 'uid'>): ActingIn {
  return () => ({ kind: 'arbiter', uid })
}

/** Staff who rule on disputes. */
export function mayArbitrate({ role }: Session): boolean {
  return role === 'arbiter' || role === 'administrator'
}

/** The role of somebody who may read a subject: a party, or staff who rule on disputes; refuses strangers. Asks nothing of the dispute. */
export function roleIn(parties: Parties, session: Session, { notFound }: Pick<Refusals, 'notFound'>): ReaderRole {
  const kind = partyOf(parties, session.uid)
  if (kind !== null) return kind
  return mayArbitrate(session) ? 'staff' : fail(notFound, { id: parties.id })
}
