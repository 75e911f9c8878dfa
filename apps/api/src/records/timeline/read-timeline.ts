import { rules } from '@jindu/domain/rules'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Subject, TimelineEnd } from './append-entry.ts'
import { timelineEntry } from './tables.ts'

/** The notes and actors of a kind of subject. */
export interface TimelineWords {
  readonly note: string
  readonly actor: string
}

export interface TimelinePage {
  /** The cursor: entries before this number; the latest if absent. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}

/** The entries of a subject. */
export const ofSubject = ({ kind, id }: Subject) =>
  and(eq(timelineEntry.subjectKind, kind), eq(timelineEntry.subjectId, id))

/** The time of the latest entry with this note, unix seconds; null without one. */
export async function lastAtOf(
  { db }: App,
  subject: Subject,
  { note, actorUid }: { readonly note: string; readonly actorUid: number },
): Promise<number | null> {
  const [row] = await db
    .select({ at: timelineEntry.at })
    .from(timelineEntry)
    .where(and(ofSubject(subject), eq(timelineEntry.note, note), eq(timelineEntry.actorUid, actorUid)))
    .orderBy(desc(timelineEntry.number))
    .limit(1)
  return row?.at ?? null
}

/**
 * A page of a subject's timeline, oldest first: the latest entries, or those before a cursor. The caller has checked
 * access and passes the timeline's end.
 */
export async function readTimeline<Words extends TimelineWords>(
  { db }: App,
  subject: Subject,
  { timelineLength }: Pick<TimelineEnd, 'timelineLength'>,
  { before, limit = rules.timeline.entriesARead }: TimelinePage,
) {
  const rows = await db
    .select()
    .from(timelineEntry)
    .where(and(ofSubject(subject), before === undefined ? undefined : lt(timelineEntry.number, before)))
    .orderBy(desc(timelineEntry.number))
    .limit(limit)
  const data = rows.toReversed().map(({ id, number, note, actor, actorUid: uid, details, at }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the subject's own verbs wrote
    const words = { note, actor } as Pick<Words, 'note' | 'actor'>
    return { id, number, ...words, uid, details, at }
  })
  return { data, total: timelineLength }
}
