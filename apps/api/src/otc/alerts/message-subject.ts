import { CURRENCIES } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { otcAlert } from './tables.ts'

/** Alerts as a message links to them: the market of their coin, and of their side (0 for buy offers, 1 for sell offers). */
export const describeAlerts: DescribeSubjects = async ({ db }, ids) => {
  const { id, currency, side } = otcAlert
  const rows = await db
    .select({ id, currency, side })
    .from(otcAlert)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: null,
        amount: null,
        within: {
          currency: CURRENCIES[row.currency].id,
          ...(row.side === null ? {} : { side: row.side === 'buy' ? 0 : 1 }),
        },
      },
    ]),
  )
}
