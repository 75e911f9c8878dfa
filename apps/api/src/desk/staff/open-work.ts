import { moderationKinds } from '@jindu/domain/trust/moderation'
import { isPermitted, type StaffRole } from '@jindu/domain/accounts/staff'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { countCases } from '../../trust/disputes/index.ts'
import { moderationItem } from '../../trust/moderation/tables.ts'
import { ticket } from '../tickets/tables.ts'
import { withdrawal } from '../../wallet/withdrawals/tables.ts'

/** Open items per queue; null where the role has no access. */
export const openWorkOutput = z.object({
  /** Cases that wait for a ruling or for a second arbiter. */
  cases: z.int().nullable(),
  /** Items in the moderation queue without tickets, of the kinds that the role handles. */
  reports: z.int().nullable(),
  /** Withdrawals in review. */
  payouts: z.int().nullable(),
  /** Tickets that wait for an answer by staff. */
  tickets: z.int().nullable(),
})

async function countReports({ db }: App, role: StaffRole): Promise<number | null> {
  const kinds = moderationKinds(role).filter((kind) => kind !== 'ticket')
  if (kinds.length === 0) return null
  return db.$count(moderationItem, and(isNull(moderationItem.closedAt), inArray(moderationItem.kind, kinds)))
}

async function countCasesOfBoth(app: App): Promise<number> {
  const { waiting, second } = await countCases(app)
  return waiting + second
}

/** Open items for a role, shown on every page of the console. Each count uses a partial index of open rows. */
export async function readOpenWork(app: App, role: StaffRole): Promise<z.infer<typeof openWorkOutput>> {
  const { db } = app
  const [cases, reports, payouts, tickets] = await Promise.all([
    isPermitted(role, 'cases.rule') ? countCasesOfBoth(app) : null,
    countReports(app, role),
    isPermitted(role, 'payouts.manage') ? db.$count(withdrawal, eq(withdrawal.status, 'pending')) : null,
    isPermitted(role, 'tickets.answer')
      ? db.$count(ticket, and(isNull(ticket.closedAt), isNotNull(ticket.waitingSince)))
      : null,
  ])
  return { cases, reports, payouts, tickets }
}
