import { asc } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Subject, TimelineEnd } from './append-entry.ts'
import { ofSubject } from './read-timeline.ts'
import { timelineEntry } from './tables.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * All entries of a subject's timeline, as hashed lines that anyone can verify offline. The caller has checked access
 * and passes the timeline's end. Later entries are left out, so that the head matches.
 */
export async function readDossier({ db }: App, subject: Subject, { timelineHead, timelineLength }: TimelineEnd) {
  const rows = await db
    .select({ line: timelineEntry.line, hash: timelineEntry.hash })
    .from(timelineEntry)
    .where(ofSubject(subject))
    .orderBy(asc(timelineEntry.number))
    .limit(timelineLength)
  return {
    subject: subject.kind,
    id: subject.id,
    head: hex(timelineHead),
    entries: rows.map(({ line, hash }) => ({ line, hash: hex(hash) })),
  }
}
