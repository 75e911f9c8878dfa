import type { DisputeActor, DisputeParty } from '@jindu/domain/trust/disputes'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { Session } from '../../platform/sessions/session.ts'

export type ReaderRole = DisputeParty | 'staff'

/** The id and parties of a subject. */
export interface Parties {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/** The errors of a kind of subject. Strangers get the same error as for a missing one. */
export interface Refusals {
  readonly notFound: ErrorCode
  readonly wrongParty: ErrorCode
}

/** The actor of a step in a dispute. */
export type Acting = DisputeActor & { readonly uid: number }

/** Determines the caller's role in the loaded subject; refuses strangers. */
export type ActingIn = (parties: Parties) => Acting

function partyOf({ buyerUid, sellerUid }: Parties, uid: number): DisputeParty | null {
  if (uid === buyerUid) return 'buyer'
  return uid === sellerUid ? 'seller' : null
}

/**
 * The caller's role in a subject.
 * @param as the side that the caller claims; refused if it is the other one
 */
export function actingParty({ uid }: Pick<Session, 'uid'>, refusals: Refusals, as?: DisputeParty): ActingIn {
  return (parties) => {
    const kind = partyOf(parties, uid)
    if (kind === null) return fail(refusals.notFound, { id: parties.id })
    return as === undefined || as === kind ? { kind, uid } : fail(refusals.wrongParty, { id: parties.id })
  }
}

/** The arbiter as actor. The procedure checked the role; the domain refuses parties. */
export function actingArbiter({ uid }: Pick<Session, 'uid'>): ActingIn {
  return () => ({ kind: 'arbiter', uid })
}

/** Staff who rule on disputes. */
export function mayArbitrate({ role }: Session): boolean {
  return role === 'arbiter' || role === 'administrator'
}

/**
 * The role of a reader: a party, or staff who rule on disputes; refuses strangers. Does not check that a dispute
 * exists.
 */
export function roleIn(parties: Parties, session: Session, { notFound }: Pick<Refusals, 'notFound'>): ReaderRole {
  const kind = partyOf(parties, session.uid)
  if (kind !== null) return kind
  return mayArbitrate(session) ? 'staff' : fail(notFound, { id: parties.id })
}
