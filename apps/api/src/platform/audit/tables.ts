import type { AuditAction, AuditSubject } from '@jindu/domain/audit'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../db/columns.ts'

/** The audit log: actor, action and subject. Append-only. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: rowId(),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind').notNull(),
    actorUid: idRef('actor_uid'),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: idRef('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('audit_event_subject').on(t.subjectKind, t.subjectId, t.id),
    index('audit_event_actor').on(t.actorUid, t.id),
    index('audit_event_staff')
      .on(t.id)
      .where(sql`actor_kind in ('staff', 'operator')`),
    // Staff reads are recorded once per member, subject and hour.
    uniqueIndex('audit_event_read_key')
      .on(t.actorUid, t.subjectKind, t.subjectId, sql`date_trunc('hour', created_at at time zone 'UTC')`)
      .where(sql`action = 'staff.read'`),
    // Events of an address are recorded once per network, action and hour.
    uniqueIndex('audit_event_address_key')
      .on(t.subjectId, t.action, sql`date_trunc('hour', created_at at time zone 'UTC')`)
      .where(sql`subject_kind = 'address'`),
  ],
)

/** A sealed period: a root over the hashes of its entries, chained to the previous seal, like the ledger's seals. */
export const auditSeal = pgTable('audit_seal', {
  id: rowId(),
  fromEventId: idRef('from_event_id').notNull(),
  toEventId: idRef('to_event_id').notNull(),
  eventCount: bigint('event_count', { mode: 'number' }).notNull(),
  root: bytes('root').notNull(),
  hash: bytes('hash').notNull(),
  sealedAt: instant('sealed_at').notNull(),
})
