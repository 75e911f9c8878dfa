import type { SQL } from 'drizzle-orm'

/**
 * The subjects that people named to a member of staff in what that member works on, as a subquery in parentheses with the columns
 * `kind` and `id`: a dispute lets the member in for them, and knows nothing of where they were named.
 */
export type NamedTo = (staffUid: number) => SQL
