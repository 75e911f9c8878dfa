import { and, inArray, isNull, min, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { conversationLine } from './tables.ts'

type LineRow = typeof conversationLine.$inferSelect

const linksOut = ({ warnings, takenBackAt }: LineRow) => takenBackAt === null && warnings.includes('link')

/** The lines that contain their side's first external link in a conversation, ignoring removed lines. */
export async function firstLinksAmong({ db }: App, rows: readonly LineRow[]): Promise<ReadonlySet<number>> {
  const linking = rows.filter(linksOut)
  if (linking.length === 0) return new Set()
  const { conversationId, side, number, takenBackAt, warnings } = conversationLine
  const firsts = await db
    .select({ conversationId, side, number: min(number) })
    .from(conversationLine)
    .where(
      and(
        inArray(conversationId, [...new Set(linking.map((row) => row.conversationId))]),
        isNull(takenBackAt),
        sql`'link' = any (${warnings})`,
      ),
    )
    .groupBy(conversationId, side)
  const isFirst = (row: LineRow) =>
    firsts.some(
      (first) => first.conversationId === row.conversationId && first.side === row.side && first.number === row.number,
    )
  return new Set(linking.filter(isFirst).map(({ id }) => id))
}
