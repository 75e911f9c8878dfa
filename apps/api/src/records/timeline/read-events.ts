import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { timelineEntry } from './tables.ts'
import type { TimelineWords } from './read-timeline.ts'

/** The maximum number of events shown in a conversation. */
const MOST = 300

/**
 * The latest timeline entries of several subjects of a kind, oldest first. @param ids a subquery or a list in
 * parentheses
 */
export async function readEvents<Words extends TimelineWords>({ db }: Pick<App, 'db'>, kind: string, ids: SQL) {
  const { id, subjectId, note, actor, actorUid, at } = timelineEntry
  const rows = await db
    .select({ id, subjectId, note, actor, uid: actorUid, at })
    .from(timelineEntry)
    .where(and(eq(timelineEntry.subjectKind, kind), sql`${subjectId} in ${ids}`))
    .orderBy(desc(at), desc(id))
    .limit(MOST)
  return rows.toReversed().map(({ subjectId: orderId, note: said, actor: by, ...row }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the subject's own verbs wrote
    const words = { note: said, actor: by } as Pick<Words, 'note' | 'actor'>
    return { ...row, ...words, orderId }
  })
}
