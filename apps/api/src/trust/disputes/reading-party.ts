import type { ErrorCode } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { roleIn, type Parties, type ReaderRole, type Refusals } from './party.ts'
import { readAsStaff } from './staff-case.ts'

/** The subject to read, and its errors. */
export interface Reading {
  /** The kind's name, also used by ledger, audit, timeline and events. */
  readonly kind: string
  readonly refusals: Pick<Refusals, 'notFound'>
  /** The error for staff without a case, if the default does not fit. */
  readonly staffRefusal?: ErrorCode
}

/**
 * The caller's role for reading a subject: a party, or staff with access. Reads by staff are audited.
 * @throws DomainError `refusals.notFound` for strangers; STAFF_NOT_DISPUTED, STAFF_CASE_OVER or `staffRefusal`
 */
export async function readingParty(
  app: App,
  session: Session,
  parties: Parties,
  { kind, refusals, staffRefusal }: Reading,
): Promise<ReaderRole> {
  const role = roleIn(parties, session, refusals)
  if (role === 'staff') await readAsStaff(app, session, kind, parties.id, staffRefusal)
  return role
}
