import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { goods } from './tables.ts'

/** Goods as a message names them. */
export const describeGoods: DescribeSubjects = async ({ db }, ids) => {
  const rows = await db
    .select({ id: goods.id, title: goods.title, ownerUid: goods.sellerUid })
    .from(goods)
    .where(inArray(goods.id, [...ids]))
  return new Map(rows.map(({ id, title, ownerUid }) => [id, { title, amount: null, within: {}, ownerUid }]))
}
