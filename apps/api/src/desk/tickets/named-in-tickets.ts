import { sql } from 'drizzle-orm'
import type { NamedTo } from '../../platform/staff/named-to.ts'
import { ticket } from './tables.ts'

/** The subjects named in the open tickets assigned to a staff member. */
export const namedInTickets: NamedTo = (staffUid) =>
  sql`(select about_kind as kind, about_id as id from ${ticket} where assigned_uid = ${staffUid} and closed_at is null)`
