import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { ticket } from './tables.ts'

/** Tickets as a message names them. */
export const describeTickets: DescribeSubjects = async ({ db }, ids) => {
  const { id, title } = ticket
  const rows = await db
    .select({ id, title })
    .from(ticket)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, { title: row.title, amount: null, within: {} }]))
}
