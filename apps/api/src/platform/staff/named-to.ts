import type { SQL } from 'drizzle-orm'

/**
 * Subjects that users named in work assigned to a staff member, as a parenthesised subquery with the columns `kind` and
 * `id`. A dispute grants access through it without knowing where the subjects were named.
 */
export type NamedTo = (staffUid: number) => SQL
