import { money } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { otcOffer } from './tables.ts'

/** Offers as a message names them: by how much coin they are about. */
export const describeOffers: DescribeSubjects = async ({ db }, ids) => {
  const { id, currency, totalUnits, ownerUid } = otcOffer
  const rows = await db
    .select({ id, currency, totalUnits, ownerUid })
    .from(otcOffer)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      { title: null, amount: money(row.currency, row.totalUnits), within: {}, ownerUid: row.ownerUid },
    ]),
  )
}
