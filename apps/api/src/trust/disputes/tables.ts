import type { Ruling } from '@jindu/domain/trust/disputes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant, units } from '../../platform/db/columns.ts'
import type { TimelineFile } from '../../records/timeline/tables.ts'

/** Which subject a row is about: the word by which ledger, audit, timeline and events name it too, and its id. */
const ofSubject = () => ({ subjectKind: text('subject_kind').notNull(), subjectId: idRef('subject_id').notNull() })

/**
 * The dispute of a subject as it stands: there from the first thing that is said or offered, whether it is disputed or not.
 * Written in the commit of the subject's own step only: the database refuses a change that names no later version.
 */
export const dispute = pgTable(
  'dispute',
  {
    ...ofSubject(),
    /** The version of the subject whose step wrote this. */
    subjectVersion: integer('subject_version').notNull(),
    title: text('title').notNull(),
    buyerUid: idRef('buyer_uid').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    currency: text('currency', { enum: ['BTC', 'USDT', 'LTC'] }).notNull(),
    /** What is divided. */
    amountUnits: units('amount_units').notNull(),
    totalCents: units('total_cents').notNull(),
    responseSeconds: integer('response_seconds').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    openedAt: instant('opened_at'),
    buyerComplaintAt: instant('buyer_complaint_at'),
    sellerComplaintAt: instant('seller_complaint_at'),
    /** When each side first stated its case. */
    buyerStatedAt: instant('buyer_stated_at'),
    sellerStatedAt: instant('seller_stated_at'),
    /** How often each side has spoken, ever. */
    buyerComplaints: integer('buyer_complaints').notNull(),
    sellerComplaints: integer('seller_complaints').notNull(),
    buyerStatements: integer('buyer_statements').notNull(),
    sellerStatements: integer('seller_statements').notNull(),
    buyerProposals: integer('buyer_proposals').notNull(),
    sellerProposals: integer('seller_proposals').notNull(),
    /** The proposal that stands: what the buyer would get. */
    proposalBy: text('proposal_by', { enum: ['buyer', 'seller'] }),
    proposalBuyerUnits: units('proposal_buyer_units'),
    proposalAt: instant('proposal_at'),
    /** The ruling that awaits a second arbiter, with what a market adds to it. */
    pendingRuling: jsonb('pending_ruling').$type<Ruling>(),
    pendingRulingByUid: idRef('pending_ruling_by_uid'),
    pendingRulingAt: instant('pending_ruling_at'),
    /** When an arbiter hears it whatever the parties do, and until when even a silent side is waited for. */
    hearingAt: instant('hearing_at'),
    answersUntil: instant('answers_until'),
    /** From when it is before the arbiters; it may lie ahead. */
    queuedAt: instant('queued_at'),
    endedAt: instant('ended_at'),
    /** How the subject ended, in its own word. */
    outcome: text('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('dispute_waiting_idx')
      .on(table.queuedAt, table.subjectId)
      .where(sql`ended_at is null and pending_ruling_at is null and queued_at is not null`),
    index('dispute_second_idx')
      .on(table.pendingRulingAt, table.subjectId)
      .where(sql`pending_ruling_at is not null`),
    index('dispute_opened_idx')
      .on(table.openedAt)
      .where(sql`opened_at is not null`),
    index('dispute_ended_idx')
      .on(table.endedAt, table.subjectId)
      .where(sql`ended_at is not null and opened_at is not null`),
    // What either side was party to before: read beside a case.
    index('dispute_buyer_ended_idx')
      .on(table.buyerUid, table.endedAt)
      .where(sql`ended_at is not null and opened_at is not null`),
    index('dispute_seller_ended_idx')
      .on(table.sellerUid, table.endedAt)
      .where(sql`ended_at is not null and opened_at is not null`),
  ],
)

/** Which arbiter works on a case: for the others to read, no more. */
export const disputeAssignment = pgTable(
  'dispute_assignment',
  { ...ofSubject(), uid: idRef('uid').notNull(), at: instant('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('dispute_assignment_uid_idx').on(table.uid),
  ],
)

/** What each side said, in words and pictures; rows are only added. */
export const disputeStatement = pgTable(
  'dispute_statement',
  {
    ...ofSubject(),
    /** Of the entry in the subject's timeline. */
    number: integer('number').notNull(),
    side: text('side', { enum: ['buyer', 'seller'] }).notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<readonly TimelineFile[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId, table.number] }),
    index('dispute_statement_files_idx').using('gin', sql`${table.files} jsonb_path_ops`),
  ],
)

export const RULING_STEPS = ['ruled', 'awaitsSecond', 'confirmed', 'rejected'] as const

/** What arbiters decided, and what a second one made of it; rows are only added. */
export const disputeRuling = pgTable(
  'dispute_ruling',
  {
    ...ofSubject(),
    /** Of the entry in the subject's timeline. */
    number: integer('number').notNull(),
    step: text('step', { enum: RULING_STEPS }).notNull(),
    ruling: jsonb('ruling').$type<Ruling>().notNull(),
    byUid: idRef('by_uid').notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId, table.number] })],
)
