import type { DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import type { Guard } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { TimelineEnd, TimelineFile } from '../../records/timeline/index.ts'
import type { Facts } from './facts.ts'
import type { ActingIn, Parties, Refusals } from './party.ts'

/** The details of a step for timeline and dossier. */
export interface Recorded {
  readonly details: Facts
  readonly files?: readonly TimelineFile[]
  /** Guards besides the subject's version. */
  readonly guards?: readonly Guard[]
  /** Lines of the audit besides the step's own. */
  readonly audit?: readonly AuditDraft[]
}

/** Builds a step's details; called after the domain allowed the step, and again on every retry. */
export type RecordStep = () => Recorded | Promise<Recorded>

/** A subject kind's adapter for the dispute engine. */
export interface DisputeAdapter<Page, PageIn, Note, NoteIn, R extends Ruling = Ruling> {
  /** The kind's name, also used by ledger, audit, timeline and events. */
  readonly kind: string
  readonly refusals: Refusals
  /** Whether steps of a party require the pay password; statements never do. */
  readonly asksPayPassword: boolean
  /** The schema of the subject's page, which every step answers and the case contains. */
  readonly page: z.ZodType<Page, PageIn>
  /** The schema of a ruling. */
  readonly ruling: z.ZodType<R>
  /** The note codes of its timeline. */
  readonly note: z.ZodType<Note, NoteIn>
  /** Loads the parties and the timeline's end. @throws DomainError `refusals.notFound` */
  readonly load: (app: App, id: number) => Promise<Parties & TimelineEnd>
  /** @throws DomainError `refusals.notFound` for strangers too */
  readonly read: (app: App, session: Session, id: number) => Promise<PageIn>
  /**
   * Applies an event of the subject's own machine in one commit under its version, including the writes of
   * `writeDispute`. Returns the page after the step.
   */
  readonly step: (
    app: App,
    session: Session,
    id: number,
    event: DisputeEvent<R>,
    acting: ActingIn,
    record?: RecordStep,
  ) => Promise<PageIn>
}
