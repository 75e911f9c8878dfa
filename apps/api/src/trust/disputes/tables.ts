import type { Ruling } from '@jindu/domain/trust/disputes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, units } from '../../platform/db/columns.ts'
import type { TimelineFile } from '../../records/timeline/tables.ts'

/** The subject of a row: its kind, as named by ledger, audit, timeline and events, and its id. */
const ofSubject = () => ({ subjectKind: text('subject_kind').notNull(), subjectId: idRef('subject_id').notNull() })

/**
 * The current dispute of a subject. It exists from the first statement or proposal, even if no dispute is open. Only
 * the commit of the subject's own step writes it: the database refuses a change without a later version.
 */
export const dispute = pgTable(
  'dispute',
  {
    ...ofSubject(),
    /** The subject's version after the step that wrote this row. */
    subjectVersion: integer('subject_version').notNull(),
    title: text('title').notNull(),
    buyerUid: idRef('buyer_uid').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    currency: currencyCode().notNull(),
    /** The disputed amount. */
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
    /** The total number of each side's complaints. */
    buyerComplaints: integer('buyer_complaints').notNull(),
    sellerComplaints: integer('seller_complaints').notNull(),
    buyerStatements: integer('buyer_statements').notNull(),
    sellerStatements: integer('seller_statements').notNull(),
    buyerProposals: integer('buyer_proposals').notNull(),
    sellerProposals: integer('seller_proposals').notNull(),
    /** The open proposal: the amount for the buyer. */
    proposalBy: text('proposal_by', { enum: ['buyer', 'seller'] }),
    proposalBuyerUnits: units('proposal_buyer_units'),
    proposalAt: instant('proposal_at'),
    /** A ruling that waits for a second arbiter, with market-specific values. */
    pendingRuling: jsonb('pending_ruling').$type<Ruling>(),
    pendingRulingByUid: idRef('pending_ruling_by_uid'),
    pendingRulingAt: instant('pending_ruling_at'),
    /** When an arbiter may rule even without statements, and until when a silent side is waited for. */
    hearingAt: instant('hearing_at'),
    answersUntil: instant('answers_until'),
    /** When it enters the arbiters' queue; may be in the future. */
    queuedAt: instant('queued_at'),
    endedAt: instant('ended_at'),
    /** The subject's own outcome code. */
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
    // For a party's earlier disputes, shown beside a case.
    index('dispute_buyer_ended_idx')
      .on(table.buyerUid, table.endedAt)
      .where(sql`ended_at is not null and opened_at is not null`),
    index('dispute_seller_ended_idx')
      .on(table.sellerUid, table.endedAt)
      .where(sql`ended_at is not null and opened_at is not null`),
  ],
)

/** The arbiter who works on a case: information for the others, not a lock. */
export const disputeAssignment = pgTable(
  'dispute_assignment',
  { ...ofSubject(), uid: idRef('uid').notNull(), at: instant('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('dispute_assignment_uid_idx').on(table.uid),
  ],
)

/** Statements of the parties, with text and pictures. Append-only. */
export const disputeStatement = pgTable(
  'dispute_statement',
  {
    ...ofSubject(),
    /** The number of its timeline entry. */
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

/** Rulings, and their confirmation or rejection by a second arbiter. Append-only. */
export const disputeRuling = pgTable(
  'dispute_ruling',
  {
    ...ofSubject(),
    /** The number of its timeline entry. */
    number: integer('number').notNull(),
    step: text('step', { enum: RULING_STEPS }).notNull(),
    ruling: jsonb('ruling').$type<Ruling>().notNull(),
    byUid: idRef('by_uid').notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId, table.number] })],
)
