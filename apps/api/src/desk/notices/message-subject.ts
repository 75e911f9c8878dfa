import { inArray } from 'drizzle-orm'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { notice } from './tables.ts'

/** Notices as a message names them: by the title that they have. */
export const describeNotices: DescribeSubjects = async ({ db }, ids) => {
  const { id, titleEn, titleZh } = notice
  const rows = await db
    .select({ id, titleEn, titleZh })
    .from(notice)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, { title: row.titleZh ?? row.titleEn, amount: null, within: {} }]))
}
