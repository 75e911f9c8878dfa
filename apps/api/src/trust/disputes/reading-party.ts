import type { ErrorCode } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { roleIn, type Parties, type ReaderRole, type Refusals } from './party.ts'
import { readAsStaff } from './staff-case.ts'

/** What is read, and how it refuses. */
export interface Reading {
  /** The word by which ledger, audit, timeline and events name it too. */
  readonly kind: string
  readonly refusals: Pick<Refusals, 'notFound'>
  /** What staff without a case are told, where the rule's own words do not fit. */
  readonly staffRefusal?: ErrorCode
}

/**
 * The role in which a session reads a subject: a party, or staff while it is theirs to read, which the audit then tells.
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
