import type { DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { TimelineEnd, TimelineFile } from '../../records/timeline/index.ts'
import type { Facts } from './facts.ts'
import type { ActingIn, Parties, Refusals } from './party.ts'

/** What the timeline and the dossier keep of a step besides the step itself. */
export interface Recorded {
  readonly details: Facts
  readonly files?: readonly TimelineFile[]
  /** What must hold besides the subject's version. */
  readonly guards?: readonly Guard[]
}

/** What a step says besides itself; asked after the domain allowed the step, and again on every new try. */
export type RecordStep = () => Recorded | Promise<Recorded>

/** What a kind of subject brings along to be disputed. Everything else of a dispute is the engine's. */
export interface DisputeAdapter<Page, PageIn, Note, NoteIn, R extends Ruling = Ruling> {
  /** The word by which ledger, audit, timeline and events name it too. */
  readonly kind: string
  readonly refusals: Refusals
  /** Whether whatever a party does to its course asks for the pay password; a statement never does. */
  readonly asksPayPassword: boolean
  /** What the subject's page shows: the answer to every step and the heart of the case. */
  readonly page: z.ZodType<Page, PageIn>
  /** What its arbiters rule. */
  readonly ruling: z.ZodType<R>
  /** The codes of its timeline. */
  readonly note: z.ZodType<Note, NoteIn>
  /** Whose it is and where its timeline ends. @throws DomainError `refusals.notFound` */
  readonly load: (app: App, id: number) => Promise<Parties & TimelineEnd>
  /** @throws DomainError `refusals.notFound` for strangers too */
  readonly read: (app: App, session: Session, id: number) => Promise<PageIn>
  /**
   * Takes a step of the subject's own machine in one commit under its version, with what `writeDispute` asks for, and answers
   * with the page as the step left it.
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
