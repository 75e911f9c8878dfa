import { integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'

/** A picture attached to an entry. */
export interface TimelineFile {
  readonly id: string
  readonly sha256: string
}

/**
 * Timeline entries of all subjects, hash-chained per subject. Append-only: the database refuses changes.
 */
export const timelineEntry = pgTable(
  'timeline_entry',
  {
    id: rowId(),
    /** The kind's name, also used by ledger, audit and events: `goodsOrder`. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** 1, 2, 3 … within the subject. */
    number: integer('number').notNull(),
    /** The format of `line`: 1 names an order; 2 names itself, and the subject by kind and id. */
    format: smallint('format').notNull(),
    note: text('note').notNull(),
    actor: text('actor').notNull(),
    actorUid: idRef('actor_uid'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    files: jsonb('files').$type<readonly TimelineFile[]>(),
    at: instant('at').notNull(),
    /** The columns above as the exact text that is hashed. */
    line: text('line').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [unique('timeline_entry_number_key').on(table.subjectKind, table.subjectId, table.number)],
)

/** The columns of a timeline's end in its subject's row, protected by the subject's version. */
export const timelineEnd = () => ({
  /** Hash of the last entry. */
  timelineHead: bytes('timeline_head').notNull(),
  timelineLength: integer('timeline_length').notNull(),
})
