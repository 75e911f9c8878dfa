import { money } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { internalTransfer, userTransfer } from './tables.ts'

/** Describes transfers and moves alike: a message names them by their amount. */
const describe =
  (table: typeof userTransfer | typeof internalTransfer): DescribeSubjects =>
  async ({ db }, ids) => {
    const { id, currency, amountUnits } = table
    const rows = await db
      .select({ id, currency, amountUnits })
      .from(table)
      .where(inArray(id, [...ids]))
    return new Map(
      rows.map((row) => [row.id, { title: null, amount: money(row.currency, row.amountUnits), within: {} }]),
    )
  }

export const describeTransfers = describe(userTransfer)
export const describeMoves = describe(internalTransfer)
