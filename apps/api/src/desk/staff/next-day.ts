import { CURRENCY_CODES, usd, type Money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { isPermitted, type StaffPermission, type StaffRole } from '@jindu/domain/accounts/staff'
import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { listProposals } from '../../platform/settings/write-proposal.ts'
import { usdOut } from '../../trpc/money-out.ts'
import { listRoleProposals } from '../../accounts/accounts/index.ts'
import { dispute } from '../../trust/disputes/tables.ts'
import { goodsOrder, isDelivered } from '../../goods/orders/tables.ts'
import { notice } from '../notices/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'

const HOUR_SECONDS = 3_600
const WINDOW_SECONDS = 24 * HOUR_SECONDS

/**
 * Deadlines that staff see: cases to rule, scheduled notices, proposals and rates that expire, order settlements, fiat
 * payments, fiat orders.
 */
const KINDS = ['cases', 'notices', 'settings', 'roles', 'rates', 'settlements', 'payments', 'fiat'] as const
type Kind = (typeof KINDS)[number]

const dueHour = z.object({
  /** The earliest deadline in the hour. */
  at: z.int(),
  count: z.int(),
  /** The sum in dollars; null for kinds without money. */
  total: usdOut.nullable(),
})

export const nextDayOutput = z.object({
  /** Unix seconds of the window's start; it is a day long. */
  from: z.int(),
  /** The kinds that the role may see. Each lists its hours with deadlines: the earliest one and the count. */
  kinds: z.array(z.object({ kind: z.enum(KINDS), hours: z.array(dueHour) })),
})

type Hours = readonly { readonly at: number; readonly count: number; readonly total: Money<'USD'> | null }[]

interface Timed {
  readonly table: PgTable
  readonly at: PgColumn
  readonly where: SQL | undefined
  /** Seconds from the deadline to the timestamp in `at`. */
  readonly before?: number
  /** The amount in US cents, for kinds with money. */
  readonly cents?: PgColumn
}

/** Counts rows with a deadline within a day of `now`, by hour from `now`. */
async function countHours({ db }: Pick<App, 'db'>, timed: Timed, now: number): Promise<Hours> {
  const { table, at, where, before = 0, cents } = timed
  const from = now + before
  const hour = sql<number>`floor((extract(epoch from ${at}) - ${from}) / ${HOUR_SECONDS})::int`
  const rows = await db
    .select({
      hour: hour.as('hour'),
      at: sql<number>`extract(epoch from min(${at}))::float8`,
      count: sql<number>`count(*)::int`,
      cents: cents === undefined ? sql<null>`null` : sql<string>`sum(${cents})::text`,
    })
    .from(table)
    .where(and(gt(at, from), lte(at, from + WINDOW_SECONDS), where))
    .groupBy(sql`hour`)
    .orderBy(sql`hour`)
  return rows.map((row) => ({
    at: Math.floor(row.at) - before,
    count: row.count,
    total: row.cents === null ? null : usd(BigInt(row.cents)),
  }))
}

/** The same for a list of timestamps in memory. */
function groupHours(moments: readonly number[], now: number): Hours {
  const within = moments.filter((at) => at > now && at <= now + WINDOW_SECONDS).toSorted((a, b) => a - b)
  const hours = Map.groupBy(within, (at) => Math.floor((at - now) / HOUR_SECONDS))
  return [...hours.values()].map((those) => ({ at: those[0] ?? now, count: those.length, total: null }))
}

interface Due {
  readonly permission: StaffPermission
  readonly read: (app: App, now: number) => Promise<Hours>
}

/** Unpaid fiat orders, by the time at which the clock ends them. */
const UNPAID: Timed = {
  table: otcOrder,
  at: otcOrder.unattendedAt,
  where: and(eq(otcOrder.status, 'open'), isNull(otcOrder.paidAt), isNull(otcOrder.disputeOpenedAt)),
}

const DUE: Readonly<Record<Kind, Due>> = {
  cases: {
    permission: 'cases.rule',
    read: (app, now) => {
      const where = and(isNull(dispute.endedAt), isNull(dispute.pendingRulingAt), isNotNull(dispute.queuedAt))
      return countHours(app, { table: dispute, at: dispute.queuedAt, where }, now)
    },
  },
  notices: {
    permission: 'notices.manage',
    read: (app, now) =>
      countHours(app, { table: notice, at: notice.publishedAt, where: isNull(notice.withdrawnAt) }, now),
  },
  settings: {
    permission: 'settings.change',
    read: async (app, now) =>
      groupHours(
        (await listProposals(app.db, now)).map(({ until }) => until),
        now,
      ),
  },
  roles: {
    permission: 'staff.manage',
    read: async (app, now) =>
      groupHours(
        (await listRoleProposals(app)).map(({ until }) => until),
        now,
      ),
  },
  rates: {
    permission: 'rates.set',
    read: (app, now) => {
      const ends = CURRENCY_CODES.flatMap((currency) => app.rates.set(currency)?.until ?? [])
      return Promise.resolve(groupHours(ends, now))
    },
  },
  settlements: {
    permission: 'ledger.read',
    read: (app, now) => {
      const where = and(eq(goodsOrder.status, 'open'), isNull(goodsOrder.heldSince), isDelivered)
      return countHours(
        app,
        { table: goodsOrder, at: goodsOrder.protectUntil, where, cents: goodsOrder.totalCents },
        now,
      )
    },
  },
  payments: {
    permission: 'ledger.read',
    // The clock ends an order `unattendedSeconds` after its payment deadline, which already accounts for the offer's
    // working hours.
    read: (app, now) =>
      countHours(app, { ...UNPAID, before: rules.otc.unattendedSeconds, cents: otcOrder.totalCents }, now),
  },
  fiat: { permission: 'ledger.read', read: (app, now) => countHours(app, UNPAID, now) },
}

/** Deadlines within a day that the role may see. */
export async function readNextDay(app: App, role: StaffRole): Promise<z.input<typeof nextDayOutput>> {
  const from = app.clock.now()
  const seen = KINDS.filter((kind) => isPermitted(role, DUE[kind].permission))
  const kinds = await Promise.all(seen.map(async (kind) => ({ kind, hours: [...(await DUE[kind].read(app, from))] })))
  return { from, kinds }
}
