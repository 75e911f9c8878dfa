import { CURRENCIES, money } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { deposit } from './tables.ts'

/** Describes deposits in messages, by amount. */
export const describeDeposits: DescribeSubjects = async ({ db }, ids) => {
  const { id, currency, amountUnits } = deposit
  const rows = await db
    .select({ id, currency, amountUnits })
    .from(deposit)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      { title: null, amount: money(row.currency, row.amountUnits), within: { currency: CURRENCIES[row.currency].id } },
    ]),
  )
}
