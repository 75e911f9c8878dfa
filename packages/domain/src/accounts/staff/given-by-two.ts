import type { StaffRole } from './permissions.ts'

const ALWAYS: ReadonlySet<StaffRole> = new Set(['finance', 'administrator'])

/**
 * Whether a role that one administrator gives waits for another one. Those that decide on money and on roles always do: whoever gave
 * them alone could be their own second member wherever two are asked for.
 * @param asked the site asks for two administrators (`moneySettingsSecondMember`)
 * @example
 * givenByTwo('finance', false) // true
 * givenByTwo('moderator', false) // false
 */
export const givenByTwo = (role: StaffRole, asked: boolean): boolean => asked || ALWAYS.has(role)
