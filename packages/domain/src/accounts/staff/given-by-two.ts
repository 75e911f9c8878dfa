import type { StaffRole } from './permissions.ts'

const ALWAYS: ReadonlySet<StaffRole> = new Set(['finance', 'administrator'])

interface Site {
  /** The site asks for two administrators (`asksForTwo`). */
  readonly asked: boolean
  /** Another administrator can agree now. */
  readonly canAgree: boolean
}

/**
 * Whether a role given by one administrator needs a second one. Roles that decide on money and on roles do wherever
 * somebody can agree. A lone administrator gives them alone; `sameEyesUntil` keeps the holder from being their second member.
 * @example
 * givenByTwo('finance', { asked: false, canAgree: true }) // true
 * givenByTwo('finance', { asked: false, canAgree: false }) // false
 */
export const givenByTwo = (role: StaffRole, { asked, canAgree }: Site): boolean =>
  asked || (canAgree && ALWAYS.has(role))
