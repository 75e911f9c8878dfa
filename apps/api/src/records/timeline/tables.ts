import { integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'

/** A picture that an entry names. */
export interface TimelineFile {
  readonly id: string
  readonly sha256: string
}

/**
 * What happened to whatever has a timeline, in one table: each entry is chained to the one before of the same subject.
 * Rows are only added, the database refuses the rest.
 */
export const timelineEntry = pgTable(
  'timeline_entry',
  {
    id: rowId(),
    /** The word by which ledger, audit and events name it too: `goodsOrder`. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** 1, 2, 3 … within the subject. */
    number: integer('number').notNull(),
    /** How `line` is written: 1 names an order, 2 the format itself and the subject by kind and id. */
    format: smallint('format').notNull(),
    note: text('note').notNull(),
    actor: text('actor').notNull(),
    actorUid: idRef('actor_uid'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    files: jsonb('files').$type<readonly TimelineFile[]>(),
    at: instant('at').notNull(),
    /** Everything above as the exact text that is hashed. */
    line: text('line').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [unique('timeline_entry_number_key').on(table.subjectKind, table.subjectId, table.number)],
)

/** The columns in which a subject keeps the end of its timeline, under its own version guard. */
export const timelineEnd = () => ({
  /** Hash of the last entry. */
  timelineHead: bytes('timeline_head').notNull(),
  timelineLength: integer('timeline_length').notNull(),
})
