import { sql } from 'drizzle-orm'
import type { NamedTo } from '../../platform/staff/named-to.ts'
import { ticket } from './tables.ts'

/** What the writers of a member's open tickets named. */
export const namedInTickets: NamedTo = (staffUid) =>
  sql`(select about_kind as kind, about_id as id from ${ticket} where assigned_uid = ${staffUid} and closed_at is null)`
