import { createHash } from 'node:crypto'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { timelineEntry, type TimelineFile } from './tables.ts'

/** The subject of a timeline. */
export interface Subject {
  readonly kind: string
  readonly id: number
}

/** The end of a subject's timeline, stored in the subject's own row. */
export interface TimelineEnd {
  readonly timelineHead: Uint8Array
  readonly timelineLength: number
}

/** An entry to append. */
export interface EntryDraft {
  readonly note: string
  readonly actor: string
  readonly actorUid: number | null
  readonly details: Readonly<Record<string, string | number>>
  readonly files?: readonly TimelineFile[] | undefined
  /** Unix seconds. */
  readonly at: number
}

/** An entry with its number in the timeline. */
export interface Entry extends EntryDraft {
  /** 1, 2, 3 … within the subject. */
  readonly number: number
}

/** The end of an empty timeline. */
export const NO_ENTRIES: TimelineEnd = { timelineHead: new Uint8Array(), timelineLength: 0 }

const FORMAT = 2

/**
 * Chains an entry to the end of a subject's timeline.
 * @returns `end` for the subject's own guarded update (or its insert) and `write` for the same commit. Without the
 * subject's version guard, two entries could follow the same one
 */
export function appendEntry(
  { kind, id }: Subject,
  { timelineHead, timelineLength }: TimelineEnd,
  draft: EntryDraft,
): { readonly end: TimelineEnd; readonly entry: Entry; readonly write: Statement } {
  const { note, actor, actorUid, details, files, at } = draft
  const number = timelineLength + 1
  const line = JSON.stringify({
    format: FORMAT,
    subject: kind,
    id,
    number,
    note,
    actor,
    actorUid,
    details: Object.fromEntries(Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(files === undefined ? {} : { files: files.map((file) => ({ id: file.id, sha256: file.sha256 })) }),
    at,
  })
  const hash = createHash('sha256')
    .update(`${Buffer.from(timelineHead).toString('hex')}\n${line}`)
    .digest()
  const subject = { subjectKind: kind, subjectId: id, number, format: FORMAT }
  const row = { ...subject, note, actor, actorUid, details: { ...details }, at, line, hash }
  return {
    end: { timelineHead: hash, timelineLength: number },
    entry: { ...draft, number },
    write: insertRow(timelineEntry, files === undefined ? row : { ...row, files }),
  }
}
