import type { StaffRole } from './permissions.ts'

const ALWAYS: ReadonlySet<StaffRole> = new Set(['finance', 'administrator'])

/**
 * Whether a role given by one administrator needs a second one. Roles that decide on money and on roles always do:
 * otherwise an administrator could create their own second member.
 * @param asked the site requires two administrators (`moneySettingsSecondMember`)
 * @example
 * givenByTwo('finance', false) // true
 * givenByTwo('moderator', false) // false
 */
export const givenByTwo = (role: StaffRole, asked: boolean): boolean => asked || ALWAYS.has(role)
